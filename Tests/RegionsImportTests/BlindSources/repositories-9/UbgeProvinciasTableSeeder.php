<?php

use Illuminate\Database\Seeder;

class UbgeProvinciasTableSeeder extends Seeder
{
    public function run()
    {
        DB::table('ubge_provincias')->insert([
          //=== CHUQUISACA ===
            [
                "departamento_id" => "5",
                "codigo"          => "0108",
                "nombre"          => "BELISARIO BOETO",
            ],
            [
                "departamento_id" => "5",
                "codigo"          => "0105",
                "nombre"          => "HERNANDO SILES",
            ],
            [
                "departamento_id" => "5",
                "codigo"          => "0103",
                "nombre"          => "JAIME ZUDAÑEZ",
            ],
            [
                "departamento_id" => "5",
                "codigo"          => "0102",
                "nombre"          => "JUANA AZURDUY DE PADILLA",
            ],
            [
                "departamento_id" => "5",
                "codigo"          => "0110",
                "nombre"          => "LUIS CALVO",
            ],
            [
                "departamento_id" => "5",
                "codigo"          => "0107",
                "nombre"          => "NOR CINTI",
            ],
            [
                "departamento_id" => "5",
                "codigo"          => "0101",
                "nombre"          => "OROPEZA",
            ],
            [
                "departamento_id" => "5",
                "codigo"          => "0109",
                "nombre"          => "SUD CINTI",
            ],
            [
                "departamento_id" => "5",
                "codigo"          => "0104",
                "nombre"          => "TOMINA",
            ],
            [
                "departamento_id" => "5",
                "codigo"          => "0106",
                "nombre"          => "YAMPARAEZ",
            ],
          //=== LA PAZ ===
            [
                "departamento_id" => "1",
                "codigo"          => "0215",
                "nombre"          => "ABEL ITURRALDE",
            ],
            [
                "departamento_id" => "1",
                "codigo"          => "0213",
                "nombre"          => "AROMA",
            ],
            [
                "departamento_id" => "1",
                "codigo"          => "0216",
                "nombre"          => "BAUTISTA SAAVEDRA",
            ],
            [
                "departamento_id" => "1",
                "codigo"          => "0220",
                "nombre"          => "CARANAVI",
            ],
            [
                "departamento_id" => "1",
                "codigo"          => "0204",
                "nombre"          => "ELIODORO CAMACHO",
            ],
            [
                "departamento_id" => "1",
                "codigo"          => "0207",
                "nombre"          => "FRANZ TAMAYO",
            ],
            [
                "departamento_id" => "1",
                "codigo"          => "0219",
                "nombre"          => "GENERAL JOSE MANUEL PANDO",
            ],
            [
                "departamento_id" => "1",
                "codigo"          => "0218",
                "nombre"          => "GUALBERTO VILLARROEL",
            ],
            [
                "departamento_id" => "1",
                "codigo"          => "0208",
                "nombre"          => "INGAVI",
            ],
            [
                "departamento_id" => "1",
                "codigo"          => "0210",
                "nombre"          => "INQUISIVI",
            ],
            [
                "departamento_id" => "1",
                "codigo"          => "0206",
                "nombre"          => "LARECAJA",
            ],
            [
                "departamento_id" => "1",
                "codigo"          => "0209",
                "nombre"          => "LOAYZA",
            ],
            [
                "departamento_id" => "1",
                "codigo"          => "0212",
                "nombre"          => "LOS ANDES",
            ],
            [
                "departamento_id" => "1",
                "codigo"          => "0217",
                "nombre"          => "MANCO KAPAC",
            ],
            [
                "departamento_id" => "1",
                "codigo"          => "0205",
                "nombre"          => "MUÑECAS",
            ],
            [
                "departamento_id" => "1",
                "codigo"          => "0201",
                "nombre"          => "PEDRO DOMINGO MURILLO",
            ],
            [
                "departamento_id" => "1",
                "codigo"          => "0214",
                "nombre"          => "NOR YUNGAS",
            ],
            [
                "departamento_id" => "1",
                "codigo"          => "0202",
                "nombre"          => "OMASUYOS",
            ],
            [
                "departamento_id" => "1",
                "codigo"          => "0203",
                "nombre"          => "PACAJES",
            ],
            [
                "departamento_id" => "1",
                "codigo"          => "0211",
                "nombre"          => "SUD YUNGAS",
            ],
        ]);
    }
}
