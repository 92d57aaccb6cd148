{
    "abia": {
        "aba metropolitan area": {
            "ariaria": ["lon", "lat"],
            "osisioma": ["lon", "lat"],
            "obingwa": ["lon", "lat"],
            "osusu": ["lon", "lat"],
            "umungasi": ["lon", "lat"],
            "umugasi": ["lon", "lat"],
            "uratta": ["lon", "lat"],
            "ogbor hill": ["lon", "lat"],
            "asa nnentu": ["lon", "lat"],
        },
        "umuahia metropolitan area": {
            "ubakala": ["lon", "lat"],
            "isieke": ["lon", "lat"],
            "ikwuano": ["lon", "lat"],
            "ohuhu": ["lon", "lat"],
            "abiriba": ["lon", "lat"],
        },
        "ohafia area": {
            "ohafia": ["lon", "lat"],
            "elu": ["lon", "lat"],
        },
        "arochukwu area": {
            "arochukwu": ["lon", "lat"],
            "ututu": ["lon", "lat"],
        },
        "bende area": {
            "bende": ["lon", "lat"],
        },
        "isuikwuato area": {
            "isuikwuato": ["lon", "lat"],
        },
        "obi ngwa area": {
            "obi ngwa": ["lon", "lat"],
        },
        "ugwunagbo area": {
            "ugwunagbo": ["lon", "lat"],
        },
        "umunneochi area": {
            "umunneochi": ["lon", "lat"],
        },
        "ukwa east area": {
            "ukwa east": ["lon", "lat"],
        },
        "ukwa west area": {
            "ukwa west": ["lon", "lat"],
        },
        "isiala ngwa north area": {
            "isiala Ngwa North": ["lon", "lat"],
        },
        "isiala ngwa south area": {
            "isiala ngwa south": ["lon", "lat"],
        },
        "ohaozara area": {
            "ohaozara": ["lon", "lat"],
        },
    },
    "adamawa": {
        "yola metropolitan area": {
            "jimeta": ["lon", "lat"],
            "girei": ["lon", "lat"],
            "fufore": ["lon", "lat"],
            "yola north": ["lon", "lat"],
            "yola south": ["lon", "lat"],
        },
    },
}
