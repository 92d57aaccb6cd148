<?php

        $intara = [
            ['country_id'=>'1','name'=>'Amajyaruguru'],
        	['country_id'=>'1','name'=>'Amajyepfo'],
        	['country_id'=>'1','name'=>'Iburasirazuba'],
        	['country_id'=>'1','name'=>'Uburengerazuba'],
        	['country_id'=>'1','name'=>'Kigali'],
        ];
