<?php

        $estatesMunicipalities = [
            "01" => [
                "0101" => "Libertador"
            ],
            "02" => [
                "0201" => "Autonomo Alto Orinoco",
                "0202" => "Autonomo Atabapo",
                "0203" => "Autonomo Atures",
                "0204" => "Autonomo Autana",
                "0205" => "Autonomo Maroa",
                "0206" => "Autonomo Manapiare",
                "0207" => "Autonomo Río Negro"
            ],
            "04" => [
                "0401" => "Achaguas",
                "0402" => "Biruaca",
                "0403" => "Muñoz",
                "0404" => "Paéz",
                "0405" => "Pedro Camejo",
                "0406" => "Rómulo Gallegos",
                "0407" => "San Fernando"
            ],
            "24" => [
                "2401" => "Vargas"
            ],
        ];
