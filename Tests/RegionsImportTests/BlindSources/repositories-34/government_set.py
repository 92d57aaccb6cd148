# Government Choices
CAIRO_CODE = 1
ALEXANDRIA_CODE = 2
PORT_SAID_CODE = 3
SUEZ_CODE = 4
DAMIETTA_CODE = 11
DAQAHLIYA_CODE = 12
SHARQIYA_CODE = 13
QALIOUBIYA_CODE = 14
KAFR_EL_SHEIKH_CODE = 15
GHARBIYA_CODE = 16
MONOFIYA_CODE = 17
BEHEIRA_CODE = 18
ISMAILIA_CODE = 19
Giza_CODE = 21
BANI_SUEF_CODE = 22
FAYYOUM_CODE = 23
MINYA_CODE = 24
ASSIUT_CODE = 25
SOHAG_CODE = 26
QENA_CODE = 27
ASWAN_CODE = 28
LUXOR_CODE = 29
RED_SEA_CODE = 31
NEW_VALLEY_CODE = 32
MATROUH_CODE = 33
NORTH_SINAI_CODE = 34
SOUTH_SINAI_CODE = 35
BORN_ABROAD_CODE = 88

GOVERNMENT_CHOICES = [
    (CAIRO_CODE, 'Cairo'),
    (ALEXANDRIA_CODE, 'Alexandria'),
    (PORT_SAID_CODE, 'Port Said'),
    (SUEZ_CODE, 'Suez'),
    (DAMIETTA_CODE, 'Damietta'),
    (DAQAHLIYA_CODE, 'Daqahliya'),
    (SHARQIYA_CODE, 'Sharqiya'),
    (QALIOUBIYA_CODE, 'Qalioubiya'),
    (KAFR_EL_SHEIKH_CODE, 'Kafr El Sheikh'),
    (GHARBIYA_CODE, 'Gharbiya'),
    (MONOFIYA_CODE, 'Monofiya'),
    (BEHEIRA_CODE, 'Beheira'),
    (ISMAILIA_CODE, 'Ismailia'),
    (Giza_CODE, 'Giza'),
    (BANI_SUEF_CODE, 'Bani Suef'),
    (FAYYOUM_CODE, 'Fayyoum'),
    (MINYA_CODE, 'Minya'),
    (ASSIUT_CODE, 'Assiut'),
    (SOHAG_CODE, 'Sohag'),
    (QENA_CODE, 'Qena'),
    (ASWAN_CODE, 'Aswan'),
    (LUXOR_CODE, 'Luxor'),
    (RED_SEA_CODE, 'Red Sea'),
    (NEW_VALLEY_CODE, 'New Valley'),
    (MATROUH_CODE, 'Matrouh'),
    (NORTH_SINAI_CODE, 'North Sinai'),
    (SOUTH_SINAI_CODE, 'South Sinai'),
    (BORN_ABROAD_CODE, 'Born Abroad'),

]


government_codes = [1, 2, 3, 4, 11, 12, 13, 14, 15, 16,
                    17, 18, 19, 21, 22, 23, 24, 25, 26, 27, 28, 29, 31, 32, 33, 34, 35, 88]


GOVERNMENT_TABLE = {
    1: 'Cairo',
    2: 'Alexandria',
    3: 'Port Said',
    4: 'Suez',
    11: 'Damietta',
    12: 'Daqahliya',
    13: 'Sharqiya',
    14: 'Qalioubiya',
    15: 'Kafr El Sheikh',
    16: 'Gharbiya',
    17: 'Monofiya',
    18: 'Beheira',
    19: 'Ismailia',
    21: 'Giza',
    22: 'Bani Suef',
    23: 'Fayyoum',
    24: 'Minya',
    25: 'Assiut',
    26: 'Sohag',
    27: 'Qena',
    28: 'Aswan',
    29: 'Luxor',
    31: 'Red Sea',
    32: 'New Valley',
    33: 'Matrouh',
    34: 'North Sinai',
    35: 'South Sinai',
    88: 'Born Abroad',

}
