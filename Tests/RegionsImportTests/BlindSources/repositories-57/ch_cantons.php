<?php

namespace App\Enums;

enum Cantons: string
{
    case AG = 'Aargau';
    case AI = 'Appenzell Innerrhoden';
    case AR = 'Appenzell Ausserrhoden';
    case BE = 'Bern';
    case BL = 'Basel-Landschaft';
    case BS = 'Basel-Stadt';
    case FR = 'Freiburg';
    case GE = 'Genf';
    case GL = 'Glarus';
    case GR = 'Graubünden';
    case JU = 'Jura';
    case LU = 'Luzern';
    case NE = 'Neuenburg';
    case NW = 'Nidwalden';
    case OW = 'Obwalden';
    case SG = 'St. Gallen';
    case SH = 'Schaffhausen';
    case SO = 'Solothurn';
    case SZ = 'Schwyz';
    case TG = 'Thurgau';
    // case TI = 'Tessin';
    case UR = 'Uri';
    case VD = 'Waadt';
    case VS = 'Wallis';
    case ZG = 'Zug';
    case ZH = 'Zürich';
}
