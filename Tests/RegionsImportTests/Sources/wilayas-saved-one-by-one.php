<?php

class WilayasTableSeeder extends Seeder
{
    public function run()
    {
        $c = new Wilaya();
        $c->nom = 'Blidara';
        $c->save();

        $c = new Wilaya();
        $c->nom = 'Sétifa';
        $c->save();

        $c = new Wilaya();
        $c->nom = 'Orana';
        $c->save();

    }
}
