<?php

return [
   'region'=>'Addis ababa,Oromia,Amhara,Tigray,Afar,Somali,Dire dawa,Sidama,Gambella,Southern nation and nationalities,Benshangul gumuz',
   'city'=>[
    'Addis ababa'=>'Addis Ababa',
    'Oromia'=>'Adama,Jimma,Ambo,Nekemit,Meqi,ziway,Debre zeit,Shashemene,Arsi-negele,Assella,Mojo,Bedelle',
    'Amhara'=>'Bahir dar,Gondar,Dessie,Woldia,Debre markos,Debre birhan,Debre tabor,Motta,Shew robit,Debre sinna,Kombolcha,Haiq,Merssa,Wuchalle,Flakit,Geregera,Gashena,Lalibella,Konn,Nifas mewucha,Metema,Addis zemen,Mekane selam,Kelella,Mekdella,Qobo',
    'Tigray'=>'Mekelle,Shire,Alemata,Adwa,Zalambessa,Welkait',
    'Afar'=>'Semera,Asaita,Dubty',
    'Somali'=>'Jigjiga',
    'Dire dawa'=>'Dire dawa',
    'Sidama'=>'Hawassa,Yirallem',
    'Gambella'=>'Gambella',
    'Southern nation and nationalities'=>'Arba minchi,Wolayita sodo',
    'Benshangul gumuz'=>'Assosa,Metekel,Berber'
   ],
 ];