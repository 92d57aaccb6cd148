     let postalCodeAustria = ` 
[
    {
        "Name": "7000 - Eisenstadt, Eisenstadt Stadt, Burgenland"
    },
    {
        "Name": "7071 - Rust, Rust Stadt, Burgenland"
    },
    {
        "Name": "2443 - Loretto, Eisenstadt-Umgebung, Burgenland"
    },
    {
        "Name": "2443 - Stotzing, Eisenstadt-Umgebung, Burgenland"
    },
    {
        "Name": "2443 - Leithaprodersdorf, Eisenstadt-Umgebung, Burgenland"
    },
    {
        "Name": "2485 - Wimpassing an der Leitha, Eisenstadt-Umgebung, Burgenland"
    },
    {
        "Name": "2491 - Steinbrunn, Eisenstadt-Umgebung, Burgenland"
    },
    {
        "Name": "2491 - Neufeld an der Leitha, Eisenstadt-Umgebung, Burgenland"
    },
    {
        "Name": "2491 - Hornstein, Eisenstadt-Umgebung, Burgenland"
    },
    {
        "Name": "7011 - Siegendorf, Eisenstadt-Umgebung, Burgenland"
    },
    {
        "Name": "7012 - Zagersdorf, Eisenstadt-Umgebung, Burgenland"
    },
    {
        "Name": "7013 - Klingenbach, Eisenstadt-Umgebung, Burgenland"
    },
    {
        "Name": "7033 - Zillingtal, Eisenstadt-Umgebung, Burgenland"
    },
    {
        "Name": "7034 - Zillingtal, Eisenstadt-Umgebung, Burgenland"
    },
    {
        "Name": "7035 - Zillingtal, Eisenstadt-Umgebung, Burgenland"
    },
    {
        "Name": "7035 - Steinbrunn, Eisenstadt-Umgebung, Burgenland"
    },
    {
        "Name": "7041 - Wulkaprodersdorf, Eisenstadt-Umgebung, Burgenland"
    },
    {
        "Name": "7051 - Großhöflein, Eisenstadt-Umgebung, Burgenland"
    },
    {
        "Name": "7052 - Müllendorf, Eisenstadt-Umgebung, Burgenland"
    },
    {
        "Name": "7053 - Hornstein, Eisenstadt-Umgebung, Burgenland"
    },
    {
        "Name": "7061 - Trausdorf an der Wulka, Eisenstadt-Umgebung, Burgenland"
    },
    {
        "Name": "7062 - Sankt Margarethen im Burgenland, Eisenstadt-Umgebung, Burgenland"
    },
    {
        "Name": "7063 - Oggau am Neusiedler See, Eisenstadt-Umgebung, Burgenland"
    }
]`;
