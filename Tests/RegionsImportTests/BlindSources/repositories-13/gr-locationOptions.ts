// Generated on 2025-09-21T15:09:51.155Z
// All data is sorted alphabetically by label/name at all levels
// Three-level hierarchy: counties → areas → zipcodes
// Complete three-level hierarchy: counties → areas → zipcodes
// Added slugs for counties and areas (not zipcodes)

export const locationOptions = [
  {
    'id': '19',
    'name': 'Αιτωλοακαρνανία',
    'children': [
      {
        'id': '23',
        'name': 'Άγιος Βλάσιος',
        'children': [
          {
            'id': '30',
            'name': '30021'
          }
        ],
        'child_count': 1,
        'slug': 'agios-vlasios'
      },
      {
        'id': '33',
        'name': 'Άγιος Κωνσταντίνος Αιτωλοακαρνανίας',
        'children': [
          {
            'id': '45',
            'name': '30027'
          }
        ],
        'child_count': 1,
        'slug': 'agios-konstantinos-aitoloakarnanias'
      },
      {
        'id': '34',
        'name': 'Άγιος Κωνσταντίνος Μεσολογγίου',
        'children': [
          {
            'id': '46',
            'name': '30200'
          }
        ],
        'child_count': 1,
        'slug': 'agios-konstantinos-mesologiou'
      },
      {
        'id': '49',
        'name': 'Αγρίνιο',
        'children': [
          {
            'id': '63',
            'name': '30100'
          }
        ],
        'child_count': 1,
        'slug': 'agrinio'
      },
      {
        'id': '63',
        'name': 'Αιτωλικό',
        'children': [
          {
            'id': '278',
            'name': '30400'
          }
        ],
        'child_count': 1,
        'slug': 'aitoliko'
      },
      {
        'id': '67',
        'name': 'Άκτιο',
        'children': [
          {
            'id': '282',
            'name': '30002'
          }
        ],
        'child_count': 1,
        'slug': 'aktio'
      },
      {
        'id': '81',
        'name': 'Αμοργιανοί',
        'children': [
          {
            'id': '300',
            'name': '30018'
          }
        ],
        'child_count': 1,
        'slug': 'amorgianoi'
      },
      {
        'id': '89',
        'name': 'Αμφιλοχία',
        'children': [
          {
            'id': '310',
            'name': '30500'
          }
        ],
        'child_count': 1,
        'slug': 'amfiloxia'
      }
    ],
    'child_count': 8,
    'slug': 'aitoloakarnania'
  },
  {
    'id': '11',
    'name': 'Αργολίδα',
    'children': [
      {
        'id': '121',
        'name': 'Άργος',
        'children': [
          {
            'id': '347',
            'name': '21200'
          }
        ],
        'child_count': 1,
        'slug': 'argos'
      },
      {
        'id': '157',
        'name': 'Αχλαδόκαμπος',
        'children': [
          {
            'id': '392',
            'name': '21057'
          }
        ],
        'child_count': 1,
        'slug': 'axladokabos'
      },
      {
        'id': '271',
        'name': 'Δρέπανο Αργολίδας',
        'children': [
          {
            'id': '534',
            'name': '21060'
          }
        ],
        'child_count': 1,
        'slug': 'drepano-argolidas'
      },
      {
        'id': '300',
        'name': 'Ερμιόνη',
        'children': [
          {
            'id': '566',
            'name': '21051'
          }
        ],
        'child_count': 1,
        'slug': 'ermioni'
      },
      {
        'id': '459',
        'name': 'Κρανίδι',
        'children': [
          {
            'id': '862',
            'name': '21300'
          }
        ],
        'child_count': 1,
        'slug': 'kranidi'
      },
      {
        'id': '521',
        'name': 'Λυγουριό',
        'children': [
          {
            'id': '935',
            'name': '21052'
          }
        ],
        'child_count': 1,
        'slug': 'lugourio'
      },
      {
        'id': '524',
        'name': 'Λυρκεία',
        'children': [
          {
            'id': '939',
            'name': '21058'
          }
        ],
        'child_count': 1,
        'slug': 'lurkeia'
      },
      {
        'id': '603',
        'name': 'Ναύπλιο',
        'children': [
          {
            'id': '1033',
            'name': '21100'
          }
        ],
        'child_count': 1,
        'slug': 'nauplio'
      },
      {
        'id': '609',
        'name': 'Νέα Επίδαυρος',
        'children': [
          {
            'id': '1039',
            'name': '21054'
          }
        ],
        'child_count': 1,
        'slug': 'nea-epidauros'
      },
      {
        'id': '616',
        'name': 'Νέα Κίος',
        'children': [
          {
            'id': '1054',
            'name': '21053'
          }
        ],
        'child_count': 1,
        'slug': 'nea-kios'
      },
      {
        'id': '672',
        'name': 'Παλαιά Επίδαυρος',
        'children': [
          {
            'id': '1127',
            'name': '21059'
          }
        ],
        'child_count': 1,
        'slug': 'palaia-epidauros'
      },
      {
        'id': '848',
        'name': 'Τολό',
        'children': [
          {
            'id': '1402',
            'name': '21056'
          }
        ],
        'child_count': 1,
        'slug': 'tolo'
      }
    ],
    'child_count': 12,
    'slug': 'argolida'
  },
  {
    'id': '18',
    'name': 'Αρκαδία',
    'children': [
      {
        'id': '22',
        'name': 'Άγιος Ανδρέας',
        'children': [
          {
            'id': '29',
            'name': '22006'
          }
        ],
        'child_count': 1,
        'slug': 'agios-andreas'
      },
      {
        'id': '42',
        'name': 'Άγιος Πέτρος',
        'children': [
          {
            'id': '55',
            'name': '22009'
          }
        ],
        'child_count': 1,
        'slug': 'agios-petros'
      },
      {
        'id': '150',
        'name': 'Άστρος',
        'children': [
          {
            'id': '378',
            'name': '22001'
          }
        ],
        'child_count': 1,
        'slug': 'astros'
      },
      {
        'id': '163',
        'name': 'Βαλτεσινίκο',
        'children': [
          {
            'id': '398',
            'name': '22014'
          }
        ],
        'child_count': 1,
        'slug': 'valtesiniko'
      },
      {
        'id': '187',
        'name': 'Βλαχοκερασιά',
        'children': [
          {
            'id': '423',
            'name': '22016'
          }
        ],
        'child_count': 1,
        'slug': 'vlaxokerasia'
      },
      {
        'id': '209',
        'name': 'Βυτίνα',
        'children': [
          {
            'id': '458',
            'name': '22010'
          }
        ],
        'child_count': 1,
        'slug': 'vutina'
      },
      {
        'id': '244',
        'name': 'Δάρας',
        'children': [
          {
            'id': '503',
            'name': '22017'
          }
        ],
        'child_count': 1,
        'slug': 'daras'
      },
      {
        'id': '257',
        'name': 'Δημητσάνα',
        'children': [
          {
            'id': '518',
            'name': '22007'
          }
        ],
        'child_count': 1,
        'slug': 'dimitsana'
      },
      {
        'id': '278',
        'name': 'Ελαιοχώρι',
        'children': [
          {
            'id': '542',
            'name': '22018'
          }
        ],
        'child_count': 1,
        'slug': 'elaioxori'
      }
    ],
    'child_count': 9,
    'slug': 'arkadia'
  }
];
