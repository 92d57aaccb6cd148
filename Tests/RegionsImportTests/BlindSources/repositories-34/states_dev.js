var States=[
    {
        "AF": {
            "states": {
                'BDS':'Badakhshan',
                'BDG':'Badghis',
                'BGL':'Baghlan',
                'BAL':'Balkh',
                'BAM':'Bamian',
                'DAY':'Daykondi',
                'FRA':'Farah',
                'FYB':'Faryab',
                'GHA':'Ghazni',
                'GHO':'Ghowr',
                'HEL':'Helmand',
                'HER':'Herat',
                'JOW':'Jowzjan',
                'KAB':'Kabul',
                'KAN':'Kandahar',
                'KAP':'Kapisa',
                'KHO':'Khowst',
                'KNR':'Konar',
                'KDZ':'Kondoz',
                'LAG':'Laghman',
                'LOW':'Lowgar',
                'NAN':'Nangrahar',
                'NIM':'Nimruz',
                'NUR':'Nurestan',
                'ORU':'Oruzgan',
                'PIA':'Paktia',
                'PKA':'Paktika',
                'PAN':'Panjshir',
                'PAR':'Parwan',
                'SAM':'Samangan',
                'SAR':'Sar-e Pol',
                'TAK':'Takhar',
                'WAR':'Wardak',
                'ZAB':'Zabol',

        }
        }
    },
    {
        "AL": {
            "states": {
                'BR':'Berat',
                'BU':'Bulqizë',
                'DL':'Delvinë',
                'DV':'Devoll',
                'DI':'Dibër',
                'DR':'Durrës',
                'EL':'Elbasan',
                'FR':'Fier',
                'GJ':'Gjirokastër',
                'GR':'Gramsh',
                'HA':'Has',
                'KA':'Kavajë',
                'ER':'Kolonjë',
                'KO':'Korçë',
                'KR':'Krujë',
                'KC':'Kuçovë',
                'KU':'Kukës',
                'KB':'Kurbin',
                'LE':'Lezhë',
                'LB':'Librazhd',
                'LU':'Lushnjë',
                'MM':'Malësi e Madhe',
                'MK':'Mallakastër',
                'MT':'Mat',
                'MR':'Mirditë',
                'PQ':'Peqin',
                'PR':'Përmet',
                'PG':'Pogradec',
                'PU':'Pukë',
                'SR':'Sarandë',
                'SH':'Shkodër',
                'SK':'Skrapar',
                'TE':'Tepelenë',
                'TR':'Tiranë',
                'TP':'Tropojë',
                'VL':'Vlorë',

        }
        }
    },

    {
        "AD": {
            "states": {
                '07':'Andorra la Vella',
                '02':'Canillo',
                '03':'Encamp',
                '08':'Escaldes-Engordany',
                '04':'La Massana',
                '05':'Ordino',
                '06':'Sant Julià de Lòria',
                
            }
        }
    },

    {
        "AG": {
            "states": {
                '10':'Barbuda',
                '11':'Redonda',
                '03':'Saint George',
                '04':"Saint John's",
                '05':'Saint Mary',
                '06':'Saint Paul',
                '07':'Saint Peter',
                '08':'Saint Philip',
                
            }
        }
    },

    {
        "AM": {
            "states": {
                'AG':'Aragatsotn',
                'AR':'Ararat',
                'AV':'Armavir',
                'ER':'Erevan',
                'GR':'Gegharkunik',
                'KT':'Kotayk',
                'LO':'Lori',
                'SH':'Shirak',
                'SU':'Syunik',
                'TV':'Tavush',
                'VD':'Vayots Dzor',


            }
        }
    },

    {
        "AT": {
            "states": {
                '1':'Burgenland',
                '2':'Kärnten',
                '3':'Niederösterreich',
                '4':'Oberösterreich',
                '5':'Salzburg',
                '6':'Steiermark',
                '7':'Tirol',
                '8':'Vorarlberg',
                '9':'Wien',
                

            }
        }
    },

    {
        "BZ": {
            "states": {
                'BZ':'Belize',
                'CY':'Cayo',
                'CZL':'Corozal',
                'OW':'Orange Walk',
                'SC':'Stann Creek',
                'TOL':'Toledo',


            }
        }
    }
];
