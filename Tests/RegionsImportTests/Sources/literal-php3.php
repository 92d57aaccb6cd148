<?php
$provinces = array();
$provinces['Alto'] = array('Aro','Bo');
$provinces['Bajo'] = array('Campo');
$provinces['Medio'] = array('Dehesa','Ermita');
