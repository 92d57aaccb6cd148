<?php

use Illuminate\Database\Seeder;

class UbgeMunicipiosTableSeeder extends Seeder
{
    public function run()
    {
        DB::table('ubge_municipios')->insert([
            [
                "provincia_id" => "7",
                "codigo"       => "010101",
                "nombre"       => "SUCRE",
            ],
            [
                "provincia_id" => "7",
                "codigo"       => "010102",
                "nombre"       => "YOTALA",
            ],
            [
                "provincia_id" => "7",
                "codigo"       => "010103",
                "nombre"       => "POROMA",
            ],
            [
                "provincia_id" => "4",
                "codigo"       => "010201",
                "nombre"       => "VILLA AZURDUY",
            ],
            [
                "provincia_id" => "4",
                "codigo"       => "010202",
                "nombre"       => "TARVITA (VILLA ARIAS)",
            ],
            [
                "provincia_id" => "3",
                "codigo"       => "010301",
                "nombre"       => "ZUDAÑEZ",
            ],
            [
                "provincia_id" => "3",
                "codigo"       => "010302",
                "nombre"       => "PRESTO",
            ],
            [
                "provincia_id" => "3",
                "codigo"       => "010303",
                "nombre"       => "VILLA MOJOCOYA",
            ],
            [
                "provincia_id" => "3",
                "codigo"       => "010304",
                "nombre"       => "ICLA (R.MUJIA)",
            ],
            [
                "provincia_id" => "9",
                "codigo"       => "010401",
                "nombre"       => "PADILLA",
            ],
            [
                "provincia_id" => "9",
                "codigo"       => "010402",
                "nombre"       => "TOMINA",
            ],
            [
                "provincia_id" => "9",
                "codigo"       => "010403",
                "nombre"       => "SOPACHUY",
            ],
            [
                "provincia_id" => "9",
                "codigo"       => "010404",
                "nombre"       => "VILLA ALCALA",
            ],
            [
                "provincia_id" => "9",
                "codigo"       => "010405",
                "nombre"       => "EL VILLAR",
            ],
            [
                "provincia_id" => "2",
                "codigo"       => "010501",
                "nombre"       => "MONTEAGUDO",
            ],
            [
                "provincia_id" => "2",
                "codigo"       => "010502",
                "nombre"       => "SAN PABLO DE HUACARETA",
            ],
            [
                "provincia_id" => "10",
                "codigo"       => "010601",
                "nombre"       => "TARABUCO",
            ],
            [
                "provincia_id" => "10",
                "codigo"       => "010602",
                "nombre"       => "YAMPARAEZ",
            ],
            [
                "provincia_id" => "6",
                "codigo"       => "010701",
                "nombre"       => "CAMARGO",
            ],
            [
                "provincia_id" => "6",
                "codigo"       => "010702",
                "nombre"       => "SAN LUCAS",
            ],
            [
                "provincia_id" => "6",
                "codigo"       => "010703",
                "nombre"       => "INCAHUASI",
            ],
            [
                "provincia_id" => "6",
                "codigo"       => "010704",
                "nombre"       => "VILLA CHARCAS",
            ],
            [
                "provincia_id" => "1",
                "codigo"       => "010801",
                "nombre"       => "VILLA SERRANO",
            ],
            [
                "provincia_id" => "8",
                "codigo"       => "010901",
                "nombre"       => "VILLA ABECIA (CAMATARQUI)",
            ],
            [
                "provincia_id" => "8",
                "codigo"       => "010902",
                "nombre"       => "CULPINA",
            ],
            [
                "provincia_id" => "8",
                "codigo"       => "010903",
                "nombre"       => "LAS CARRETAS",
            ],
            [
                "provincia_id" => "5",
                "codigo"       => "011001",
                "nombre"       => "VILLA VACA GUZMAN (MUYUPAMPA)",
            ],
            [
                "provincia_id" => "5",
                "codigo"       => "011002",
                "nombre"       => "HUACAYA",
            ],
            [
                "provincia_id" => "5",
                "codigo"       => "011003",
                "nombre"       => "MACHARETI",
            ],


            [
                "provincia_id" => "26",
                "codigo"       => "020101",
                "nombre"       => "NUESTRA SEÑORA DE LA PAZ",
            ],
            [
                "provincia_id" => "26",
                "codigo"       => "020102",
                "nombre"       => "PALCA",
            ],
            [
                "provincia_id" => "26",
                "codigo"       => "020103",
                "nombre"       => "MECAPACA",
            ],
            [
                "provincia_id" => "26",
                "codigo"       => "020104",
                "nombre"       => "ACHOCALLA",
            ],
            [
                "provincia_id" => "26",
                "codigo"       => "020105",
                "nombre"       => "EL ALTO",
            ],
            [
                "provincia_id" => "28",
                "codigo"       => "020201",
                "nombre"       => "ACHACACHI",
            ],
            [
                "provincia_id" => "28",
                "codigo"       => "020202",
                "nombre"       => "ANCORAIMES",
            ],
            [
                "provincia_id" => "28",
                "codigo"       => "020203",
                "nombre"       => "HUARINA",
            ],
            [
                "provincia_id" => "28",
                "codigo"       => "020204",
                "nombre"       => "SANTIAGO DE HUATA",
            ],
            [
                "provincia_id" => "29",
                "codigo"       => "020301",
                "nombre"       => "CORO CORO",
            ],
            [
                "provincia_id" => "29",
                "codigo"       => "020302",
                "nombre"       => "CAQUIAVIRI",
            ],
            [
                "provincia_id" => "29",
                "codigo"       => "020303",
                "nombre"       => "CALACOTO",
            ],
            [
                "provincia_id" => "29",
                "codigo"       => "020304",
                "nombre"       => "COMANCHE",
            ],
            [
                "provincia_id" => "29",
                "codigo"       => "020305",
                "nombre"       => "CHARAÑA",
            ],
            [
                "provincia_id" => "29",
                "codigo"       => "020306",
                "nombre"       => "WALDO BALLIVIAN",
            ],
            [
                "provincia_id" => "29",
                "codigo"       => "020307",
                "nombre"       => "NAZACARA DE PACAJES",
            ],
            [
                "provincia_id" => "29",
                "codigo"       => "020308",
                "nombre"       => "SANTIAGO DE CALLAPA",
            ],
            [
                "provincia_id" => "15",
                "codigo"       => "020401",
                "nombre"       => "PUERTO ACOSTA",
            ],
            [
                "provincia_id" => "15",
                "codigo"       => "020402",
                "nombre"       => "MOCOMOCO",
            ],
            [
                "provincia_id" => "15",
                "codigo"       => "020403",
                "nombre"       => "PUERTO CARABUCO",
            ],
            [
                "provincia_id" => "15",
                "codigo"       => "020404",
                "nombre"       => "ESCOMAS",
            ],


            [
                "provincia_id" => "15",
                "codigo"       => "020405",
                "nombre"       => "HUMANATA",
            ],
            [
                "provincia_id" => "25",
                "codigo"       => "020501",
                "nombre"       => "CHUMA",
            ],
            [
                "provincia_id" => "25",
                "codigo"       => "020502",
                "nombre"       => "AYATA",
            ],
            [
                "provincia_id" => "25",
                "codigo"       => "020503",
                "nombre"       => "AUCAPATA",
            ],
            [
                "provincia_id" => "21",
                "codigo"       => "020601",
                "nombre"       => "SORATA",
            ],
            [
                "provincia_id" => "21",
                "codigo"       => "020602",
                "nombre"       => "GUANAY",
            ],
            [
                "provincia_id" => "21",
                "codigo"       => "020603",
                "nombre"       => "TACACOMA",
            ],
            [
                "provincia_id" => "21",
                "codigo"       => "020604",
                "nombre"       => "QUIABAYA",
            ],
            [
                "provincia_id" => "21",
                "codigo"       => "020605",
                "nombre"       => "COMBAYA",
            ],
            [
                "provincia_id" => "21",
                "codigo"       => "020606",
                "nombre"       => "TIPUANI",
            ],
            [
                "provincia_id" => "21",
                "codigo"       => "020607",
                "nombre"       => "MAPIRI",
            ],
            [
                "provincia_id" => "21",
                "codigo"       => "020608",
                "nombre"       => "TEOPONTE",
            ],
            [
                "provincia_id" => "16",
                "codigo"       => "020701",
                "nombre"       => "APOLO",
            ],
            [
                "provincia_id" => "16",
                "codigo"       => "020702",
                "nombre"       => "PELECHUCO",
            ],
            [
                "provincia_id" => "19",
                "codigo"       => "020801",
                "nombre"       => "VIACHA",
            ],
            [
                "provincia_id" => "19",
                "codigo"       => "020802",
                "nombre"       => "GUAQUI",
            ],
            [
                "provincia_id" => "19",
                "codigo"       => "020803",
                "nombre"       => "TIAHUANACU",
            ],
            [
                "provincia_id" => "19",
                "codigo"       => "020804",
                "nombre"       => "DESAGUADERO",
            ],
            [
                "provincia_id" => "19",
                "codigo"       => "020805",
                "nombre"       => "SAN ANDRES DE MACHACA",
            ],
            [
                "provincia_id" => "19",
                "codigo"       => "020806",
                "nombre"       => "JESUS DE MACHACA",
            ],
            [
                "provincia_id" => "19",
                "codigo"       => "020807",
                "nombre"       => "TARACO",
            ],
            [
                "provincia_id" => "22",
                "codigo"       => "020901",
                "nombre"       => "LURIBAY",
            ],
            [
                "provincia_id" => "22",
                "codigo"       => "020902",
                "nombre"       => "SAPAHAQUI",
            ],
            [
                "provincia_id" => "22",
                "codigo"       => "020903",
                "nombre"       => "YACO",
            ],
            [
                "provincia_id" => "22",
                "codigo"       => "020904",
                "nombre"       => "MALLA",
            ],
            [
                "provincia_id" => "22",
                "codigo"       => "020905",
                "nombre"       => "CAIROMA",
            ],
            [
                "provincia_id" => "20",
                "codigo"       => "021001",
                "nombre"       => "INQUISIVI",
            ],
            [
                "provincia_id" => "20",
                "codigo"       => "021002",
                "nombre"       => "QUIME",
            ],
            [
                "provincia_id" => "20",
                "codigo"       => "021003",
                "nombre"       => "CAJUATA",
            ],
            [
                "provincia_id" => "20",
                "codigo"       => "021004",
                "nombre"       => "COLQUIRI",
            ],
            [
                "provincia_id" => "20",
                "codigo"       => "021005",
                "nombre"       => "ICHOCA",
            ],
            [
                "provincia_id" => "20",
                "codigo"       => "021006",
                "nombre"       => "LICOMA (VILLA LIBERTAD)",
            ],
            [
                "provincia_id" => "30",
                "codigo"       => "021101",
                "nombre"       => "CHULUMANI",
            ],
            [
                "provincia_id" => "30",
                "codigo"       => "021102",
                "nombre"       => "IRUPANA (VILLA DE LANZA)",
            ],
            [
                "provincia_id" => "30",
                "codigo"       => "021103",
                "nombre"       => "YANACACHI",
            ],
            [
                "provincia_id" => "30",
                "codigo"       => "021104",
                "nombre"       => "PALOS BLANCOS",
            ],
            [
                "provincia_id" => "30",
                "codigo"       => "021105",
                "nombre"       => "LA ASUNTA",
            ],
            [
                "provincia_id" => "23",
                "codigo"       => "021201",
                "nombre"       => "PUCARANI",
            ],
            [
                "provincia_id" => "23",
                "codigo"       => "021202",
                "nombre"       => "LAJA",
            ],
            [
                "provincia_id" => "23",
                "codigo"       => "021203",
                "nombre"       => "BATALLAS",
            ],
            [
                "provincia_id" => "23",
                "codigo"       => "021204",
                "nombre"       => "PUERTO PEREZ",
            ],
            [
                "provincia_id" => "12",
                "codigo"       => "021301",
                "nombre"       => "SICA SICA (VILLA AROMA)",
            ],
            [
                "provincia_id" => "12",
                "codigo"       => "021302",
                "nombre"       => "UMALA",
            ],
            [
                "provincia_id" => "12",
                "codigo"       => "021303",
                "nombre"       => "AYO AYO",
            ],
            [
                "provincia_id" => "12",
                "codigo"       => "021304",
                "nombre"       => "CALAMARCA",
            ],
            [
                "provincia_id" => "12",
                "codigo"       => "021305",
                "nombre"       => "PATACAMAYA",
            ],
            [
                "provincia_id" => "12",
                "codigo"       => "021306",
                "nombre"       => "COLQUENCHA",
            ],
            [
                "provincia_id" => "12",
                "codigo"       => "021307",
                "nombre"       => "COLLANA",
            ],
        ]);
    }
}
