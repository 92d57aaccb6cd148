/*LA LIBERTAD*/
call p_regMunicipio('Santa Tecla',1);
call p_regMunicipio('Antiguo Cuscatlán',1);
call p_regMunicipio('Ciudad Arce',1);
call p_regMunicipio('Colón',1);
call p_regMunicipio('Comasagua',1);
call p_regMunicipio('Chiltiupán',1);
call p_regMunicipio('Huizúcar',1);
call p_regMunicipio('Jayaque',1);
call p_regMunicipio('Jicalapa',1);
call p_regMunicipio('La Libertad',1);
call p_regMunicipio('Nuevo Cuscatlán',1);
call p_regMunicipio('Quezaltepeque',1);
call p_regMunicipio('Sacacoyo',1);
call p_regMunicipio('San José Villanueva',1);
call p_regMunicipio('San Juan Opico',1);
call p_regMunicipio('San Matías',1);
call p_regMunicipio('San Pablo Tacachico',1);
call p_regMunicipio('Tamanique',1);
call p_regMunicipio('Talnique',1);
call p_regMunicipio('Teotepeque',1);
call p_regMunicipio('Tepecoyo',1);
call p_regMunicipio('Zaragoza',1)

    /*SAN SALVADOR*/
call p_regMunicipio('San Salvador',2);
call p_regMunicipio('Mejicanos',2);
call p_regMunicipio('Aguilares',2);
call p_regMunicipio('Apopa',2);
call p_regMunicipio('Ayutuxtepeque',2);
call p_regMunicipio('Delgado',2);
call p_regMunicipio('Cuscatancingo',2);
call p_regMunicipio('El Paisnal',2);
call p_regMunicipio('Guazapa',2);
call p_regMunicipio('Ilopango',2);
call p_regMunicipio('Nejapa',2);
call p_regMunicipio('Panchimalco',2);
call p_regMunicipio('Rosario de Mora',2);
call p_regMunicipio('San Marcos',2);
call p_regMunicipio('San Martin',2);
call p_regMunicipio('Santiago Texacuangos',2);
call p_regMunicipio('Santo Tomas',2);
call p_regMunicipio('Soyapango',2);
call p_regMunicipio('Tonacatepeque',2)

/*/*SANTA ANA*/

call p_regMunicipio('Candelaria de la Frontera', 3);
call p_regMunicipio('Chalchuapa', 3);
call p_regMunicipio('Coatepeque', 3);
call p_regMunicipio('El Congo', 3);
call p_regMunicipio('El Porvenir', 3);
call p_regMunicipio('Masahuat', 3);
call p_regMunicipio('Metapán', 3);
call p_regMunicipio('San Antonio Pajonal', 3);
call p_regMunicipio('San Sebastián Salitrillo', 3);
call p_regMunicipio('Santa Ana', 3);
call p_regMunicipio('Santa Rosa Guachipilín', 3);
call p_regMunicipio('Santiago de la Frontera', 3);
call p_regMunicipio('Texistepeque', 3);

/*USULUTAN*/
call p_regMunicipio('Alegría', 6);
call p_regMunicipio('Berlín', 6);
call p_regMunicipio('California', 6);
call p_regMunicipio('Concepción Batres', 6);
call p_regMunicipio('El Triunfo', 6);
call p_regMunicipio('Ereguayquín', 6);
call p_regMunicipio('Estanzuelas', 6);
call p_regMunicipio('Jiquilisco', 6);
call p_regMunicipio('Jucuapa', 6);
call p_regMunicipio('Jucuarán', 6);
call p_regMunicipio('Mercedes Umaña', 6);
call p_regMunicipio('Nueva Granada', 6);
call p_regMunicipio('Ozatlán', 6);
call p_regMunicipio('Puerto El Triunfo', 6);
call p_regMunicipio('San Agustín', 6);
call p_regMunicipio('San Buenaventura', 6);
call p_regMunicipio('San Dionisio', 6);
call p_regMunicipio('San Francisco Javier', 6);
call p_regMunicipio('Santa Elena', 6);
call p_regMunicipio('Santa María', 6);
call p_regMunicipio('Santiago de María', 6);
 call p_regMunicipio('Tecapán', 6);
  call p_regMunicipio('Usulután', 6);

/*CABAÑAS*/
call p_regMunicipio('Cinquera', 14);
call p_regMunicipio('Dolores', 14);
call p_regMunicipio('Guacotecti', 14);
call p_regMunicipio('Ilobasco', 14);
call p_regMunicipio('Jutiapa', 14);
call p_regMunicipio('San Isidro (Cabañas)', 14);
call p_regMunicipio('Sensuntepeque', 14);
call p_regMunicipio('Tejutepeque', 14);
call p_regMunicipio('Victoria', 14);