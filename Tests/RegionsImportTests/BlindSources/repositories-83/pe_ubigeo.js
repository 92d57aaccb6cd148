
const Ubigeos = [
        {
            IDDIST: "010101",
            DEPARTAMENTO: "AMAZONAS",
            PROVINCIA: "CHACHAPOYAS",
            DISTRITO: "CHACHAPOYAS"
        },
        {
            IDDIST: "010102",
            DEPARTAMENTO: "AMAZONAS",
            PROVINCIA: "CHACHAPOYAS",
            DISTRITO: "ASUNCION"
        },
        {
            IDDIST: "010103",
            DEPARTAMENTO: "AMAZONAS",
            PROVINCIA: "CHACHAPOYAS",
            DISTRITO: "BALSAS"
        },
        {
            IDDIST: "010104",
            DEPARTAMENTO: "AMAZONAS",
            PROVINCIA: "CHACHAPOYAS",
            DISTRITO: "CHETO"
        },
        {
            IDDIST: "010105",
            DEPARTAMENTO: "AMAZONAS",
            PROVINCIA: "CHACHAPOYAS",
            DISTRITO: "CHILIQUIN"
        },
        {
            IDDIST: "010201",
            DEPARTAMENTO: "AMAZONAS",
            PROVINCIA: "BAGUA",
            DISTRITO: "BAGUA"
        },
        {
            IDDIST: "010202",
            DEPARTAMENTO: "AMAZONAS",
            PROVINCIA: "BAGUA",
            DISTRITO: "ARAMANGO"
        },
        {
            IDDIST: "010203",
            DEPARTAMENTO: "AMAZONAS",
            PROVINCIA: "BAGUA",
            DISTRITO: "COPALLIN"
        },
        {
            IDDIST: "010204",
            DEPARTAMENTO: "AMAZONAS",
            PROVINCIA: "BAGUA",
            DISTRITO: "EL PARCO"
        },
        {
            IDDIST: "010205",
            DEPARTAMENTO: "AMAZONAS",
            PROVINCIA: "BAGUA",
            DISTRITO: "IMAZA"
        },
        {
            IDDIST: "010206",
            DEPARTAMENTO: "AMAZONAS",
            PROVINCIA: "BAGUA",
            DISTRITO: "LA PECA"
        },
        {
            IDDIST: "010401",
            DEPARTAMENTO: "AMAZONAS",
            PROVINCIA: "CONDORCANQUI",
            DISTRITO: "NIEVA"
        },
        {
            IDDIST: "010402",
            DEPARTAMENTO: "AMAZONAS",
            PROVINCIA: "CONDORCANQUI",
            DISTRITO: "EL CENEPA"
        },
        {
            IDDIST: "010403",
            DEPARTAMENTO: "AMAZONAS",
            PROVINCIA: "CONDORCANQUI",
            DISTRITO: "RIO SANTIAGO"
        },
        {
            IDDIST: "020101",
            DEPARTAMENTO: "ANCASH",
            PROVINCIA: "HUARAZ",
            DISTRITO: "HUARAZ"
        },
        {
            IDDIST: "020102",
            DEPARTAMENTO: "ANCASH",
            PROVINCIA: "HUARAZ",
            DISTRITO: "COCHABAMBA"
        },
        {
            IDDIST: "020103",
            DEPARTAMENTO: "ANCASH",
            PROVINCIA: "HUARAZ",
            DISTRITO: "COLCABAMBA"
        },
        {
            IDDIST: "020104",
            DEPARTAMENTO: "ANCASH",
            PROVINCIA: "HUARAZ",
            DISTRITO: "HUANCHAY"
        },
        {
            IDDIST: "020105",
            DEPARTAMENTO: "ANCASH",
            PROVINCIA: "HUARAZ",
            DISTRITO: "INDEPENDENCIA"
        },
        {
            IDDIST: "020106",
            DEPARTAMENTO: "ANCASH",
            PROVINCIA: "HUARAZ",
            DISTRITO: "JANGAS"
        },
        {
            IDDIST: "020107",
            DEPARTAMENTO: "ANCASH",
            PROVINCIA: "HUARAZ",
            DISTRITO: "LA LIBERTAD"
        },
        {
            IDDIST: "020108",
            DEPARTAMENTO: "ANCASH",
            PROVINCIA: "HUARAZ",
            DISTRITO: "OLLEROS"
        },
        {
            IDDIST: "020109",
            DEPARTAMENTO: "ANCASH",
            PROVINCIA: "HUARAZ",
            DISTRITO: "PAMPAS GRANDE"
        },
        {
            IDDIST: "020110",
            DEPARTAMENTO: "ANCASH",
            PROVINCIA: "HUARAZ",
            DISTRITO: "PARIACOTO"
        },
        {
            IDDIST: "020111",
            DEPARTAMENTO: "ANCASH",
            PROVINCIA: "HUARAZ",
            DISTRITO: "PIRA"
        },
        {
            IDDIST: "020112",
            DEPARTAMENTO: "ANCASH",
            PROVINCIA: "HUARAZ",
            DISTRITO: "TARICA"
        },
        {
            IDDIST: "020201",
            DEPARTAMENTO: "ANCASH",
            PROVINCIA: "AIJA",
            DISTRITO: "AIJA"
        },
        {
            IDDIST: "020202",
            DEPARTAMENTO: "ANCASH",
            PROVINCIA: "AIJA",
            DISTRITO: "CORIS"
        },
        {
            IDDIST: "020203",
            DEPARTAMENTO: "ANCASH",
            PROVINCIA: "AIJA",
            DISTRITO: "HUACLLAN"
        },
        {
            IDDIST: "020204",
            DEPARTAMENTO: "ANCASH",
            PROVINCIA: "AIJA",
            DISTRITO: "LA MERCED"
        },
        {
            IDDIST: "020205",
            DEPARTAMENTO: "ANCASH",
            PROVINCIA: "AIJA",
            DISTRITO: "SUCCHA"
        }
];
