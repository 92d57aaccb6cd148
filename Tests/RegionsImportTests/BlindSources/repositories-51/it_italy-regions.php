<?php

$regions = array() ;
$regions['abruzzo'] = array( 'abruzzo', 'IT-65', 'Abruzzo' ) ;
$regions['basilicata'] = array( 'basilicata', 'IT-77', 'Basilicata' ) ;
$regions['calabria'] = array( 'calabria', 'IT-78', 'Calabria' ) ;
$regions['campania'] = array( 'campania', 'IT-72', 'Campania' ) ;
$regions['emilia-romagna'] = array( 'emilia-romagna', 'IT-45', 'Emilia-Romagna' ) ;
$regions['friuli-venezia-giulia'] = array( 'friuli-venezia-giulia', 'IT-36', 'Friuli-Venezia Giulia' ) ;    
$regions['lazio'] = array( 'lazio', 'IT-62', 'Lazio' ) ;
$regions['liguria'] = array( 'liguria', 'IT-42', 'Liguria' ) ;    
$regions['lombardia'] = array( 'lombardia', 'IT-25', 'Lombardia' ) ;
$regions['marche'] = array( 'marche', 'IT-57', 'Marche' ) ;
$regions['molise'] = array( 'molise', 'IT-67', 'Molise' ) ;
$regions['piemonte'] = array( 'piemonte', 'IT-21', 'Piemonte' ) ;
$regions['puglia'] = array( 'puglia', 'IT-75', 'Puglia' ) ;
$regions['sardegna'] = array( 'sardegna', 'IT-88', 'Sardegna' ) ;
$regions['sicilia'] = array( 'sicilia', 'IT-82', 'Sicilia' ) ;
$regions['toscana'] = array( 'toscana', 'IT-52', 'Toscana' ) ;
$regions['trentino-alto-adige'] = array( 'trentino-alto-adige', 'IT-32', 'Trentino-Alto Adige, Trentino-Südtirol (de)' ) ;
$regions['umbria'] = array( 'umbria', 'IT-55', 'Umbria' ) ;
$regions['valle-di-aosta'] = array( 'valle-di-aosta', 'IT-23', 'Valle d\'Aosta' ) ;
$regions['veneto'] = array( 'veneto', 'IT-34', 'Veneto' ) ;

?>
