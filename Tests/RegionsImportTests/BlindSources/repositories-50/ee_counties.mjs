export const maakonnad = [
    {
        "maakonnaNimi": "Harju maakond",
        "maakonnaNo": '37'
    },
    {
        "maakonnaNimi": "Hiiu maakond",
        "maakonnaNo": '39'
    },
    {
        "maakonnaNimi": "Ida-Viru maakond",
        "maakonnaNo": '45'
    },
    {
        "maakonnaNimi": "Jõgeva maakond",
        "maakonnaNo": '50'
    },
    {
        "maakonnaNimi": "Järva maakond",
        "maakonnaNo": '52'
    },
    {
        "maakonnaNimi": "Lääne maakond",
        "maakonnaNo": '56'
    },
    {
        "maakonnaNimi": "Lääne-Viru maakond",
        "maakonnaNo": '60'
    },
    {
        "maakonnaNimi": "Põlva maakond",
        "maakonnaNo": '64'
    },
    {
        "maakonnaNimi": "Pärnu maakond",
        "maakonnaNo": '68'
    },
    {
        "maakonnaNimi": "Rapla maakond",
        "maakonnaNo": '71'
    },
    {
        "maakonnaNimi": "Saare maakond",
        "maakonnaNo": '74'
    },
    {
        "maakonnaNimi": "Tartu maakond",
        "maakonnaNo": '79'
    },
    {
        "maakonnaNimi": "Valga maakond",
        "maakonnaNo": '81'
    },
    {
        "maakonnaNimi": "Viljandi maakond",
        "maakonnaNo": '84'
    },
    {
        "maakonnaNimi": "Võru maakond",
        "maakonnaNo": '87'
    }
];
//# sourceMappingURL=data:application/json;base64,eyJ2ZXJzaW9uIjozLCJmaWxlIjoiY291bnRpZXMuanMi
