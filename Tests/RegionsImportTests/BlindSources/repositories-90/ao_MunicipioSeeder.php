<?php

        /* Província do Bengo */
         Municipio::create([
            'provincia_id' =>'1',
            'nome' => 'Ambriz',
        ]);
        Municipio::create([
            'provincia_id' =>'1',
            'nome' => 'Bula Atumba',
        ]);
        Municipio::create([
            'provincia_id' =>'1',
            'nome' => 'Dande',
        ]);
        Municipio::create([
            'provincia_id' =>'1',
            'nome' => 'Dembos',
        ]);
        Municipio::create([
            'provincia_id' =>'1',
            'nome' => 'Nambuangongo',
        ]);
        Municipio::create([
            'provincia_id' =>'1',
            'nome' => 'Pango Aluquém',
        ]);
        /* Província do Benguela */
        Municipio::create([
            'provincia_id' =>'2',
            'nome' => 'Balongo',
        ]);
        Municipio::create([
            'provincia_id' =>'2',
            'nome' => 'Baía Farta',
        ]);
        Municipio::create([
            'provincia_id' =>'2',
            'nome' => 'Benguela',
        ]);
        Municipio::create([
            'provincia_id' =>'2',
            'nome' => 'Bacoio',
        ]);
        Municipio::create([
            'provincia_id' =>'2',
            'nome' => 'Caimbambo',
        ]);
        Municipio::create([
            'provincia_id' =>'2',
            'nome' => 'Catumbela',
        ]);
        Municipio::create([
            'provincia_id' =>'2',
            'nome' => 'Chongorói',
        ]);
        Municipio::create([
            'provincia_id' =>'2',
            'nome' => 'Cubal',
        ]);
        Municipio::create([
            'provincia_id' =>'2',
            'nome' => 'Ganda',
        ]);
