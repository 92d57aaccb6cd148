<?php

        $estates = [
            "01" => "Distrito Capital",
            "02" => "Amazonas",
            "04" => "Apure",
            "24" => "La Guaria"
        ];
