package com.mastercode.salvago.database;

import java.util.HashMap;
import java.util.Map;

public class Localbase {

    public Map<Integer,String> SalvadorCities(){

        Map<Integer,String> cities = new HashMap<Integer,String>();

        //DEPARTAMENTO DE AHUACHAPÁN
        cities.put(1,"Ahuachapán");
        cities.put(2,"Apaneca");
        cities.put(3,"Atiquizaya");
        cities.put(4,"Concepcion de Ataco");
        cities.put(5,"El refugio");
        cities.put(6,"Guaymango");
        cities.put(7,"Jujutla");
        cities.put(8,"San Francisco Menéndez");
        cities.put(9,"San Lorenzo");
        cities.put(10,"San Pedro Puxtla");
        cities.put(11,"Tacuba");
        cities.put(12,"Turín");

        //DEPARTAMENTO DE SANTA ANA
        cities.put(13,"Candelaria de la Frontera");
        cities.put(14,"Chalchuapa");
        cities.put(15,"Coatepeque");
        cities.put(16,"El Congo");
        cities.put(17,"El Porvenir");
        cities.put(18,"Masahuat");
        cities.put(19,"Metapán");
        cities.put(20,"San Antonio Pajonal");
        cities.put(21,"San Sebastián Salitrillo");
        cities.put(22,"Santa Ana");
        cities.put(23,"Santa Rosa Guachipilín");
        cities.put(24,"Santiago de la Frontera");
        cities.put(25,"Taxistepeque");

        //DEPARTAMENTO DE SONSONATE
        cities.put(26,"Acajutla");
        cities.put(27,"Armenia");
        cities.put(28,"Caluco");
        cities.put(29,"Cuisnahuat");
        cities.put(30,"Izalco");
        cities.put(31,"Juayúa");
        cities.put(32,"Nahuizalco");
        cities.put(33,"Nahulingo");
        cities.put(34,"Solcoatitán");
        cities.put(35,"San Antonio del Monte");
        cities.put(36,"San julián");
        cities.put(37,"San Catarina Masahuat");
        cities.put(38,"Santa Isabel Ishuatán");
        cities.put(39,"Santo Domingo Guzmán");
        cities.put(40,"Sonsonate");
        cities.put(41,"Sonzacate");
    }
}
