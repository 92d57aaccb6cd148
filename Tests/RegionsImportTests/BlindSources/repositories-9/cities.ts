export type City = {
  cidade: string;
  uf: string;
  estado: string;
};

type CitiesMock = {
  [key: string]: City;
};

export const citiesMock: CitiesMock = {
  "abadia-de-goias-go": {
    "cidade": "Abadia de Goiás",
    "uf": "GO",
    "estado": "Goiás"
  },
  "abadia-dos-dourados-mg": {
    "cidade": "Abadia dos Dourados",
    "uf": "MG",
    "estado": "Minas Gerais"
  },
  "abadiania-go": {
    "cidade": "Abadiânia",
    "uf": "GO",
    "estado": "Goiás"
  },
  "abaete-mg": {
    "cidade": "Abaeté",
    "uf": "MG",
    "estado": "Minas Gerais"
  },
  "abaetetuba-pa": {
    "cidade": "Abaetetuba",
    "uf": "PA",
    "estado": "Pará"
  },
  "abaiara-ce": {
    "cidade": "Abaiara",
    "uf": "CE",
    "estado": "Ceará"
  },
  "abaira-ba": {
    "cidade": "Abaíra",
    "uf": "BA",
    "estado": "Bahia"
  },
  "abare-ba": {
    "cidade": "Abaré",
    "uf": "BA",
    "estado": "Bahia"
  },
  "abatia-pr": {
    "cidade": "Abatiá",
    "uf": "PR",
    "estado": "Paraná"
  },
  "abdon-batista-sc": {
    "cidade": "Abdon Batista",
    "uf": "SC",
    "estado": "Santa Catarina"
  },
  "abel-figueiredo-pa": {
    "cidade": "Abel Figueiredo",
    "uf": "PA",
    "estado": "Pará"
  },
  "abelardo-luz-sc": {
    "cidade": "Abelardo Luz",
    "uf": "SC",
    "estado": "Santa Catarina"
  },
  "abre-campo-mg": {
    "cidade": "Abre Campo",
    "uf": "MG",
    "estado": "Minas Gerais"
  },
  "abreu-e-lima-pe": {
    "cidade": "Abreu e Lima",
    "uf": "PE",
    "estado": "Pernambuco"
  },
  "abreulandia-to": {
    "cidade": "Abreulândia",
    "uf": "TO",
    "estado": "Tocantins"
  },
  "acaiaca-mg": {
    "cidade": "Acaiaca",
    "uf": "MG",
    "estado": "Minas Gerais"
  },
  "acailandia-ma": {
    "cidade": "Açailândia",
    "uf": "MA",
    "estado": "Maranhão"
  },
  "acajutiba-ba": {
    "cidade": "Acajutiba",
    "uf": "BA",
    "estado": "Bahia"
  },
  "acara-pa": {
    "cidade": "Acará",
    "uf": "PA",
    "estado": "Pará"
  },
  "acarape-ce": {
    "cidade": "Acarape",
    "uf": "CE",
    "estado": "Ceará"
  },
  "acarau-ce": {
    "cidade": "Acaraú",
    "uf": "CE",
    "estado": "Ceará"
  },
  "acari-rn": {
    "cidade": "Acari",
    "uf": "RN",
    "estado": "Rio Grande do Norte"
  },
  "acaua-pi": {
    "cidade": "Acauã",
    "uf": "PI",
    "estado": "Piauí"
  },
  "acegua-rs": {
    "cidade": "Aceguá",
    "uf": "RS",
    "estado": "Rio Grande do Sul"
  },
  "acopiara-ce": {
    "cidade": "Acopiara",
    "uf": "CE",
    "estado": "Ceará"
  },
  "acorizal-mt": {
    "cidade": "Acorizal",
    "uf": "MT",
    "estado": "Mato Grosso"
  },
  "acrelandia-ac": {
    "cidade": "Acrelândia",
    "uf": "AC",
    "estado": "Acre"
  },
  "acreuna-go": {
    "cidade": "Acreúna",
    "uf": "GO",
    "estado": "Goiás"
  },
  "acu-rn": {
    "cidade": "Açu",
    "uf": "RN",
    "estado": "Rio Grande do Norte"
  },
  "acucena-mg": {
    "cidade": "Açucena",
    "uf": "MG",
    "estado": "Minas Gerais"
  },
  "adamantina-sp": {
    "cidade": "Adamantina",
    "uf": "SP",
    "estado": "São Paulo"
  },
  "adelandia-go": {
    "cidade": "Adelândia",
    "uf": "GO",
    "estado": "Goiás"
  },
  "adolfo-sp": {
    "cidade": "Adolfo",
    "uf": "SP",
    "estado": "São Paulo"
  },
  "adrianopolis-pr": {
    "cidade": "Adrianópolis",
    "uf": "PR",
    "estado": "Paraná"
  },
  "adustina-ba": {
    "cidade": "Adustina",
    "uf": "BA",
    "estado": "Bahia"
  },
  "afogados-da-ingazeira-pe": {
    "cidade": "Afogados da Ingazeira",
    "uf": "PE",
    "estado": "Pernambuco"
  },
  "afonso-bezerra-rn": {
    "cidade": "Afonso Bezerra",
    "uf": "RN",
    "estado": "Rio Grande do Norte"
  },
  "afonso-claudio-es": {
    "cidade": "Afonso Cláudio",
    "uf": "ES",
    "estado": "Espírito Santo"
  },
  "afonso-cunha-ma": {
    "cidade": "Afonso Cunha",
    "uf": "MA",
    "estado": "Maranhão"
  },
  "afranio-pe": {
    "cidade": "Afrânio",
    "uf": "PE",
    "estado": "Pernambuco"
  },
  "afua-pa": {
    "cidade": "Afuá",
    "uf": "PA",
    "estado": "Pará"
  },
  "agrestina-pe": {
    "cidade": "Agrestina",
    "uf": "PE",
    "estado": "Pernambuco"
  },
  "agricolandia-pi": {
    "cidade": "Agricolândia",
    "uf": "PI",
    "estado": "Piauí"
  },
  "agrolandia-sc": {
    "cidade": "Agrolândia",
    "uf": "SC",
    "estado": "Santa Catarina"
  },
  "agronomica-sc": {
    "cidade": "Agronômica",
    "uf": "SC",
    "estado": "Santa Catarina"
  },
  "agua-azul-do-norte-pa": {
    "cidade": "Água Azul do Norte",
    "uf": "PA",
    "estado": "Pará"
  },
  "agua-boa-mg": {
    "cidade": "Água Boa",
    "uf": "MG",
    "estado": "Minas Gerais"
  },
  "agua-boa-mt": {
    "cidade": "Água Boa",
    "uf": "MT",
    "estado": "Mato Grosso"
  },
  "agua-branca-al": {
    "cidade": "Água Branca",
    "uf": "AL",
    "estado": "Alagoas"
  },
  "agua-branca-pi": {
    "cidade": "Água Branca",
    "uf": "PI",
    "estado": "Piauí"
  },
  "agua-branca-pb": {
    "cidade": "Água Branca",
    "uf": "PB",
    "estado": "Paraíba"
  },
  "agua-clara-ms": {
    "cidade": "Água Clara",
    "uf": "MS",
    "estado": "Mato Grosso do Sul"
  },
  "agua-comprida-mg": {
    "cidade": "Água Comprida",
    "uf": "MG",
    "estado": "Minas Gerais"
  },
  "agua-doce-sc": {
    "cidade": "Água Doce",
    "uf": "SC",
    "estado": "Santa Catarina"
  },
  "agua-doce-do-maranhao-ma": {
    "cidade": "Água Doce do Maranhão",
    "uf": "MA",
    "estado": "Maranhão"
  },
  "agua-doce-do-norte-es": {
    "cidade": "Água Doce do Norte",
    "uf": "ES",
    "estado": "Espírito Santo"
  },
  "agua-fria-ba": {
    "cidade": "Água Fria",
    "uf": "BA",
    "estado": "Bahia"
  },
  "agua-fria-de-goias-go": {
    "cidade": "Água Fria de Goiás",
    "uf": "GO",
    "estado": "Goiás"
  },
  "agua-limpa-go": {
    "cidade": "Água Limpa",
    "uf": "GO",
    "estado": "Goiás"
  },
  "agua-nova-rn": {
    "cidade": "Água Nova",
    "uf": "RN",
    "estado": "Rio Grande do Norte"
  },
  "agua-preta-pe": {
    "cidade": "Água Preta",
    "uf": "PE",
    "estado": "Pernambuco"
  },
  "agua-santa-rs": {
    "cidade": "Água Santa",
    "uf": "RS",
    "estado": "Rio Grande do Sul"
  },
  "aguai-sp": {
    "cidade": "Aguaí",
    "uf": "SP",
    "estado": "São Paulo"
  },
  "aguanil-mg": {
    "cidade": "Aguanil",
    "uf": "MG",
    "estado": "Minas Gerais"
  },
  "aguas-belas-pe": {
    "cidade": "Águas Belas",
    "uf": "PE",
    "estado": "Pernambuco"
  },
  "aguas-da-prata-sp": {
    "cidade": "Águas da Prata",
    "uf": "SP",
    "estado": "São Paulo"
  },
  "aguas-de-chapeco-sc": {
    "cidade": "Águas de Chapecó",
    "uf": "SC",
    "estado": "Santa Catarina"
  },
  "aguas-de-lindoia-sp": {
    "cidade": "Águas de Lindóia",
    "uf": "SP",
    "estado": "São Paulo"
  },
  "alagoinha-pb": {
    "cidade": "Alagoinha",
    "uf": "PB",
    "estado": "Paraíba"
  },
  "alagoinha-pe": {
    "cidade": "Alagoinha",
    "uf": "PE",
    "estado": "Pernambuco"
  },
  "alagoinha-do-piaui-pi": {
    "cidade": "Alagoinha do Piauí",
    "uf": "PI",
    "estado": "Piauí"
  },
  "alagoinhas-ba": {
    "cidade": "Alagoinhas",
    "uf": "BA",
    "estado": "Bahia"
  },
  "alambari-sp": {
    "cidade": "Alambari",
    "uf": "SP",
    "estado": "São Paulo"
  },
  "albertina-mg": {
    "cidade": "Albertina",
    "uf": "MG",
    "estado": "Minas Gerais"
  },
  "alcantara-ma": {
    "cidade": "Alcântara",
    "uf": "MA",
    "estado": "Maranhão"
  },
  "alcantaras-ce": {
    "cidade": "Alcântaras",
    "uf": "CE",
    "estado": "Ceará"
  },
  "alcantil-pb": {
    "cidade": "Alcantil",
    "uf": "PB",
    "estado": "Paraíba"
  },
  "alcinopolis-ms": {
    "cidade": "Alcinópolis",
    "uf": "MS",
    "estado": "Mato Grosso do Sul"
  },
  "alcobaca-ba": {
    "cidade": "Alcobaça",
    "uf": "BA",
    "estado": "Bahia"
  },
  "alegre-es": {
    "cidade": "Alegre",
    "uf": "ES",
    "estado": "Espírito Santo"
  },
  "alegrete-rs": {
    "cidade": "Alegrete",
    "uf": "RS",
    "estado": "Rio Grande do Sul"
  },
  "alegrete-do-piaui-pi": {
    "cidade": "Alegrete do Piauí",
    "uf": "PI",
    "estado": "Piauí"
  },
  "alexandria-rn": {
    "cidade": "Alexandria",
    "uf": "RN",
    "estado": "Rio Grande do Norte"
  },
  "algodao-de-jandaira-pb": {
    "cidade": "Algodão de Jandaíra",
    "uf": "PB",
    "estado": "Paraíba"
  },
  "alianca-do-tocantins-to": {
    "cidade": "Aliança do Tocantins",
    "uf": "TO",
    "estado": "Tocantins"
  },
  "alta-floresta-mt": {
    "cidade": "Alta Floresta",
    "uf": "MT",
    "estado": "Mato Grosso"
  },
  "alta-floresta-d'oeste-ro": {
    "cidade": "Alta Floresta D'Oeste",
    "uf": "RO",
    "estado": "Rondônia"
  },
  "altamira-pa": {
    "cidade": "Altamira",
    "uf": "PA",
    "estado": "Pará"
  },
  "altamira-do-maranhao-ma": {
    "cidade": "Altamira do Maranhão",
    "uf": "MA",
    "estado": "Maranhão"
  },
  "altamira-do-parana-pr": {
    "cidade": "Altamira do Paraná",
    "uf": "PR",
    "estado": "Paraná"
  },
  "alto-alegre-sp": {
    "cidade": "Alto Alegre",
    "uf": "SP",
    "estado": "São Paulo"
  },
  "alto-alegre-rs": {
    "cidade": "Alto Alegre",
    "uf": "RS",
    "estado": "Rio Grande do Sul"
  },
  "alto-alegre-rr": {
    "cidade": "Alto Alegre",
    "uf": "RR",
    "estado": "Roraima"
  },
  "alto-alegre-dos-parecis-ro": {
    "cidade": "Alto Alegre dos Parecis",
    "uf": "RO",
    "estado": "Rondônia"
  },
  "alto-paraiso-pr": {
    "cidade": "Alto Paraíso",
    "uf": "PR",
    "estado": "Paraná"
  },
  "alto-paraiso-ro": {
    "cidade": "Alto Paraíso",
    "uf": "RO",
    "estado": "Rondônia"
  },
  "alto-paraiso-de-goias-go": {
    "cidade": "Alto Paraíso de Goiás",
    "uf": "GO",
    "estado": "Goiás"
  },
  "zacarias-sp": {
    "cidade": "Zacarias",
    "uf": "SP",
    "estado": "São Paulo"
  },
  "ze-doca-ma": {
    "cidade": "Zé Doca",
    "uf": "MA",
    "estado": "Maranhão"
  },
  "zortea-sc": {
    "cidade": "Zortéa",
    "uf": "SC",
    "estado": "Santa Catarina"
  }
}