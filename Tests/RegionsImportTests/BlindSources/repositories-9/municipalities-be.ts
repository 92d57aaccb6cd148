export const municipalities_be = [
    {
      'id': '207b6206-f91c-4369-9801-e05966c98ce2',
      'municipalityName': 'Aalst',
      'subMunicipalityName': null,
      'displayName': 'Aalst',
      'province': 'Oost-Vlaanderen',
      'postalCode': '9300',
      'latitude': 50.9429376,
      'longitude': 4.0279009
    },
    {
      'id': '09668e3d-8e0c-4f2f-b8cd-9719f45f5a63',
      'municipalityName': 'Aalst',
      'subMunicipalityName': 'Gijzegem',
      'displayName': 'Gijzegem - Aalst',
      'province': 'Oost-Vlaanderen',
      'postalCode': '9308',
      'latitude': 50.9429376,
      'longitude': 4.0279009
    },
    {
      'id': '39dfa88a-6bd6-5bdd-897b-d51d70fa8950',
      'municipalityName': 'Aalst',
      'subMunicipalityName': 'Hofstade',
      'displayName': 'Hofstade - Aalst',
      'province': 'Oost-Vlaanderen',
      'postalCode': '9308',
      'latitude': 50.9429376,
      'longitude': 4.0279009
    },
    {
      'id': 'b2845df0-368f-50e0-91ff-b2f41ee590ab',
      'municipalityName': 'Aalst',
      'subMunicipalityName': 'Baardegem',
      'displayName': 'Baardegem - Aalst',
      'province': 'Oost-Vlaanderen',
      'postalCode': '9310',
      'latitude': 50.9429376,
      'longitude': 4.0279009
    },
    {
      'id': '8ac9a2c2-256a-506c-9756-07fc17ad7a43',
      'municipalityName': 'Aalst',
      'subMunicipalityName': 'Herdersem',
      'displayName': 'Herdersem - Aalst',
      'province': 'Oost-Vlaanderen',
      'postalCode': '9310',
      'latitude': 50.9429376,
      'longitude': 4.0279009
    },
    {
      'id': 'cfc6f391-42d1-5b14-94c6-9b08f2acb016',
      'municipalityName': 'Aalst',
      'subMunicipalityName': 'Meldert',
      'displayName': 'Meldert - Aalst',
      'province': 'Oost-Vlaanderen',
      'postalCode': '9310',
      'latitude': 50.9429376,
      'longitude': 4.0279009
    },
    {
      'id': 'e4d8fd0d-15c4-592c-9a97-04fd88a9b0fb',
      'municipalityName': 'Aalst',
      'subMunicipalityName': 'Moorsel',
      'displayName': 'Moorsel - Aalst',
      'province': 'Oost-Vlaanderen',
      'postalCode': '9310',
      'latitude': 50.9429376,
      'longitude': 4.0279009
    },
    {
      'id': '6018f957-22df-50e4-a568-ef98d02053d0',
      'municipalityName': 'Aalst',
      'subMunicipalityName': 'Erembodegem',
      'displayName': 'Erembodegem - Aalst',
      'province': 'Oost-Vlaanderen',
      'postalCode': '9320',
      'latitude': 50.9429376,
      'longitude': 4.0279009
    },
    {
      'id': 'd2351aa4-c322-52ed-b394-46afa9e4fe76',
      'municipalityName': 'Aalst',
      'subMunicipalityName': 'Nieuwerkerken',
      'displayName': 'Nieuwerkerken - Aalst',
      'province': 'Oost-Vlaanderen',
      'postalCode': '9320',
      'latitude': 50.9429376,
      'longitude': 4.0279009
    },
    {
      'id': '493579c2-01c1-5941-96a2-d7947a4f9454',
      'municipalityName': 'Aalter',
      'subMunicipalityName': null,
      'displayName': 'Aalter',
      'province': 'Oost-Vlaanderen',
      'postalCode': '9880',
      'latitude': 51.0694574,
      'longitude': 3.3527179
    },
    {
      'id': '021a5088-3309-52d1-b32a-7159ca9ac7b6',
      'municipalityName': 'Aalter',
      'subMunicipalityName': 'Lotenhulle',
      'displayName': 'Lotenhulle - Aalter',
      'province': 'Oost-Vlaanderen',
      'postalCode': '9880',
      'latitude': 51.0694574,
      'longitude': 3.3527179
    },
    {
      'id': '64d64606-6c46-5cd2-928b-39c0bf512444',
      'municipalityName': 'Aalter',
      'subMunicipalityName': 'Poeke',
      'displayName': 'Poeke - Aalter',
      'province': 'Oost-Vlaanderen',
      'postalCode': '9880',
      'latitude': 51.0694574,
      'longitude': 3.3527179
    },
    {
      'id': '1196e525-8e5a-5922-8928-3f7f61472aed',
      'municipalityName': 'Aalter',
      'subMunicipalityName': 'Bellem',
      'displayName': 'Bellem - Aalter',
      'province': 'Oost-Vlaanderen',
      'postalCode': '9881',
      'latitude': 51.0694574,
      'longitude': 3.3527179
    },
    {
      'id': '1bd48ed1-13af-57b8-8a51-4bd06321858f',
      'municipalityName': 'Aarlen',
      'subMunicipalityName': null,
      'displayName': 'Aarlen',
      'province': 'Luxembourg',
      'postalCode': '6700',
      'latitude': 49.6745478,
      'longitude': 5.724682
    },
    {
      'id': 'd8c5d964-a082-567e-92ee-ca31af0a9dfe',
      'municipalityName': 'Aarschot',
      'subMunicipalityName': null,
      'displayName': 'Aarschot',
      'province': 'Vlaams-Brabant',
      'postalCode': '3200',
      'latitude': 50.9831567,
      'longitude': 4.78739
    },
    {
      'id': '023edd70-dfc7-5db5-a63c-bbaf4dc35fe3',
      'municipalityName': 'Aarschot',
      'subMunicipalityName': 'Gelrode',
      'displayName': 'Gelrode - Aarschot',
      'province': 'Vlaams-Brabant',
      'postalCode': '3200',
      'latitude': 50.9831567,
      'longitude': 4.78739
    },
    {
      'id': 'f46f1a9b-cc4e-5172-b043-7a1cf4d06707',
      'municipalityName': 'Aarschot',
      'subMunicipalityName': 'Langdorp',
      'displayName': 'Langdorp - Aarschot',
      'province': 'Vlaams-Brabant',
      'postalCode': '3201',
      'latitude': 50.9831567,
      'longitude': 4.78739
    },
    {
      'id': '8f5bc819-7e33-5ed3-8414-4e5972e374ef',
      'municipalityName': 'Aarschot',
      'subMunicipalityName': 'Rillaar',
      'displayName': 'Rillaar - Aarschot',
      'province': 'Vlaams-Brabant',
      'postalCode': '3202',
      'latitude': 50.9831567,
      'longitude': 4.78739
    },
    {
      'id': '8c15fa90-61f1-54cf-8477-759d186b1bcc',
      'municipalityName': 'Aartselaar',
      'subMunicipalityName': null,
      'displayName': 'Aartselaar',
      'province': 'Antwerpen',
      'postalCode': '2630',
      'latitude': 51.1303792,
      'longitude': 4.3638261
    },
    {
      'id': '34e47e7c-68b9-5dea-b935-6f5f83f79e42',
      'municipalityName': 'Aat',
      'subMunicipalityName': null,
      'displayName': 'Aat',
      'province': 'Hainaut',
      'postalCode': '7800',
      'latitude': 50.6324025,
      'longitude': 3.7472112
    },
    {
      'id': '91fef9f1-f5f9-5026-9070-c1c541ceed2d',
      'municipalityName': 'Affligem',
      'subMunicipalityName': null,
      'displayName': 'Affligem',
      'province': 'Vlaams-Brabant',
      'postalCode': '1790',
      'latitude': 50.9078686,
      'longitude': 4.0773254
    },
    {
      'id': '9608f189-7f3f-5b93-a63e-6fcc9598ab4c',
      'municipalityName': 'Affligem',
      'subMunicipalityName': 'Essene',
      'displayName': 'Essene - Affligem',
      'province': 'Vlaams-Brabant',
      'postalCode': '1790',
      'latitude': 50.9078686,
      'longitude': 4.0773254
    },
    {
      'id': 'fcbd95cc-49ba-5f09-9a4f-a552d4b2081e',
      'municipalityName': 'Affligem',
      'subMunicipalityName': 'Hekelgem',
      'displayName': 'Hekelgem - Affligem',
      'province': 'Vlaams-Brabant',
      'postalCode': '1790',
      'latitude': 50.9078686,
      'longitude': 4.0773254
    },
    {
      'id': '5a92a311-49f3-5e25-a28c-7a45fce10349',
      'municipalityName': 'Affligem',
      'subMunicipalityName': 'Teralfene',
      'displayName': 'Teralfene - Affligem',
      'province': 'Vlaams-Brabant',
      'postalCode': '1790',
      'latitude': 50.9078686,
      'longitude': 4.0773254
    },
    {
      'id': '48abcba8-5c45-5a6b-b2dc-f26e2df7e2af',
      'municipalityName': 'Aiseau-Presles',
      'subMunicipalityName': null,
      'displayName': 'Aiseau-Presles',
      'province': 'Hainaut',
      'postalCode': '6250',
      'latitude': 50.4026213,
      'longitude': 4.5388566
    },
    {
      'id': '7d9a63fd-ef51-57fa-837d-0e1b7a184089',
      'municipalityName': 'Aiseau-Presles',
      'subMunicipalityName': 'Aiseau',
      'displayName': 'Aiseau - Aiseau-Presles',
      'province': 'Hainaut',
      'postalCode': '6250',
      'latitude': 50.4026213,
      'longitude': 4.5388566
    },
    {
      'id': '5a71477e-1d45-597a-912d-1cfec4ee2496',
      'municipalityName': 'Aiseau-Presles',
      'subMunicipalityName': 'Pont-de-Loup',
      'displayName': 'Pont-de-Loup - Aiseau-Presles',
      'province': 'Hainaut',
      'postalCode': '6250',
      'latitude': 50.4026213,
      'longitude': 4.5388566
    },
    {
      'id': '41452afb-2ab6-5c86-8f05-4efe2dac4c35',
      'municipalityName': 'Aiseau-Presles',
      'subMunicipalityName': 'Presles',
      'displayName': 'Presles - Aiseau-Presles',
      'province': 'Hainaut',
      'postalCode': '6250',
      'latitude': 50.4026213,
      'longitude': 4.5388566
    },
    {
      'id': 'fe4cd59c-70e3-5fcf-862e-3a695fd05747',
      'municipalityName': 'Aiseau-Presles',
      'subMunicipalityName': 'Roselies',
      'displayName': 'Roselies - Aiseau-Presles',
      'province': 'Hainaut',
      'postalCode': '6250',
      'latitude': 50.4026213,
      'longitude': 4.5388566
    },
    {
      'id': '76d5f4b7-e50b-5bec-8a03-067e8387bd15',
      'municipalityName': 'Alken',
      'subMunicipalityName': null,
      'displayName': 'Alken',
      'province': 'Limburg',
      'postalCode': '3570',
      'latitude': 50.8820061,
      'longitude': 5.2622862
    },
    {
      'id': '6437ae0d-869c-55d5-b6f1-2052b66e1990',
      'municipalityName': 'Alost',
      'subMunicipalityName': null,
      'displayName': 'Alost',
      'province': 'Oost-Vlaanderen',
      'postalCode': '9300',
      'latitude': 50.9429376,
      'longitude': 4.0279009
    },
    {
      'id': 'a645a946-922b-53c1-8fc2-338de832816d',
      'municipalityName': 'Alveringem',
      'subMunicipalityName': null,
      'displayName': 'Alveringem',
      'province': 'West-Vlaanderen',
      'postalCode': '8690',
      'latitude': 50.9967179,
      'longitude': 2.6849364
    },
    {
      'id': '756d765a-9ef8-5324-8d5d-37f574f2fc36',
      'municipalityName': 'Alveringem',
      'subMunicipalityName': 'Hoogstade',
      'displayName': 'Hoogstade - Alveringem',
      'province': 'West-Vlaanderen',
      'postalCode': '8690',
      'latitude': 50.9967179,
      'longitude': 2.6849364
    },
    {
      'id': '80d9b80c-4ce1-5ad7-8daa-cec2ad21fd3f',
      'municipalityName': 'Alveringem',
      'subMunicipalityName': 'Oeren',
      'displayName': 'Oeren - Alveringem',
      'province': 'West-Vlaanderen',
      'postalCode': '8690',
      'latitude': 50.9967179,
      'longitude': 2.6849364
    },
    {
      'id': '10f3207f-24fd-5fe9-a226-45e19576f025',
      'municipalityName': 'Alveringem',
      'subMunicipalityName': 'Sint-Rijkers',
      'displayName': 'Sint-Rijkers - Alveringem',
      'province': 'West-Vlaanderen',
      'postalCode': '8690',
      'latitude': 50.9967179,
      'longitude': 2.6849364
    },
    {
      'id': 'd4211f5c-74be-5791-aa46-93304efbd1fa',
      'municipalityName': 'Alveringem',
      'subMunicipalityName': 'Beveren',
      'displayName': 'Beveren - Alveringem',
      'province': 'West-Vlaanderen',
      'postalCode': '8691',
      'latitude': 50.9967179,
      'longitude': 2.6849364
    },
    {
      'id': '29c2d37e-256c-56eb-a5e6-f6bdb5e0db23',
      'municipalityName': 'Alveringem',
      'subMunicipalityName': 'Gijverinkhove',
      'displayName': 'Gijverinkhove - Alveringem',
      'province': 'West-Vlaanderen',
      'postalCode': '8691',
      'latitude': 50.9967179,
      'longitude': 2.6849364
    },
    {
      'id': 'dcdf59da-8389-5913-b268-2b18d097e814',
      'municipalityName': 'Alveringem',
      'subMunicipalityName': 'Izenberge',
      'displayName': 'Izenberge - Alveringem',
      'province': 'West-Vlaanderen',
      'postalCode': '8691',
      'latitude': 50.9967179,
      'longitude': 2.6849364
    },
    {
      'id': '804681ad-54ca-552b-95f6-b740ac94e0f8',
      'municipalityName': 'Alveringem',
      'subMunicipalityName': 'Leisele',
      'displayName': 'Leisele - Alveringem',
      'province': 'West-Vlaanderen',
      'postalCode': '8691',
      'latitude': 50.9967179,
      'longitude': 2.6849364
    },
    {
      'id': 'fc801f86-c981-504a-b281-13724233788a',
      'municipalityName': 'Alveringem',
      'subMunicipalityName': 'Stavele',
      'displayName': 'Stavele - Alveringem',
      'province': 'West-Vlaanderen',
      'postalCode': '8691',
      'latitude': 50.9967179,
      'longitude': 2.6849364
    },
    {
      'id': '16d06735-9ddd-51da-809c-503236f1559a',
      'municipalityName': 'Amay',
      'subMunicipalityName': null,
      'displayName': 'Amay',
      'province': 'Liège',
      'postalCode': '4540',
      'latitude': 50.5542201,
      'longitude': 5.2708127
    },
    {
      'id': '14be35a4-1c07-504d-badc-7cf256a0d645',
      'municipalityName': 'Amay',
      'subMunicipalityName': 'Ampsin',
      'displayName': 'Ampsin - Amay',
      'province': 'Liège',
      'postalCode': '4540',
      'latitude': 50.5542201,
      'longitude': 5.2708127
    },
    {
      'id': 'cff91b44-033e-548c-b3de-1cfacf803d40',
      'municipalityName': 'Amay',
      'subMunicipalityName': 'Flône',
      'displayName': 'Flône - Amay',
      'province': 'Liège',
      'postalCode': '4540',
      'latitude': 50.5542201,
      'longitude': 5.2708127
    },
    {
      'id': '76d436f8-c71b-5cdc-a6a8-69008fd52a25',
      'municipalityName': 'Amay',
      'subMunicipalityName': 'Jehay-Bodegnée',
      'displayName': 'Jehay-Bodegnée - Amay',
      'province': 'Liège',
      'postalCode': '4540',
      'latitude': 50.5542201,
      'longitude': 5.2708127
    },
    {
      'id': '611606cd-2a83-594b-81a2-960514cbf588',
      'municipalityName': 'Amay',
      'subMunicipalityName': 'Ombret-Rawsa',
      'displayName': 'Ombret-Rawsa - Amay',
      'province': 'Liège',
      'postalCode': '4540',
      'latitude': 50.5542201,
      'longitude': 5.2708127
    },
    {
      'id': '32148ef3-bd55-5e84-91be-a640d1915139',
      'municipalityName': 'Amblève',
      'subMunicipalityName': null,
      'displayName': 'Amblève',
      'province': 'Liège',
      'postalCode': '4770',
      'latitude': 50.3447375,
      'longitude': 6.1077232
    },
    {
      'id': 'be936b6a-5b5c-594c-b903-1b781a7bafa8',
      'municipalityName': 'Amel',
      'subMunicipalityName': null,
      'displayName': 'Amel',
      'province': 'Liège',
      'postalCode': '4770',
      'latitude': 50.3447375,
      'longitude': 6.1077232
    },
    {
      'id': '5841bfea-5272-5e7d-8214-3d6fc9ec3464',
      'municipalityName': 'Amel',
      'subMunicipalityName': 'Meyerode',
      'displayName': 'Meyerode - Amel',
      'province': 'Liège',
      'postalCode': '4770',
      'latitude': 50.3447375,
      'longitude': 6.1077232
    },
    {
      'id': 'bb034f89-fb5c-586a-b8e3-4ca123d7be00',
      'municipalityName': 'Amel',
      'subMunicipalityName': 'Heppenbach',
      'displayName': 'Heppenbach - Amel',
      'province': 'Liège',
      'postalCode': '4771',
      'latitude': 50.3447375,
      'longitude': 6.1077232
    },
    {
      'id': 'a66120da-16ed-556f-b99c-82258330cd94',
      'municipalityName': 'Andenne',
      'subMunicipalityName': null,
      'displayName': 'Andenne',
      'province': 'Namur',
      'postalCode': '5300',
      'latitude': 50.489433,
      'longitude': 5.0278232
    },
    {
      'id': '55dd628b-5ae1-5191-943c-511d8249072b',
      'municipalityName': 'Andenne',
      'subMunicipalityName': 'Bonneville',
      'displayName': 'Bonneville - Andenne',
      'province': 'Namur',
      'postalCode': '5300',
      'latitude': 50.489433,
      'longitude': 5.0278232
    },
    {
      'id': 'ac4b21e0-0b3a-5ac9-af88-641a637e3577',
      'municipalityName': 'Andenne',
      'subMunicipalityName': 'Coutisse',
      'displayName': 'Coutisse - Andenne',
      'province': 'Namur',
      'postalCode': '5300',
      'latitude': 50.489433,
      'longitude': 5.0278232
    },
    {
      'id': '53e6bb0d-f924-5bca-bd11-909ca9ea3276',
      'municipalityName': 'Andenne',
      'subMunicipalityName': 'Landenne',
      'displayName': 'Landenne - Andenne',
      'province': 'Namur',
      'postalCode': '5300',
      'latitude': 50.489433,
      'longitude': 5.0278232
    },
    {
      'id': 'cdf63143-82da-50f9-881c-656b97906525',
      'municipalityName': 'Zwijndrecht',
      'subMunicipalityName': null,
      'displayName': 'Zwijndrecht',
      'province': 'Antwerpen',
      'postalCode': '2070',
      'latitude': 51.2233268,
      'longitude': 4.2887098
    },
    {
      'id': '4af34671-5e1d-46be-b01d-56551ff39b44',
      'municipalityName': 'Zwijndrecht',
      'subMunicipalityName': 'Burcht',
      'displayName': 'Burcht - Zwijndrecht',
      'province': 'Antwerpen',
      'postalCode': '2070',
      'latitude': 51.2233268,
      'longitude': 4.2887098
    }
  ]
