module.exports = [{
    "id": "ACURA",
    "title": "Acura",
    "models": [{"id": "CL_MODELS", "title": "CL Models (4)"}, {
        "id": "2.2CL",
        "title": " - 2.2CL"
    }, {"id": "2.3CL", "title": " - 2.3CL"}, {"id": "3.0CL", "title": " - 3.0CL"}, {
        "id": "3.2CL",
        "title": " - 3.2CL"
    }, {"id": "ILX", "title": "ILX"}, {"id": "INTEG", "title": "Integra"}, {
        "id": "LEGEND",
        "title": "Legend"
    }, {"id": "MDX", "title": "MDX"}, {"id": "NSX", "title": "NSX"}, {
        "id": "RDX",
        "title": "RDX"
    }, {"id": "TSX", "title": "TSX"}, {"id": "VIGOR", "title": "Vigor"}, {
        "id": "ZDX",
        "title": "ZDX"
    }, {"id": "ACUOTH", "title": "Other Acura Models"}]
}, {
    "id": "ALFA",
    "title": "Alfa Romeo",
    "models": [{"id": "ALFA164", "title": "164"}, {
        "id": "ALFA8C",
        "title": "8C Competizione"
    }, {"id": "ALFAGT", "title": "GTV-6"}, {"id": "MIL", "title": "Milano"}, {
        "id": "SPID",
        "title": "Spider"
    }, {"id": "ALFAOTH", "title": "Other Alfa Romeo Models"}]
}, {
    "id": "AMC",
    "title": "AMC",
    "models": [{"id": "AMCALLIAN", "title": "Alliance"}, {"id": "CON", "title": "Concord"}, {
        "id": "EAGLE",
        "title": "Eagle"
    }, {"id": "AMCENC", "title": "Encore"}, {"id": "AMCSPIRIT", "title": "Spirit"}, {
        "id": "AMCOTH",
        "title": "Other AMC Models"
    }]
}];
