<?php

    	$ciudades = [
    		    [
					"id" => 1,
					"nombre" => "Abalá",
					"estado_id" => 31
				],
				[
					"id" => 2,
					"nombre" => "Abasolo",
					"estado_id" => 5
				],
				[
					"id" => 3,
					"nombre" => "Abasolo",
					"estado_id" => 11
				],
				[
					"id" => 4,
					"nombre" => "Abasolo",
					"estado_id" => 19
				],
				[
					"id" => 5,
					"nombre" => "Abasolo",
					"estado_id" => 28
				],
				[
					"id" => 6,
					"nombre" => "Abejones",
					"estado_id" => 20
				],
				[
					"id" => 7,
					"nombre" => "Acacoyagua",
					"estado_id" => 7
				],
				[
					"id" => 8,
					"nombre" => "Acajete",
					"estado_id" => 21
				],
				[
					"id" => 9,
					"nombre" => "Acajete",
					"estado_id" => 30
				],
				[
					"id" => 10,
					"nombre" => "Acala",
					"estado_id" => 7
				],
				[
					"id" => 11,
					"nombre" => "Acámbaro",
					"estado_id" => 11
				],
				[
					"id" => 12,
					"nombre" => "Acambay de Ruíz Castañeda",
					"estado_id" => 15
				],
				[
					"id" => 13,
					"nombre" => "Acanceh",
					"estado_id" => 31
				],
				[
					"id" => 14,
					"nombre" => "Acapetahua",
					"estado_id" => 7
				],
				[
					"id" => 15,
					"nombre" => "Acaponeta",
					"estado_id" => 18
				],
				[
					"id" => 16,
					"nombre" => "Acapulco de Juárez",
					"estado_id" => 12
				],
				[
					"id" => 17,
					"nombre" => "Acateno",
					"estado_id" => 21
				],
				[
					"id" => 18,
					"nombre" => "Acatepec",
					"estado_id" => 12
				],
				[
					"id" => 19,
					"nombre" => "Acatic",
					"estado_id" => 14
				],
				[
					"id" => 20,
					"nombre" => "Acatlán",
					"estado_id" => 13
				],
				[
					"id" => 21,
					"nombre" => "Acatlán",
					"estado_id" => 21
				]
    	];
