<?php

namespace App\Enums;

enum Kanton: string
{
    case AG = 'Aargau';
    case BE = 'Bern';
    case LU = 'Luzern';
    // case TI = 'Tessin';
    case ZH = 'Zürich';

    public function label(): string
    {
        return $this->value;
    }
}
