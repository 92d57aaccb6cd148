<?php

return [
   'region'=>'Addis ababa,Oromia,Amhara,Tigray,Afar,Somali,Dire dawa,Sidama,Gambella,Southern nation and nationalities,Benshangul gumuz',
   'subcity_zone'=>[
    'Addis ababa'=>'Arada,Gulele,Addis ketema,Lideta,Yeka,Bole,Kirkos,Kolfe,Aqaqi kality,Nifas silk'
   ]
];