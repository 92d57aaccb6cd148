<?php

namespace App\Utils;

trait Venezuela
{

    protected function venezuela()
    {

        return [
            0 => [
                "estado" => "Amazonas",
                "municipios" => [
                    0 => [
                        "municipio" => "Alto Orinoco",
                        "parroquias" => [
                            "La Esmeralda",
                            "Alto Orinoco La Esmeralda",
                            "Huachamacare Acanaña",
                            "Marawaka Toky Shamanaña",
                            "Mavaka Mavaka",
                            "Sierra Parima Parimabé",
                        ],
                    ],

                    1 => [
                        "municipio" => "Atabapo",
                        "parroquias" => [
                            "San Fernando de Atabapo",
                            "Ucata Laja Lisa",
                            "Yapacana Macuruco",
                            "Caname Guarinuma",
                        ],
                    ],

                    2 => [
                        "municipio" => "Atures",
                        "parroquias" => [
                            "Puerto Ayacucho",
                            "Fernando Girón Tovar",
                            "Luis Alberto Gómez",
                            "Pahueña Limón de Parhueña",
                            "Platanillal Platanillal"
                        ],
                    ],

                    3 => [
                        "municipio" => "Autana",
                        "parroquias" => [
                            "Isla Ratón",
                            "Samariapo Samariapo",
                            "Sipapo Pendare",
                            "Munduapo Munduapo",
                            "Guayapo San Pedro del Orinoco"
                        ],
                    ],

                    4 => [
                        "municipio" => "Manapiare",
                        "parroquias" => [
                            "San Juan de Manapiare",
                            "Alto Ventuari Cacurí",
                            "Medio Ventuari Manami",
                            "Bajo Ventuari Marueta"
                        ],
                    ],

                    5 => [
                        "municipio" => "Maroa",
                        "parroquias" => [
                            "Maroa",
                            "Victorino",
                            "Comunidad"
                        ],
                    ],

                    6 => [
                        "municipio" => "Río Negro",
                        "parroquias" => [
                            "Casiquiare Curimacare",
                            "Cocuy",
                            "San Carlos de Río Negro",
                            "Solano Solano"
                        ],
                    ],
                ],
            ],

            1 => [
                "estado" => "Apure",
                "municipios" => [
                    0 => [
                        "municipio" => "Achaguas",
                        "parroquias" => [
                            "Achaguas",
                            "Apurito",
                            "El Yagual",
                            "Guachara",
                            "Mucuritas",
                            "Queseras del medio"
                        ],
                    ],

                    1 => [
                        "municipio" => "Biruaca",
                        "parroquias" => [
                            "Biruaca"
                        ],
                    ],

                    2 => [
                        "municipio" => "Muñoz",
                        "parroquias" => [
                            "Bruzual",
                            "Mantecal",
                            "Quintero",
                            "Rincón Hondo",
                            "San Vicente"
                        ],
                    ],

                    3 => [
                        "municipio" => "Páez",
                        "parroquias" => [
                            "Guasdualito",
                            "Aramendi",
                            "El Amparo",
                            "San Camilo",
                            "Urdaneta"
                        ],
                    ],

                    4 => [
                        "municipio" => "Pedro Camejo",
                        "parroquias" => [
                            "San Juan de Payara",
                            "Codazzi",
                            "Cunaviche"
                        ],
                    ],

                    5 => [
                        "municipio" => "Rómulo Gallegos",
                        "parroquias" => [
                            "Elorza",
                            "La Trinidad"
                        ],
                    ],

                    6 => [
                        "municipio" => "San Fernando",
                        "parroquias" => [
                            "San Fernando",
                            "El Recreo",
                            "Peñalver",
                            "San Rafael de Atamaica"
                        ],
                    ],
                ],
            ],

            2 => [
                "estado" => "Aragua",
                "municipios" => [
                    0 => [
                        "municipio" => "Bolívar",
                        "capital" => "San Mateo",
                        "parroquias" => [
                            "Bolívar"
                        ],
                    ],


                    1 => [
                        "municipio" => "Camatagua",
                        "capital" => "Camatagua",
                        "parroquias" => [
                            "Camatagua",
                            "Carmen de Cura"
                        ],
                    ],


                    2 => [
                        "municipio" => "Francisco Linares Alcántara",
                        "capital" => "Santa Rita",
                        "parroquias" => [
                            "Santa Rita",
                            "Francisco de Miranda",
                            "Moseñor Feliciano González"
                        ],
                    ],


                    4 => [
                        "municipio" => "Girardot",
                        "capital" => "Maracay",
                        "parroquias" => [
                            "Pedro José Ovalles",
                            "Joaquín Crespo",
                            "José Casanova Godoy",
                            "Madre María de San José",
                            "Andrés Eloy Blanco",
                            "Los Tacarigua",
                            "Las Delicias",
                            "Choroní"
                        ],
                    ],


                    5 => [
                        "municipio" => "José Ángel Lamas",
                        "capital" => "Santa Cruz de Aragua",
                        "parroquias" => [
                            "Santa Cruz"
                        ],
                    ],
                ],
            ],
        ];
    }
}
