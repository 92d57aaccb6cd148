COUNTIES_AND_WARDS = {
    "Nairobi": [
        "Karura", "Githurai", "Kahawa West", "Kahawa", "Kasani", "Clay Works",
        "Roysambu", "Kahawa West", "Zimmerman", "Mwiki", "Githurai", "Kahawa",
        "Ruaraka", "Baba Dogo", "Utalii", "Korogocho", "Mathare North", "Huruma",
        "Dandora", "Kasarani", "Njiru", "Ruai", "Mwiki", "Kasarani"
    ],
    "Tana River": [
        "Garsen North", "Garsen Central", "Garsen South", "Kipini East", "Kipini West", "Salama",
        "Handhura", "Kauka", "Ozi", "Kakoneni", "Madogo", "Chewani",
        "Bangale", "Wayu", "Galoletu", "Ndura", "Mikinduni", "Bura",
        "Sala", "Mbalambala", "Chewele"
    ],
}
