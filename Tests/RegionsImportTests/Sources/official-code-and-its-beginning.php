<?php
return [
    ["id" => 1, "psgcCode" => "010000000", "regDesc" => "REGION I (NORTH COAST)", "regCode" => "01"],
    ["id" => 2, "psgcCode" => "020000000", "regDesc" => "REGION II (EAST VALLEY)", "regCode" => "02"],
    ["id" => 3, "psgcCode" => "170000000", "regDesc" => "REGION IV-B (ISLES)", "regCode" => "17"],
    ["id" => 4, "psgcCode" => "050000000", "regDesc" => "REGION V (SOUTH)", "regCode" => "05"],
];
