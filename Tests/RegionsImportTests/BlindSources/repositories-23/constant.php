<?php
   return [
     "location" => [
       "Yangon" =>["Yangon"],
       "Mandalay" =>["Amarapura","Mandalay","Nyaung-U","Pyinoolwin","Bagan","Inwa","Mogok"],
       "Bago"=>["Bago","Taunggoo"],
       "Ayeyarwaddy"=>["Pathein","Ngwesaung","Hinthada","Hainggyikyun","Pantanaw","Danubyu","Chaung Thar","Pyay"],
       "Magwe"=>["Pakokku","Magway","Chauk","Minbu","Natmauk", "Gangaw"],
       "Sagaing"=>["Sagaing","Shwebo","Monywa"],
       "Thanintharyi"=>["Dawei","Myeik","Kawthoung","Thanintharyi"],
       "Naypyidaw"=>["Naypyidaw"],
       "Kachin" =>["Myitkyina","Mohnyin","Mogaung","Putao"],
       "Kayah" => ["Loikaw"],
       "Kayin" => ["Hpa-An","Myawaddy","Than Daung Gyi","Hlaingbwe"],
       "Chin" =>["Hakha"],
       "Mon" =>["Mawlamyine","Thaton","Kyaikto","Thanbyuzayat","Mudon","Mote Ta Ma","Ye"],
       "Rakhine" =>["Sittwe","Mrauk-U","Kyaukpyu","Maungdaw","Thandwe"],
       "Shan" => ["Taunggyi","Muse","Lashiio","Hsipaw","Kalaw","Pinlon","Pindaya","NaungShwe"],
     ],
      "months"=>[
          1 => "January",
          2 => "February",
          3 => "March",
          4 => "April",
          5 => "May",
          6 => "June",
          7 => "July",
          8 => "August",
          9 => "September",
          10 => "October",
          11 => "November",
          12 => "December"
      ]
   ];
?>
