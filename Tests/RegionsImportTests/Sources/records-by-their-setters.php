<?php
class RegionFixtures extends Fixture
{
    public function load(ObjectManager $manager): void
    {
        $north = new Region();
        $north->setName('Norda');
        $manager->persist($north);

        $south = new Region();
        $south->setName('Sudara');
        $manager->persist($south);

        $alta = new Town();
        $alta->setName('Alta');
        $alta->setRegion($north);
        $manager->persist($alta);

        $bassa = new Town();
        $bassa->setName('Bassa');
        $bassa->setRegion($south);
        $manager->persist($bassa);

        $cima = new Town();
        $cima->setName('Cima');
        $cima->setRegion($south);
        $manager->persist($cima);

        $manager->flush();
    }
}
