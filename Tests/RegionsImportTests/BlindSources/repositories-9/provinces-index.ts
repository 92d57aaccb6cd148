import { IProvincesProps } from "./types";

export const provinces: IProvincesProps[] = [
  {
    nome: 'Bengo',
    fundada: '26 de Abril de 1980',
    capital: 'Caxito',
    area: '31.371 km²',
    prefixo_telefonico: '034',
    site_governo_provincial: 'https://www.bengo.gov.ao',
    municipios: [
      'Ambriz',
      'Bula-Atumba',
      'Dande',
      'Dembos',
      'Nambuangongo',
      'Pango-Aluquém'
    ],
    id: '3da181d3-bee0-4aa0-ab10-d37c78b911f4',
    normalized: 'bengo',
    comunas:[
      {
        municipio:'Ambriz',
        nomeComuna:[
          'Bela Vista',
          'Ambriz','Tabi'
        ]
      },
      {
        municipio:'Bula-Atumba',
        nomeComuna:[
          'Bula-Atumba',
          'Quiage'
        ]
      },
      {
        municipio:'Dande',
        nomeComuna:[
          'Barra do Dande',
          'Caxito','Mabubas',
          'Quicabo','Úcua'
        ]
      },
      {
        municipio:'Dembos',
        nomeComuna:[
          'Quibaxe',
          'Piri','Paredes','Coxe'
        ]
      },
      {
        municipio:'Nambuangongo',
        nomeComuna:[
          'Canacassala','Gombe','Cage','Zala',
          'Quicunzo',
          'Muxaluando'
        ]
      },
     { municipio:'Pango-Aluquém',
      nomeComuna:[
        'Cazuangongo','Gombe','Cage','Zala',
        'Aluquém',
        'Pango'
      ]
    },
    ]
  },
  //Benguela
  {
    nome: 'Benguela',
    fundada: '1617',
    capital: 'Benguela',
    area: '39.827 km²',
    prefixo_telefonico: '+244',
    site_governo_provincial: 'https://www.benguela.gov.ao',
    municipios: [
      'Balombo',   'Baía-Farta',
      'Benguela',  'Bocoio',
      'Caimbambo', 'Catumbela',
      'Chongorói', 'Cubal',
      'Ganda',     'Lobito'
    ],
    id: '34fa1e12-f9b0-4bb7-af44-8c0494d14b4d',
    normalized: 'benguela',
    comunas:[
            {
              municipio:'Baía-Farta',
              nomeComuna:[
                'Dombe Grande','Baía Farta','Calohanga',
                'Equimina'
              ]
            },
            {
              municipio:'Balombo',
              nomeComuna:[
                'Balombo', 'Chingongo','Chindumbo',
                'Maca','Mombolo'
              ]
            },
            {
              municipio:'Bocoio',
              nomeComuna:[
                'Bocoio',
                'Cubal do Lumbo','Monte Belo',
                'Chila','Passe'
              ]
            },
            {
              municipio:'Benguela',
              nomeComuna:[
              
              ]
            },
            {
              municipio:'Caimbambo',
              nomeComuna:[
                'Caimbambo','Catengue','Caiave','Canhamela',
                'Viangombe',
              
              ]
            },
          { municipio:'Catumbela',
            nomeComuna:[
              'Catumbela','Biópio','Gama','Paraia Bebé',
            
            ]
          },
          { municipio:'Chongorói',
          nomeComuna:[
            'Chongoroi','Bolonguera','Camuine'
          
          ]
        },
        { municipio:'Cubal',
        nomeComuna:[
          'Capupa','Biópio','Cubal','Tumbulo',' Iambla',
        
        ]
      },
      { municipio:'Ganda',
      nomeComuna:[
            'Ganda','Ebanga','Chicuma','Babaera','Casseque',

      ]
      },
      { municipio:'Lobito',
      nomeComuna:[
        'Egito Praia','Lobito','Canata','Canjala',
      
      ]
    },

    ]  
  },
  
  {
    nome: 'Bié',
    fundada: '1 de Maio de 1922',
    capital: 'Cuíto',
    area: '70.314 km²',
    prefixo_telefonico: '+244',
    site_governo_provincial: 'https://www.bie.gov.ao',
    municipios: [
      'Andulo',   'Camacupa',
      'Catabola', 'Chinguar',
      'Chitembo', 'Cuemba',
      'Cunhinga', 'Cuíto',
      'Nharea'
    ],
    id: 'd8e44996-9c68-424a-a896-fedf0afdd2cf',
    normalized: 'bie',
    comunas:[
            {
              municipio:'Andulo',
              nomeComuna:[
                'Andulo','Calucinga','Cassumbe',
                'Chivaúlo'
              ]
            },
            {
              municipio:'Camacupa',
              nomeComuna:[
                'Ringoma', 'Camacupa','Muinha',
                'Umpulo','Cuanza'
              ]
            },
            {
              municipio:'Catabola',
              nomeComuna:[
                'Catabola','Chipeta',
                'Caiuera','Chiuca',
                'Sande'
              ]
            },
            {
              municipio:'Chinguar',
              nomeComuna:[
                'Chinguar','Cutato', 'Cabgote'
              
              ]
            },
            {
              municipio:'Chitembo',
              nomeComuna:[
                'Cachingues','Chitembo','Mutembo','Mumbué',
                'Malangue','Soma Cuanza'
              
              ]
            },
          { municipio:'Cuemba',
            nomeComuna:[
              'Luando','Munhango','Cuemba','Sachinemuna',
            
            ]
          },
          { municipio:'Cunhinga',
          nomeComuna:[
            'Cunhinga','Belo Horizonte','Camuine'
          
          ]
        },
        { municipio:'Cuíto',
        nomeComuna:[
          'Cuito','Chicala','Cunje','Trumba','Cambândua',
        
        ]
      },
      { municipio:'Nharea',
      nomeComuna:[
            'Nharêa','Gamboa','Lúbia','Caiei','Dando',

      ]
      }


]  
  },
  {
    nome: 'Cabinda',
    fundada: '28 de Fevereiro de 1919',
    capital: 'Cabinda',
    area: '7.283 km²',
    prefixo_telefonico: '+244',
    site_governo_provincial: 'https://www.cabinda.gov.ao',
    municipios: [ 'Belize', 'Buco-Zau', 'Cabinda', 'Cacongo' ],
    id: '0fbcbfcd-fba8-40ff-b48e-6fcb9b3bad47',
    normalized: 'cabinda',
    comunas:[
      {
        municipio:'Cabinda',
        nomeComuna:[
          'Cabinda','Malembo','Tando',
          'Zinze'
        ]
      },
      {
        municipio:'Cacongo',
        nomeComuna:[
          'Cacongo', 'Dinge','Massabi',
          
        ]
      },
      {
        municipio:'Buco-Zau',
        nomeComuna:[
          'Buco-Zau','Necuto',
          'Inhuca',
          
        ]
      },
      {
        municipio:'Belize',
        nomeComuna:[
          'Belize','Luali',
        
        ]
      }
 



]  
  },
  {
    nome: 'Zaire',
    fundada: '1 de Abril de 1961',
    capital: 'Mbanza-Congo',
    area: '40.138 km²',
    prefixo_telefonico: '+232',
    site_governo_provincial: 'https://www.zaire.gov.ao',
    municipios: [ 'Cuimba', 'Mbanza-Congo', 'Nóqui', 'Nezeto', 'Soyo', 'Tomboco' ],
    id: '0cd155be-df1a-4de0-a2d0-66b4378a0a49',
    normalized: 'zaire',
    comunas:[
      {
        municipio:'Cuimba',
        nomeComuna:[
          'Cuimba','Buela','Serra da Canda',
          'Luvaca'
        ]
        
      }, 
      {
        
        municipio:'Mbanza-Congo',
        nomeComuna:[
          'Mbaza Kongo','Luvo','Caluca',
          'Madimba','Quiende','Calambata'
        ]
      }, 
      {
        municipio:'Nóqui',
        nomeComuna:[
          'Nóqui','Lufico','Mpla',
        ]
      },
        
      {
        municipio: 'Nezeto',
        nomeComuna:[
          'Cuimba','Buela',
          'Serra da Canda',   'Luvaca'
        ]
      },
        {
          municipio:'Soyo',
          nomeComuna:[
            'Soyo', 'Sumba','Pedra de Feitiço',
            'Quêlo','Mongue Grande',
          ]
      },
      {
        municipio:'Tomboco', 
        nomeComuna:[
          'Tomboco','Quinsimba','Quinzau'
        ]
      },

    ]
  }
]
