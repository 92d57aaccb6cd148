<?php
/**
 * Bulgaria Divisions
 *
 * @since 1.0.0
 *
 * @return array Country divisions
 */

return [
    "01" => __( "Blagoevgrad", "wemail" ),
    "02" => __( "Burgas", "wemail" ),
    "03" => __( "Varna", "wemail" ),
    "04" => __( "Veliko Tarnovo", "wemail" ),
    "05" => __( "Vidin", "wemail" ),
    "06" => __( "Vratsa", "wemail" ),
    "07" => __( "Gabrovo", "wemail" ),
    "08" => __( "Dobrich", "wemail" ),
    "09" => __( "Kardzhali", "wemail" ),
    "10" => __( "Kjustendil", "wemail" ),
    "11" => __( "Lovech", "wemail" ),
    "12" => __( "Montana", "wemail" ),
    "13" => __( "Pazardzhik", "wemail" ),
    "14" => __( "Pernik", "wemail" ),
    "15" => __( "Pleven", "wemail" ),
    "16" => __( "Plovdiv", "wemail" ),
    "17" => __( "Razgrad", "wemail" ),
    "18" => __( "Ruse", "wemail" ),
    "19" => __( "Silistra", "wemail" ),
    "20" => __( "Sliven", "wemail" ),
    "21" => __( "Smolyan", "wemail" ),
    "22" => __( "Sofia-Grad", "wemail" ),
    "23" => __( "Sofia", "wemail" ),
    "24" => __( "Stara Zagora", "wemail" ),
    "25" => __( "Targovishte", "wemail" ),
    "26" => __( "Haskovo", "wemail" ),
    "27" => __( "Šumen", "wemail" ),
    "28" => __( "Yambol", "wemail" ),
];
