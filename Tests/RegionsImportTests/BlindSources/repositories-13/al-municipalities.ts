export const MUNICIPALITIES =
  [
    {
      "name": "BERAT",
      "code": 1
    },
    {
      "name": "KUÇOVË",
      "code": 2
    },
    {
      "name": "POLIÇAN",
      "code": 3
    },
    {
      "name": "SKRAPAR",
      "code": 4
    },
    {
      "name": "DIMAL",
      "code": 5
    },
    {
      "name": "BULQIZË",
      "code": 6
    },
    {
      "name": "DIBËR",
      "code": 7
    },
    {
      "name": "KLOS",
      "code": 8
    },
    {
      "name": "MAT",
      "code": 9
    },
    {
      "name": "DURRËS",
      "code": 10
    },
    {
      "name": "KRUJË",
      "code": 11
    },
    {
      "name": "SHIJAK",
      "code": 12
    },
    {
      "name": "BELSH",
      "code": 13
    },
    {
      "name": "CËRRIK",
      "code": 14
    },
    {
      "name": "ELBASAN",
      "code": 15
    },
    {
      "name": "GRAMSH",
      "code": 16
    },
    {
      "name": "LIBRAZHD",
      "code": 17
    },
    {
      "name": "PEQIN",
      "code": 18
    },
    {
      "name": "PRRENJAS",
      "code": 19
    },
    {
      "name": "DIVJAKË",
      "code": 20
    },
    {
      "name": "FIER",
      "code": 21
    },
    {
      "name": "LUSHNJE",
      "code": 22
    },
    {
      "name": "MALLAKASTËR",
      "code": 23
    },
    {
      "name": "PATOS",
      "code": 24
    },
    {
      "name": "ROSKOVEC",
      "code": 25
    },
    {
      "name": "DROPULL",
      "code": 26
    },
    {
      "name": "GJIROKASTËR",
      "code": 27
    },
    {
      "name": "KËLCYRË",
      "code": 28
    },
    {
      "name": "LIBOHOVË",
      "code": 29
    },
    {
      "name": "MEMALIAJ",
      "code": 30
    },
    {
      "name": "PËRMET",
      "code": 31
    },
    {
      "name": "TEPELENË",
      "code": 32
    },
    {
      "name": "DEVOLL",
      "code": 33
    },
    {
      "name": "KOLONJË",
      "code": 34
    },
    {
      "name": "KORÇË",
      "code": 35
    },
    {
      "name": "MALIQ",
      "code": 36
    },
    {
      "name": "POGRADEC",
      "code": 37
    },
    {
      "name": "PUSTEC",
      "code": 38
    },
    {
      "name": "HAS",
      "code": 39
    },
    {
      "name": "KUKËS",
      "code": 40
    },
    {
      "name": "TROPOJË",
      "code": 41
    },
    {
      "name": "KURBIN",
      "code": 42
    },
    {
      "name": "LEZHË",
      "code": 43
    },
    {
      "name": "MIRDITË",
      "code": 44
    },
    {
      "name": "FUSHË ARRËS",
      "code": 45
    },
    {
      "name": "MALËSI E MADHE",
      "code": 46
    },
    {
      "name": "PUKË",
      "code": 47
    },
    {
      "name": "SHKODËR",
      "code": 48
    },
    {
      "name": "VAU I DEJËS",
      "code": 49
    },
    {
      "name": "KAMËZ",
      "code": 50
    },
    {
      "name": "KAVAJË",
      "code": 51
    },
    {
      "name": "RROGOZHINË",
      "code": 52
    },
    {
      "name": "TIRANË",
      "code": 53
    },
    {
      "name": "VORË",
      "code": 54
    },
    {
      "name": "DELVINË",
      "code": 55
    },
    {
      "name": "HIMARË",
      "code": 56
    },
    {
      "name": "KONISPOL",
      "code": 57
    },
    {
      "name": "FINIQ",
      "code": 58
    },
    {
      "name": "SARANDË",
      "code": 59
    },
    {
      "name": "SELENICË",
      "code": 60
    },
    {
      "name": "VLORË",
      "code": 61
    }
  ];
