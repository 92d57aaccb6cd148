export const locations = {
  countries: [
    {
      id: 'BR',
      name: 'Brasil',
      acronym: 'BR',
      capital: 'Brasília',
      coin: 'Real',
      coinCode: 'BRL',
      regionGroup: 'Americas',
      economicGroups: ['Mercosul', 'UNASUL'],
      continent: 'South America',
      ddi: '+55',
      states: [
        {
          id: 12,
          name: 'Acre',
          acronym: 'AC',
          cities: [
            {
              stateId: 12,
              name: 'Acrelândia',
              code: 1200013,
            },
            {
              stateId: 12,
              name: 'Assis Brasil',
              code: 1200054,
            },
            {
              stateId: 12,
              name: 'Brasiléia',
              code: 1200104,
            },
            {
              stateId: 12,
              name: 'Bujari',
              code: 1200138,
            },
            {
              stateId: 12,
              name: 'Capixaba',
              code: 1200179,
            },
            {
              stateId: 12,
              name: 'Cruzeiro do Sul',
              code: 1200203,
            },
            {
              stateId: 12,
              name: 'Epitaciolândia',
              code: 1200252,
            },
            {
              stateId: 12,
              name: 'Feijó',
              code: 1200302,
            },
            {
              stateId: 12,
              name: 'Jordão',
              code: 1200328,
            },
            {
              stateId: 12,
              name: 'Mâncio Lima',
              code: 1200336,
            },
            {
              stateId: 12,
              name: 'Manoel Urbano',
              code: 1200344,
            },
            {
              stateId: 12,
              name: 'Marechal Thaumaturgo',
              code: 1200351,
            },
            {
              stateId: 12,
              name: 'Plácido de Castro',
              code: 1200385,
            },
            {
              stateId: 12,
              name: 'Porto Acre',
              code: 1200807,
            },
            {
              stateId: 12,
              name: 'Porto Walter',
              code: 1200393,
            },
            {
              stateId: 12,
              name: 'Rio Branco',
              code: 1200401,
            },
            {
              stateId: 12,
              name: 'Rodrigues Alves',
              code: 1200427,
            },
            {
              stateId: 12,
              name: 'Santa Rosa do Purus',
              code: 1200435,
            },
            {
              stateId: 12,
              name: 'Sena Madureira',
              code: 1200500,
            },
            {
              stateId: 12,
              name: 'Senador Guiomard',
              code: 1200450,
            },
            {
              stateId: 12,
              name: 'Tarauacá',
              code: 1200609,
            },
            {
              stateId: 12,
              name: 'Xapuri',
              code: 1200708,
            },
          ],
        },
        {
          id: 27,
          name: 'Alagoas',
          acronym: 'AL',
          cities: [
            {
              stateId: 27,
              name: 'Água Branca',
              code: 2700102,
            },
            {
              stateId: 27,
              name: 'Anadia',
              code: 2700201,
            },
            {
              stateId: 27,
              name: 'Arapiraca',
              code: 2700300,
            },
            {
              stateId: 27,
              name: 'Atalaia',
              code: 2700409,
            },
            {
              stateId: 27,
              name: 'Barra de Santo Antônio',
              code: 2700508,
            },
            {
              stateId: 27,
              name: 'Barra de São Miguel',
              code: 2700607,
            },
            {
              stateId: 27,
              name: 'Batalha',
              code: 2700706,
            },
            {
              stateId: 27,
              name: 'Belém',
              code: 2700805,
            },
            {
              stateId: 27,
              name: 'Belo Monte',
              code: 2700904,
            },
            {
              stateId: 27,
              name: 'Boca da Mata',
              code: 2701001,
            },
            {
              stateId: 27,
              name: 'Branquinha',
              code: 2701100,
            },
            {
              stateId: 27,
              name: 'Cacimbinhas',
              code: 2701209,
            },
            {
              stateId: 27,
              name: 'Cajueiro',
              code: 2701308,
            },
            {
              stateId: 27,
              name: 'Campestre',
              code: 2701357,
            },
            {
              stateId: 27,
              name: 'Campo Alegre',
              code: 2701407,
            },
            {
              stateId: 27,
              name: 'Campo Grande',
              code: 2701506,
            },
            {
              stateId: 27,
              name: 'Canapi',
              code: 2701605,
            },
            {
              stateId: 27,
              name: 'Capela',
              code: 2701704,
            },
            {
              stateId: 27,
              name: 'Carneiros',
              code: 2701803,
            },
            {
              stateId: 27,
              name: 'Chã Preta',
              code: 2701902,
            },
            {
              stateId: 27,
              name: 'Coité do Nóia',
              code: 2702009,
            },
            {
              stateId: 27,
              name: 'Colônia Leopoldina',
              code: 2702108,
            },
            {
              stateId: 27,
              name: 'Coqueiro Seco',
              code: 2702207,
            },
            {
              stateId: 27,
              name: 'Coruripe',
              code: 2702306,
            },
            {
              stateId: 27,
              name: 'Craíbas',
              code: 2702355,
            },
            {
              stateId: 27,
              name: 'Delmiro Gouveia',
              code: 2702405,
            },
            {
              stateId: 27,
              name: 'Dois Riachos',
              code: 2702504,
            },
            {
              stateId: 27,
              name: 'Estrela de Alagoas',
              code: 2702553,
            },
            {
              stateId: 27,
              name: 'Feira Grande',
              code: 2702603,
            },
            {
              stateId: 27,
              name: 'Feliz Deserto',
              code: 2702702,
            },
            {
              stateId: 27,
              name: 'Flexeiras',
              code: 2702801,
            },
            {
              stateId: 27,
              name: 'Girau do Ponciano',
              code: 2702900,
            },
            {
              stateId: 27,
              name: 'Ibateguara',
              code: 2703007,
            },
            {
              stateId: 27,
              name: 'Igaci',
              code: 2703106,
            },
            {
              stateId: 27,
              name: 'Igreja Nova',
              code: 2703205,
            },
            {
              stateId: 27,
              name: 'Inhapi',
              code: 2703304,
            },
            {
              stateId: 27,
              name: 'Jacaré dos Homens',
              code: 2703403,
            },
            {
              stateId: 27,
              name: 'Jacuípe',
              code: 2703502,
            },
            {
              stateId: 27,
              name: 'Japaratinga',
              code: 2703601,
            },
            {
              stateId: 27,
              name: 'Jaramataia',
              code: 2703700,
            },
            {
              stateId: 27,
              name: 'Jequiá da Praia',
              code: 2703759,
            },
            {
              stateId: 27,
              name: 'Joaquim Gomes',
              code: 2703809,
            },
            {
              stateId: 27,
              name: 'Jundiá',
              code: 2703908,
            },
            {
              stateId: 27,
              name: 'Junqueiro',
              code: 2704005,
            },
            {
              stateId: 27,
              name: 'Lagoa da Canoa',
              code: 2704104,
            },
            {
              stateId: 27,
              name: 'Limoeiro de Anadia',
              code: 2704203,
            },
            {
              stateId: 27,
              name: 'Maceió',
              code: 2704302,
            },
            {
              stateId: 27,
              name: 'Major Isidoro',
              code: 2704401,
            },
            {
              stateId: 27,
              name: 'Mar Vermelho',
              code: 2704906,
            },
            {
              stateId: 27,
              name: 'Maragogi',
              code: 2704500,
            },
            {
              stateId: 27,
              name: 'Maravilha',
              code: 2704609,
            },
            {
              stateId: 27,
              name: 'Marechal Deodoro',
              code: 2704708,
            },
            {
              stateId: 27,
              name: 'Maribondo',
              code: 2704807,
            },
            {
              stateId: 27,
              name: 'Mata Grande',
              code: 2705002,
            },
            {
              stateId: 27,
              name: 'Matriz de Camaragibe',
              code: 2705101,
            },
            {
              stateId: 27,
              name: 'Messias',
              code: 2705200,
            },
            {
              stateId: 27,
              name: 'Minador do Negrão',
              code: 2705309,
            },
            {
              stateId: 27,
              name: 'Monteirópolis',
              code: 2705408,
            },
            {
              stateId: 27,
              name: 'Murici',
              code: 2705507,
            },
            {
              stateId: 27,
              name: 'Novo Lino',
              code: 2705606,
            },
            {
              stateId: 27,
              name: "Olho d'Água Grande",
              code: 2705903,
            },
            {
              stateId: 27,
              name: "Olho d'Água das Flores",
              code: 2705705,
            },
            {
              stateId: 27,
              name: "Olho d'Água do Casado",
              code: 2705804,
            },
            {
              stateId: 27,
              name: 'Olivença',
              code: 2706000,
            },
            {
              stateId: 27,
              name: 'Ouro Branco',
              code: 2706109,
            },
            {
              stateId: 27,
              name: 'Palestina',
              code: 2706208,
            },
            {
              stateId: 27,
              name: 'Palmeira dos Índios',
              code: 2706307,
            },
            {
              stateId: 27,
              name: 'Pão de Açúcar',
              code: 2706406,
            },
            {
              stateId: 27,
              name: 'Pariconha',
              code: 2706422,
            },
            {
              stateId: 27,
              name: 'Paripueira',
              code: 2706448,
            },
            {
              stateId: 27,
              name: 'Passo de Camaragibe',
              code: 2706505,
            },
            {
              stateId: 27,
              name: 'Paulo Jacinto',
              code: 2706604,
            },
            {
              stateId: 27,
              name: 'Penedo',
              code: 2706703,
            },
            {
              stateId: 27,
              name: 'Piaçabuçu',
              code: 2706802,
            },
            {
              stateId: 27,
              name: 'Pilar',
              code: 2706901,
            },
            {
              stateId: 27,
              name: 'Pindoba',
              code: 2707008,
            },
            {
              stateId: 27,
              name: 'Piranhas',
              code: 2707107,
            },
            {
              stateId: 27,
              name: 'Poço das Trincheiras',
              code: 2707206,
            },
            {
              stateId: 27,
              name: 'Porto Calvo',
              code: 2707305,
            },
            {
              stateId: 27,
              name: 'Porto Real do Colégio',
              code: 2707503,
            },
            {
              stateId: 27,
              name: 'Porto de Pedras',
              code: 2707404,
            },
            {
              stateId: 27,
              name: 'Quebrangulo',
              code: 2707602,
            },
            {
              stateId: 27,
              name: 'Rio Largo',
              code: 2707701,
            },
            {
              stateId: 27,
              name: 'Roteiro',
              code: 2707800,
            },
            {
              stateId: 27,
              name: 'Santa Luzia do Norte',
              code: 2707909,
            },
            {
              stateId: 27,
              name: 'Santana do Ipanema',
              code: 2708006,
            },
            {
              stateId: 27,
              name: 'Santana do Mundaú',
              code: 2708105,
            },
            {
              stateId: 27,
              name: 'São Brás',
              code: 2708204,
            },
            {
              stateId: 27,
              name: 'São José da Laje',
              code: 2708303,
            },
            {
              stateId: 27,
              name: 'São José da Tapera',
              code: 2708402,
            },
            {
              stateId: 27,
              name: 'São Luís do Quitunde',
              code: 2708501,
            },
            {
              stateId: 27,
              name: 'São Miguel dos Campos',
              code: 2708600,
            },
            {
              stateId: 27,
              name: 'São Miguel dos Milagres',
              code: 2708709,
            },
            {
              stateId: 27,
              name: 'São Sebastião',
              code: 2708808,
            },
            {
              stateId: 27,
              name: 'Satuba',
              code: 2708907,
            },
            {
              stateId: 27,
              name: 'Senador Rui Palmeira',
              code: 2708956,
            },
            {
              stateId: 27,
              name: "Tanque d'Arca",
              code: 2709004,
            },
            {
              stateId: 27,
              name: 'Taquarana',
              code: 2709103,
            },
            {
              stateId: 27,
              name: 'Teotônio Vilela',
              code: 2709152,
            },
            {
              stateId: 27,
              name: 'Traipu',
              code: 2709202,
            },
            {
              stateId: 27,
              name: 'União dos Palmares',
              code: 2709301,
            },
            {
              stateId: 27,
              name: 'Viçosa',
              code: 2709400,
            },
          ],
        },
      ],
    },
  ],
};
