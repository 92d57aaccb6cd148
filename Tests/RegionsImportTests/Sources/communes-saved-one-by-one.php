<?php

class CommunesTableSeeder extends Seeder
{
    public function run()
    {
        $c = new Commune();
        $c->nom = 'Chréara';
        $c->wilaya_id = '1';
        $c->save();

        $c = new Commune();
        $c->nom = 'Boufara';
        $c->wilaya_id = '1';
        $c->save();

        $c = new Commune();
        $c->nom = 'Bethara';
        $c->wilaya_id = '3';
        $c->save();

        $c = new Commune();
        $c->nom = 'Arzewa';
        $c->wilaya_id = '3';
        $c->save();

    }
}
