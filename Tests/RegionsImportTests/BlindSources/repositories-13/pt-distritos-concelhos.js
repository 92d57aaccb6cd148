export default {
  distritos: [
    {
      "distrito": "Aveiro",
      "concelhos": [
        {
          "concelho": "Águeda",
          "freguesias": [
            "Aguada de Cima",
            "Fermentelos",
            "Macinhata do Vouga",
            "Valongo do Vouga",
            "União das freguesias de Águeda e Borralha",
            "União das freguesias de Barrô e Aguada de Baixo",
            "União das freguesias de Belazaima do Chão, Castanheira do Vouga e Agadão",
            "União das freguesias de Recardães e Espinhel",
            "União das freguesias de Travassô e Óis da Ribeira",
            "União das freguesias de Trofa, Segadães e Lamas do Vouga",
            "União das freguesias do Préstimo e Macieira de Alcoba"
          ]
        },
        {
          "concelho": "Albergaria-a-Velha",
          "freguesias": [
            "Alquerubim",
            "Angeja",
            "Branca",
            "Ribeira de Fráguas",
            "Albergaria-a-Velha e Valmaior",
            "São João de Loure e Frossos"
          ]
        },
        {
          "concelho": "Aveiro",
          "freguesias": [
            "Aradas",
            "Cacia",
            "Esgueira",
            "Oliveirinha",
            "São Bernardo",
            "São Jacinto",
            "Santa Joana",
            "Eixo e Eirol",
            "Requeixo, Nossa Senhora de Fátima e Nariz",
            "União das freguesias de Glória e Vera Cruz"
          ]
        },
        {
          "concelho": "Espinho",
          "freguesias": [
            "Espinho",
            "Paramos",
            "Silvalde",
            "União das freguesias de Anta e Guetim"
          ]
        },
        {
          "concelho": "Murtosa",
          "freguesias": [
            "Bunheiro",
            "Monte",
            "Murtosa",
            "Torreira"
          ]
        },
        {
          "concelho": "São João da Madeira",
          "freguesias": [
            "São João da Madeira"
          ]
        }
      ]
    },
    {
      "distrito": "Beja",
      "concelhos": [
        {
          "concelho": "Aljustrel",
          "freguesias": [
            "Ervidel",
            "Messejana",
            "São João de Negrilhos",
            "União das freguesias de Aljustrel e Rio de Moinhos"
          ]
        },
        {
          "concelho": "Almodôvar",
          "freguesias": [
            "Rosário",
            "Santa Cruz",
            "São Barnabé",
            "Aldeia dos Fernandes",
            "União das freguesias de Almodôvar e Graça dos Padrões",
            "União das freguesias de Santa Clara-a-Nova e Gomes Aires"
          ]
        },
        {
          "concelho": "Alvito",
          "freguesias": [
            "Alvito",
            "Vila Nova da Baronia"
          ]
        },
        {
          "concelho": "Barrancos",
          "freguesias": [
            "Barrancos"
          ]
        },
        {
          "concelho": "Cuba",
          "freguesias": [
            "Cuba",
            "Faro do Alentejo",
            "Vila Alva",
            "Vila Ruiva"
          ]
        },
        {
          "concelho": "Odemira",
          "freguesias": [
            "Relíquias",
            "Sabóia",
            "São Luís",
            "São Martinho das Amoreiras",
            "Vila Nova de Milfontes",
            "Luzianes-Gare",
            "Boavista dos Pinheiros",
            "Longueira/Almograve",
            "Colos",
            "Santa Clara-a-Velha",
            "São Salvador e Santa Maria",
            "São Teotónio",
            "Vale de Santiago"
          ]
        },
        {
          "concelho": "Vidigueira",
          "freguesias": [
            "Pedrógão",
            "Selmes",
            "Vidigueira",
            "Vila de Frades"
          ]
        }
      ]
    },
    {
      "distrito": "Braga",
      "concelhos": [
        {
          "concelho": "Amares",
          "freguesias": [
            "Barreiros",
            "Bico",
            "Caires",
            "Carrazedo",
            "Dornelas",
            "Fiscal",
            "Goães",
            "Lago",
            "Rendufe",
            "Bouro (Santa Maria)",
            "Bouro (Santa Marta)",
            "União das freguesias de Amares e Figueiredo",
            "União das freguesias de Torre e Portela"
          ]
        },
        {
          "concelho": "Braga",
          "freguesias": [
            "Adaúfe",
            "Espinho",
            "Esporões",
            "Figueiredo",
            "Gualtar",
            "Lamas",
            "Mire de Tibães",
            "Padim da Graça",
            "Braga (São Vicente)",
            "Braga (São Vítor)"
          ]
        }
      ]
    }
  ]
}
