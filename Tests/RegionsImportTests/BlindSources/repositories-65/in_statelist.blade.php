<script>
    var state = [
        {
            "state": "Andaman and Nicobar",
            "district": "South Andaman"
        },
        {
            "state": "Andaman and Nicobar",
            "district": "North and Middle Andaman"
        },
        {
            "state": "Andaman and Nicobar",
            "district": "Nicobar"
        },
        {
            "state": "Andhra Pradesh",
            "district": "East Godavari"
        },
        {
            "state": "Andhra Pradesh",
            "district": "Guntur"
        },
        {
            "state": "Andhra Pradesh",
            "district": "Krishna"
        },
        {
            "state": "Andhra Pradesh",
            "district": "Visakhapatnam"
        },
        {
            "state": "Andhra Pradesh",
            "district": "Chittoor"
        },
        {
            "state": "Andhra Pradesh",
            "district": "Anantapur"
        },
        {
            "state": "Andhra Pradesh",
            "district": "Kurnool"
        },
        {
            "state": "Andhra Pradesh",
            "district": "West Godavari"
        },
        {
            "state": "Andhra Pradesh",
            "district": "Prakasam"
        },
        {
            "state": "Andhra Pradesh",
            "district": "Sri Potti Sriramulu Nellore"
        },
        {
            "state": "Andhra Pradesh",
            "district": "Kadapa"
        },
        {
            "state": "Andhra Pradesh",
            "district": "Srikakulam"
        },
        {
            "state": "Andhra Pradesh",
            "district": "Vizianagaram"
        },
        {
            "state": "Arunachal Pradesh",
            "district": "Papum Pare"
        },
        {
            "state": "Arunachal Pradesh",
            "district": "Changlang"
        },
        {
            "state": "Arunachal Pradesh",
            "district": "Lohit"
        },
        {
            "state": "Arunachal Pradesh",
            "district": "West Siang"
        }
    ];
</script>
