<?php
$comune =[

    createComuna("Mironeasa", [
				createAdresaCompleta("IASI", "IASI"),
        createLoc("Mironeasa", "sat"),
        createLoc("Schitu Hadâmbului", "sat"),
        createLoc("Urșița", "sat")
    ]),
    
    createComuna("Miroslava", [
				createAdresaCompleta("IASI", "IASI"),
        createLoc("Miroslava", "sat"),
        createLoc("Balciu", "sat"),
        createLoc("Brătuleni", "sat"),
        createLoc("Ciurbești", "sat"),
        createLoc("Cornești", "sat"),
        createLoc("Dancaș", "sat"),
        createLoc("Găureni", "sat"),
        createLoc("Horpaz", "sat"),
        createLoc("Proselnici", "sat"),
        createLoc("Uricani", "sat"),
        createLoc("Valea Adâncă", "sat"),
        createLoc("Valea Ursului", "sat"),
        createLoc("Vorovești", "sat")
    ]),
    createComuna("Miroslovești", [
				createAdresaCompleta("IASI", "IASI"),
        createLoc("Miroslovești", "sat"),
        createLoc("Mitești", "sat"),
        createLoc("Soci", "sat"),
        createLoc("Verșeni", "sat")
    ]),
    
    createComuna("Mogoșești", [
				createAdresaCompleta("IASI", "IASI"),
        createLoc("Mogoșești", "sat"),
        createLoc("Budești", "sat"),
        createLoc("Hadâmbu", "sat"),
        createLoc("Mânjești", "sat")
    ]),
    
    createComuna("Mogoșești-Siret", [
				createAdresaCompleta("IASI", "IASI"),
        createLoc("Mogoșești-Siret", "sat"),
        createLoc("Muncelu de Sus", "sat"),
        createLoc("Tudor Vladimirescu", "sat")
    ]),
    
    createComuna("Moșna", [
				createAdresaCompleta("IASI", "IASI"),
        createLoc("Moșna", "sat")
    ]),
    
    createComuna("Moțca", [
				createAdresaCompleta("IASI", "IASI"),
        createLoc("Moțca", "sat"),
        createLoc("Boureni", "sat")
    ]),
    
    createComuna("Movileni", [
				createAdresaCompleta("IASI", "IASI"),
        createLoc("Movileni", "sat"),
        createLoc("Iepureni", "sat"),
        createLoc("Larga-Jijia", "sat"),
        createLoc("Potângeni", "sat")
    ]),
    
    createComuna("Popești", [
				createAdresaCompleta("IASI", "IASI"),
        createLoc("Popești", "sat"),
        createLoc("Doroșcani", "sat"),
        createLoc("Hărpășești", "sat"),
        createLoc("Obrijeni", "sat"),
        createLoc("Pădureni", "sat"),
        createLoc("Vama", "sat")
    ]),
    
    createComuna("Popricani", [
				createAdresaCompleta("IASI", "IASI"),
        createLoc("Popricani", "sat"),
        createLoc("Cârlig", "sat"),
        createLoc("Cotu Morii", "sat"),
        createLoc("Cuza Vodă", "sat"),
        createLoc("Moimești", "sat"),
        createLoc("Rediu Mitropoliei", "sat"),
        createLoc("Țipilești", "sat"),
        createLoc("Vânători", "sat"),
        createLoc("Vulturi", "sat")
    ]),
    createComuna("Prisăcani", [
				createAdresaCompleta("IASI", "IASI"),
        createLoc("Prisăcani", "sat"),
        createLoc("Măcărești", "sat"),
        createLoc("Moreni", "sat")
    ]),
    
    createComuna("Rediu", [
				createAdresaCompleta("IASI", "IASI"),
        createLoc("Rediu", "sat"),
        createLoc("Breazu", "sat"),
        createLoc("Horlești", "sat"),
        createLoc("Tăutești", "sat")
    ]),
    
    createComuna("Roșcani", [
				createAdresaCompleta("IASI", "IASI"),
        createLoc("Rădeni", "sat"),
        createLoc("Roșcani", "sat")
    ]),
    
    createComuna("Ruginoasa", [
				createAdresaCompleta("IASI", "IASI"),
        createLoc("Ruginoasa", "sat"),
        createLoc("Dumbrăvița", "sat"),
        createLoc("Rediu", "sat"),
        createLoc("Vascani", "sat")
    ]),
    
    createComuna("Schitu Duca", [
				createAdresaCompleta("IASI", "IASI"),
        createLoc("Schitu Duca", "sat"),
        createLoc("Blaga", "sat"),
        createLoc("Dumitreștii Gălății", "sat"),
        createLoc("Pocreaca", "sat"),
        createLoc("Poiana", "sat"),
        createLoc("Poieni", "sat"),
        createLoc("Satu Nou", "sat"),
        createLoc("Slobozia", "sat")
    ]),
    createComuna("Tansa", [
				createAdresaCompleta("IASI", "IASI"),
        createLoc("Tansa", "sat"),
        createLoc("Suhuleț", "sat")
    ]),
    
    createComuna("Tomești", [
				createAdresaCompleta("IASI", "IASI"),
        createLoc("Tomești", "sat"),
        createLoc("Chicerea", "sat"),
        createLoc("Goruni", "sat"),
        createLoc("Vlădiceni", "sat")
    ]),
    
    createComuna("Ungheni", [
				createAdresaCompleta("IASI", "IASI"),
        createLoc("Bosia", "sat"),
        createLoc("Coada Stâncii", "sat"),
        createLoc("Mânzătești", "sat"),
        createLoc("Ungheni", "sat")
    ]),
    
    createComuna("Valea Lupului", [
				createAdresaCompleta("IASI", "IASI"),
        createLoc("Valea Lupului", "sat")
    ]),
    
    createComuna("Victoria", [
				createAdresaCompleta("IASI", "IASI"),
        createLoc("Victoria", "sat"),
        createLoc("Frăsuleni", "sat"),
        createLoc("Icușeni", "sat"),
        createLoc("Luceni", "sat"),
        createLoc("Sculeni", "sat"),
        createLoc("Stânca", "sat"),
        createLoc("Șendreni", "sat")
    ]),
    
    createComuna("Vlădeni", [
				createAdresaCompleta("IASI", "IASI"),
        createLoc("Vlădeni", "sat"),
        createLoc("Alexandru cel Bun", "sat"),
        createLoc("Borșa", "sat"),
        createLoc("Broșteni", "sat"),
        createLoc("Iacobeni", "sat"),
        createLoc("Vâlcelele", "sat")
    ]),
    
    createComuna("Voinești", [
				createAdresaCompleta("IASI", "IASI"),
        createLoc("Voinești", "sat"),
        createLoc("Lungani", "sat"),
        createLoc("Schitu Stavnic", "sat"),
        createLoc("Slobozia", "sat"),
        createLoc("Vocotești", "sat")
    ]),							  
			
];
?>