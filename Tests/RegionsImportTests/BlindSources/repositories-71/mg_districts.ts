export default [
    {
        "region": 11,
        "_id": 101,
        "libellé": "ANTANANARIVO RENIVOHITRA"
    },
    {
        "region": 11,
        "_id": 102,
        "libellé": "ANTANANARIVO AVARADRANO"
    },
    {
        "region": 11,
        "_id": 103,
        "libellé": "AMBOHIDRATRIMO"
    },
    {
        "region": 11,
        "_id": 104,
        "libellé": "ANKAZOBE"
    },
    {
        "region": 11,
        "_id": 106,
        "libellé": "MANJAKANDRIANA"
    },
    {
        "region": 11,
        "_id": 107,
        "libellé": "ANJOZOROBE"
    },
    {
        "region": 11,
        "_id": 115,
        "libellé": "ANDRAMASINA"
    },
    {
        "region": 11,
        "_id": 117,
        "libellé": "ANTANANARIVO ATSIMONDRANO"
    },
    {
        "region": 12,
        "_id": 108,
        "libellé": "ANTSIRABE I"
    },
    {
        "region": 12,
        "_id": 109,
        "libellé": "BETAFO"
    },
    {
        "region": 12,
        "_id": 110,
        "libellé": "AMBATOLAMPY"
    },
    {
        "region": 12,
        "_id": 114,
        "libellé": "ANTANIFOTSY"
    },
    {
        "region": 12,
        "_id": 116,
        "libellé": "FARATSIHO"
    },
    {
        "region": 12,
        "_id": 118,
        "libellé": "ANTSIRABE II"
    },
    {
        "region": 12,
        "_id": 120,
        "libellé": "MANDOTO"
    },
    {
        "region": 13,
        "_id": 105,
        "libellé": "ARIVONIMAMO"
    },
    {
        "region": 13,
        "_id": 112,
        "libellé": "MIARINARIVO"
    },
    {
        "region": 13,
        "_id": 113,
        "libellé": "SOAVINANDRIANA"
    },
    {
        "region": 14,
        "_id": 111,
        "libellé": "TSIROANOMANDIDY"
    },
    {
        "region": 14,
        "_id": 119,
        "libellé": "FENOARIVOBE"
    },
    {
        "region": 21,
        "_id": 201,
        "libellé": "FIANARANTSOA I"
    },
    {
        "region": 21,
        "_id": 205,
        "libellé": "AMBALAVAO"
    },
    {
        "region": 21,
        "_id": 208,
        "libellé": "AMBOHIMAHASOA"
    },
    {
        "region": 22,
        "_id": 202,
        "libellé": "AMBATOFINANDRAHANA"
    },
    {
        "region": 22,
        "_id": 203,
        "libellé": "AMBOSITRA"
    },
    {
        "region": 23,
        "_id": 206,
        "libellé": "IFANADIANA"
    },
    {
        "region": 23,
        "_id": 207,
        "libellé": "NOSY-VARIKA"
    },
    {
        "region": 24,
        "_id": 216,
        "libellé": "IHOSY"
    },
    {
        "region": 24,
        "_id": 218,
        "libellé": "IVOHIBE"
    },
    {
        "region": 25,
        "_id": 213,
        "libellé": "FARAFANGANA"
    },
    {
        "region": 25,
        "_id": 215,
        "libellé": "MIDONGY-ATSIMO"
    },
    {
        "region": 71,
        "_id": 713,
        "libellé": "ANTSIRANANA II"
    },
    {
        "region": 71,
        "_id": 715,
        "libellé": "ANTSIRANANA I"
    },
    {
        "region": 71,
        "_id": 717,
        "libellé": "AMBILOBE"
    },
    {
        "region": 71,
        "_id": 718,
        "libellé": "NOSY-BE"
    },
    {
        "region": 71,
        "_id": 719,
        "libellé": "AMBANJA"
    },
    {
        "region": 72,
        "_id": 710,
        "libellé": "ANTALAHA"
    },
    {
        "region": 72,
        "_id": 711,
        "libellé": "SAMBAVA"
    },
    {
        "region": 72,
        "_id": 712,
        "libellé": "ANDAPA"
    },
    {
        "region": 72,
        "_id": 716,
        "libellé": "VOHEMAR"
    }
]