<?php
$regions['alta'] = array('alta', 'XA-65', 'Alta');
$regions['bassa-valle'] = array('bassa-valle', 'XA-77', 'Bassa Valle');
$regions['collina'] = array('collina', 'XA-78', 'Collina');
$regions['monte-verde'] = array('monte-verde', 'XA-72', 'Monte Verde');
