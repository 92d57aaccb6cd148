
ufs_data = [
    {
        "nome_uf": "Acre",
        "sigla_uf": "AC",
        "regiao": "Norte"
    },
    {
        "nome_uf": "Alagoas",
        "sigla_uf": "AL",
        "regiao": "Nordeste"
    },
    {
        "nome_uf": "Amazonas",
        "sigla_uf": "AM",
        "regiao": "Norte"
    },
    {
        "nome_uf": "Amapá",
        "sigla_uf": "AP",
        "regiao": "Norte"
    },
    {
        "nome_uf": "Bahia",
        "sigla_uf": "BA",
        "regiao": "Nordeste"
    },
    {
        "nome_uf": "Ceará",
        "sigla_uf": "CE",
        "regiao": "Nordeste"
    },
    {
        "nome_uf": "Distrito Federal",
        "sigla_uf": "DF",
        "regiao": "Centro-Oeste"
    },
    {
        "nome_uf": "Espírito Santo",
        "sigla_uf": "ES",
        "regiao": "Sudeste"
    },
    {
        "nome_uf": "Goiás",
        "sigla_uf": "GO",
        "regiao": "Centro-Oeste"
    },
    {

        "nome_uf": "Maranhão",
        "sigla_uf": "MA",
        "regiao": "Nordeste"
    },
    {

        "nome_uf": "Minas Gerais",
        "sigla_uf": "MG",
        "regiao": "Sudeste"
    },
    {

        "nome_uf": "Mato Grosso do Sul",
        "sigla_uf": "MS",
        "regiao": "Centro-Oeste"
    },
    {

        "nome_uf": "Mato Grosso",
        "sigla_uf": "MT",
        "regiao": "Centro-Oeste"
    },
    {

        "nome_uf": "Pará",
        "sigla_uf": "PA",
        "regiao": "Nordeste"
    },
    {

        "nome_uf": "Paraíba",
        "sigla_uf": "PB",
        "regiao": "Nordeste"
    },
    {

        "nome_uf": "Pernambuco",
        "sigla_uf": "PE",
        "regiao": "Nordeste"
    },
    {

        "nome_uf": "Piauí",
        "sigla_uf": "PI",
        "regiao": "Nordeste"
    },
    {

        "nome_uf": "Paraná",
        "sigla_uf": "PR",
        "regiao": "Sul"
    },
    {

        "nome_uf": "Rio de Janeiro",
        "sigla_uf": "RJ",
        "regiao": "Sudeste"
    }
]
