<?php

use App\Location;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Database\Migrations\Migration;

class SeedLocationsTable extends Migration
{
    public function up()
    {
        $brgy = [];
        $provinces = [
            'Metro Manila'=>['Valenzuela City','Taguig','San Juan','Quezon City','Pateros','Pasig City','Pasay City','Paranaque City','Navotas','Muntinlupa City','Marikina City','Manila','Mandaluyong City','Malabon City','Makati City','Las Pinas City','Caloocan City'],

            'Ilocos Norte'=>['Vintar','Solsona','Sarrat','San Nicolas','Pinili','Piddig','Pasuquin','Paoay','Pagudpud','Nueva Era','Marcos','Laoag City','Dumalneg','Dingras','Currimao','Carasi','Burgos','Batac','Banna (Espiritu)','Bangui','Badoc','Bacarra','Adams'],
            'Ilocos Sur'=>['Vigan City','Tagudin','Suyo','Sugpon','Sinait','Sigay','Santo Domingo','Santiago','Santa Maria','Santa Lucia','Santa Cruz','Santa Catalina','Santa','San Vicente','San Juan (Lapog)','San Ildefonso','San Esteban','San Emilio','Salcedo (Baugen)','Quirino (Angkaki)','Narvacan','Nagbukel','Magsingal','Lidlidda','Gregorio Del Pilar (Concepcion)','Galimuyod','Cervantes','Caoayan','Candon City','Cabugao','Burgos','Bantay','Banayoyo','Alilem'],
            'La Union'=>['Tubao','Pugo','Sudipen','Santol','Santo Tomas','San Juan','San Gabriel','San Fernando City','Rosario','Naguilian','Luna','Caba','Burgos','Bauang','Bangar','Balaoan','Bagulin','Bacnotan','Aringay','Agoo'],
        ];
    }
}
