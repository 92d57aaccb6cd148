<?php

namespace App\Enum;

enum Gouvernorat: string
{
    case TUNIS = 'Tunis';
    case ARIANA = 'Ariana';
    case BEN_AROUS = 'Ben Arous';
    case MANOUBA = 'Manouba';
    case NABEUL = 'Nabeul';
    case SOUSSE = 'Sousse';
    case SFAX = 'Sfax';
    case KAIROUAN = 'Kairouan';
    case BIZERTE = 'Bizerte';
    case GABES = 'Gabès';
    case MEDENINE = 'Médenine';
    case TATAOUINE = 'Tataouine';
    case TOZEUR = 'Tozeur';
    case KEBILI = 'Kébili';
    case BEJA = 'Béja';
    case JENDOUBA = 'Jendouba';
    case KEF = 'Le Kef';
    case SILIANA = 'Siliana';
    case MAHDIA = 'Mahdia';
    case MONASTIR = 'Monastir';
    case ZAGHOUAN = 'Zaghouan';
}
