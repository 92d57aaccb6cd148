<?php

namespace App\Enums;

enum DepartamentosEnum: string
{
    case AMAZONAS = 'Amazonas';
    case ANTIOQUIA = 'Antioquia';
    case ARAUCA = 'Arauca';
    case ATLANTICO = 'Atlántico';
    case BOLIVAR = 'Bolívar';
    case BOYACA = 'Boyacá';
    case CALDAS = 'Caldas';
    case CAQUETA = 'Caquetá';
    case CASANARE = 'Casanare';
    case CAUCA = 'Cauca';
    case CESAR = 'Cesar';
    case CHOCO = 'Chocó';
    case CORDOBA = 'Córdoba';
    case CUNDINAMARCA = 'Cundinamarca';
    case GUAINIA = 'Guainía';
    case GUAJIRA = 'Guajira';
    case GUAVIARE = 'Guaviare';
    case HUILA = 'Huila';
    case MAGDALENA = 'Magdalena';
    case META = 'Meta';
    case NARINO = 'Nariño';
    case NORTESANTANDER = 'Nte. Santander';
    case PUTUMAYO = 'Putumayo';
    case QUINDIO = 'Quindío';
    case RISARALDA = 'Risaralda';
    case SANANDRES = 'San Andrés';
    case SANTANDER = 'Santander';
    case SUCRE = 'Sucre';
    case TOLIMA = 'Tolima';
    case VALLE = 'Valle';
    case VAUPES = 'Vaupés';
    case VICHADA = 'Vichada';
}
