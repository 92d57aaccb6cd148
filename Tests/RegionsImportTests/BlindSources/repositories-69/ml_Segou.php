<?php

$segou = ['parent_id' => null, 'name' => 'Segou', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null ];

$cercleBaroueli = ['name' => 'Barouéli', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null ];
$cercleBla = ['name' => 'Bla', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null ];
$cercleMacina = ['name' => 'Macina', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null ];
$cercleTominian = ['name' => 'Tominian', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null ];

#region communes of baroueli
$baroueliCBaroueli = ['name' => 'Barouéli', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];
$baroueliCBoidie = ['name' => 'Boidié', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];
$baroueliCDougoufie = ['name' => 'Dougoufié', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];
$baroueliCGouendo = ['name' => 'Gouendo', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];
$baroueliCKalake = ['name' => 'Kalaké', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];
$baroueliCKonobougou = ['name' => 'Konobougou', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];
$baroueliCNGassola = ['name' => 'N’Gassola', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];
$baroueliCSanando = ['name' => 'Sanando', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];
$baroueliCSomo = ['name' => 'Somo Baroueli', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];
$baroueliCTamani = ['name' => 'Tamani', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];
$baroueliCTesserla = ['name' => 'Tesserla', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];

$cercleBaroueli['communes'] = [$baroueliCBaroueli, $baroueliCBoidie, $baroueliCDougoufie, $baroueliCGouendo, $baroueliCKalake, $baroueliCKonobougou, $baroueliCNGassola, $baroueliCSanando, $baroueliCSomo, $baroueliCTamani, $baroueliCTesserla];
#endregion communes of baroueli

#region communes of bla
$blaCBeguene = ['name' => 'Beguené', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];
$blaCBla = ['name' => 'Bla', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];
$blaCDiaramana = ['name' => 'Diaramana', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];
$blaCDiena = ['name' => 'Diena', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];
$blaCDougouolo = ['name' => 'Dougouolo', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];
$blaCFalo = ['name' => 'Falo', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];
$blaCFani = ['name' => 'Fani', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];
$blaCKazangasso = ['name' => 'Kazangasso', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];
$blaCKemeni = ['name' => 'Kemeni', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];
$blaCKorodougou = ['name' => 'Korodougou', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];
$blaCKoulandougou = ['name' => 'Koulandougou', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];
$blaCNiala = ['name' => 'Niala', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];
$blaCSamabogo = ['name' => 'Samabogo', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];
$blaCSomasso = ['name' => 'Somasso', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];
$blaCTiemena = ['name' => 'Tiemena', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];
$blaCTouna = ['name' => 'Touna', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];
$blaCYangasso = ['name' => 'Yangasso', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];

$cercleBla['communes'] = [$blaCBeguene, $blaCBla, $blaCDiaramana, $blaCDiena, $blaCDougouolo, $blaCFalo, $blaCFani, $blaCKazangasso, $blaCKemeni, $blaCKorodougou, $blaCKoulandougou, $blaCNiala, $blaCSamabogo, $blaCSomasso, $blaCTiemena, $blaCTouna, $blaCYangasso];
#endregion communes of bla

#region communes of macina
$macinaCBokywere = ['name' => 'Bokywere', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];
$macinaCFolomana = ['name' => 'Folomana', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];
$macinaCKokryCentre = ['name' => 'Kokry centre', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];
$macinaCKolongo = ['name' => 'Kolongo', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];
$macinaCMacina = ['name' => 'Macina', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];
$macinaCMatomo = ['name' => 'Matomo', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];
$macinaCMonimpebougou = ['name' => 'Monimpebougou', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];
$macinaCSaloba = ['name' => 'Saloba', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];
$macinaCana = ['name' => 'ana', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];
$macinaCSouleye = ['name' => 'Souleye', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];
$macinaCTongue = ['name' => 'Tongué', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];

$cercleMacina['communes'] = [$macinaCBokywere, $macinaCFolomana, $macinaCKokryCentre, $macinaCKolongo, $macinaCMacina, $macinaCMatomo, $macinaCMonimpebougou, $macinaCSaloba, $macinaCana, $macinaCSouleye, $macinaCTongue];
#endregion communes of macina

#region communes of tominian
$tominianCBenena = ['name' => 'Bénéna', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];
$tominianCDiora = ['name' => 'Diora', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];
$tominianCFangasso = ['name' => 'Fangasso', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];
$tominianCKoula = ['name' => 'Koula San', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];
$tominianCLanfiala = ['name' => 'Lanfiala', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];
$tominianCMafoune = ['name' => 'Mafoune', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];
$tominianCMandiakuy = ['name' => 'Mandiakuy', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];
$tominianCOuan = ['name' => 'Ouan', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];
$tominianCSanekuy = ['name' => 'Sanékuy', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];
$tominianCTimissa = ['name' => 'Timissa', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];
$tominianCTominian = ['name' => 'Tominian', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];
$tominianCYasso = ['name' => 'Yasso', 'population' => null, 'area' => null, 'extra' => null, 'longitude' => null, 'latitude' => null];

$cercleTominian['communes'] = [$tominianCBenena, $tominianCDiora, $tominianCFangasso, $tominianCKoula, $tominianCLanfiala, $tominianCMafoune, $tominianCMandiakuy, $tominianCOuan, $tominianCSanekuy, $tominianCTimissa, $tominianCTominian, $tominianCYasso];
#endregion communes of tominian

$cercles = [ $cercleBaroueli, $cercleBla, $cercleMacina, $cercleTominian];
$segou['cercles'] = $cercles;
return $segou;
