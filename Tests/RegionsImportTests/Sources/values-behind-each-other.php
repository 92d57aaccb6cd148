<?php
$towns["Alta"][] = "Cima";
$towns["Alta"][] = "Vetta";
$towns["Bassa"][] = "Valle";
$towns["Bassa"][] = "Piana";
$towns["Media"][] = "Serra";
$towns["Media"][] = "Poggio";
