regiones = [
    {id_region:1,nombre:"Región de Arica y Parinacota"},
    {id_region:2,nombre:"Región de Tarapacá"},
    {id_region:3,nombre:"Región de Antofagasta"},
    {id_region:4,nombre:"Región de Atacama"},
    {id_region:5,nombre:"Región de Coquimbo"},
    {id_region:6,nombre:"Región de Valparaíso"},
    {id_region:7,nombre:"Región del Libertador General Bernardo O'Higgins"}
]

provincias = [
    {id_prov:20,nombre:"Arica",id_region:1},
    {id_prov:21,nombre:"Parinacota",id_region:1},
    {id_prov:22,nombre:"Iquique",id_region:2},
    {id_prov:23,nombre:"Tamarugal",id_region:2},
    {id_prov:24,nombre:"Antofagasta",id_region:3},
    {id_prov:25,nombre:"Tocopilla",id_region:3},
    {id_prov:26,nombre:"El Loa",id_region:3},
    {id_prov:27,nombre:"Copiapó",id_region:4},
    {id_prov:28,nombre:"Huasco",id_region:4},
    {id_prov:29,nombre:"Chañaral",id_region:4},
    {id_prov:30,nombre:"Choapa",id_region:5},
    {id_prov:31,nombre:"Elqui",id_region:5},
    {id_prov:32,nombre:"Limarí",id_region:5},
    {id_prov:33,nombre:"Isla de Pascua",id_region:6},
    {id_prov:34,nombre:"Los Andes",id_region:6},
    {id_prov:41,nombre:"Cachapoal",id_region:7},
    {id_prov:42,nombre:"Cardenal Caro",id_region:7},
    {id_prov:43,nombre:"Colchagua",id_region:7},







]
comunas = [
    {id_comuna:101, nombre:"Arica", id_prov:20},
    {id_comuna:102, nombre:"Camarones", id_prov:20},
    //_________________________________________________
    {id_comuna:103, nombre:"Putre", id_prov:21},
    {id_comuna:104, nombre:"General Lagos", id_prov:21},
    //_________________________________________________
    {id_comuna:105, nombre:"Iquique", id_prov:22},
    {id_comuna:106, nombre:"Alto Hospicio", id_prov:22},
    //_________________________________________________
    {id_comuna:107, nombre:"Pozo Almonte", id_prov:23},
    {id_comuna:108, nombre:"Camiña", id_prov:23},
    {id_comuna:109, nombre:"Colchane", id_prov:23},
    {id_comuna:110, nombre:"Huara", id_prov:23},
    {id_comuna:111, nombre:"Pica", id_prov:23},
    //_________________________________________________
    {id_comuna:112, nombre:"Antofagasta", id_prov:24},
    {id_comuna:113, nombre:"Mejillones", id_prov:24},
    {id_comuna:114, nombre:"Sierra Gorda", id_prov:24},
    {id_comuna:115, nombre:"Taltal", id_prov:24},
    //_________________________________________________
    {id_comuna:116, nombre:"Tocopilla", id_prov:25},
    {id_comuna:117, nombre:"María Elena", id_prov:25},
    //_________________________________________________
    {id_comuna:118, nombre:"Calama", id_prov:26},
    {id_comuna:119, nombre:"Ollagüe", id_prov:26},
    {id_comuna:120, nombre:"San Pedro de Atacama", id_prov:26},
    //_________________________________________________
    {id_comuna:121, nombre:"Copiapó", id_prov:27},
    {id_comuna:122, nombre:"Caldera", id_prov:27},
    {id_comuna:123, nombre:"Tierra Amarilla", id_prov:27},
    //_________________________________________________
    {id_comuna:124, nombre:"Vallenar", id_prov:28},
    {id_comuna:125, nombre:"Alto del Carmen", id_prov:28},
    {id_comuna:126, nombre:"Freirina", id_prov:28},
    {id_comuna:127, nombre:"Huasco", id_prov:28},
    //_________________________________________________
    {id_comuna:128, nombre:"Chañaral", id_prov:29},
    {id_comuna:129, nombre:"Diego de Almagro", id_prov:29},
    //_________________________________________________
    {id_comuna:130, nombre:"Illapel", id_prov:30},
    {id_comuna:131, nombre:"Canela", id_prov:30},
    {id_comuna:132, nombre:"Los Vilos", id_prov:30},
    {id_comuna:133, nombre:"Salamanca", id_prov:30},
    //_________________________________________________
    {id_comuna:134, nombre:"La Serena", id_prov:31},
    {id_comuna:135, nombre:"Coquimbo", id_prov:31},
    {id_comuna:136, nombre:"Andacollo", id_prov:31},
    {id_comuna:137, nombre:"La Higuera", id_prov:31},
    {id_comuna:138, nombre:"Paihuano", id_prov:31},
    {id_comuna:139, nombre:"Vicuña", id_prov:31},
    //_________________________________________________
    {id_comuna:140, nombre:"Ovalle", id_prov:32},
    {id_comuna:141, nombre:"Combarbalá", id_prov:32},
    {id_comuna:142, nombre:"Monte Patria", id_prov:32},
    {id_comuna:143, nombre:"Punitaqui", id_prov:32},
    {id_comuna:144, nombre:"Río Hurtado", id_prov:32},
    //_________________________________________________
    {id_comuna:145, nombre:"Isla de Pascua", id_prov:33},
    //_________________________________________________
    {id_comuna:146, nombre:"Los Andes", id_prov:34},
    {id_comuna:147, nombre:"Calle Larga", id_prov:34},
    {id_comuna:148, nombre:"Rinconada", id_prov:34},
    {id_comuna:149, nombre:"San Esteban", id_prov:34},
    //_________________________________________________
    {id_comuna:183, nombre: 'Rancagua', id_prov:41},
    {id_comuna:184, nombre: 'Codegua', id_prov:41},
    {id_comuna:185, nombre: 'Coinco', id_prov:41},
    {id_comuna:186, nombre: 'Coltauco', id_prov:41},
    {id_comuna:187, nombre: 'Doñihue', id_prov:41},
    {id_comuna:188, nombre: 'Graneros', id_prov:41},
    //_________________________________________________
    {id_comuna:200, nombre: 'Navidad', id_prov:42},
    {id_comuna:201, nombre: 'Paredones', id_prov:42},
    {id_comuna:202, nombre: 'Pichilemu', id_prov:42},
    {id_comuna:203, nombre: 'La Estrella', id_prov:42},
    {id_comuna:204, nombre: 'Litueche', id_prov:42},
    {id_comuna:205, nombre: 'Marchihue', id_prov:42},

    //_________________________________________________
    {id_comuna:206, nombre: 'San Fernando', id_prov:43},
    {id_comuna:207, nombre: 'Chépica', id_prov:43},
    {id_comuna:208, nombre: 'Chimbarongo', id_prov:43},
    {id_comuna:209, nombre: 'Lolol', id_prov:43},
]
