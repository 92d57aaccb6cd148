module.exports = [
    {
        "group": "Mid Glamorgan",
        "options": [
            "Aberdare",
            "Bridgend",
            "Caerphilly",
            "Maesteg",
            "Merthyr Tydfil",
            "Pontyclun",
            "Pontypridd",
            "Porthcawl"
        ]
    },
    {
        "group": "Aberdeenshire",
        "options": [
            "Aberdeen",
            "Banff",
            "Ellon",
            "Fraserburgh",
            "Huntly",
            "Insch",
            "Inverurie",
            "Maud",
            "Peterhead",
            "Turriff"
        ]
    },
    {
        "group": "Gwent",
        "options": [
            "Abergavenny",
            "Abertillery",
            "Chepstow",
            "Cwmbran",
            "Ebbw Vale",
            "Monmouth",
            "Tredegar"
        ]
    },
    {
        "group": "Clwyd",
        "options": [
            "Abergele",
            "Colwyn Bay",
            "Corwen",
            "Deeside",
            "Flint",
            "Llangollen",
            "Mold",
            "Prestatyn",
            "Rhyl",
            "Ruthin",
            "St Asaph",
            "Wrexham"
        ]
    }
]
