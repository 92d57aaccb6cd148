<?php
final class Version2020 extends AbstractMigration
{
    public function up(Schema $schema): void
    {
        $this->addSql("INSERT INTO province (id, name) VALUES (1, 'Talmo')");
        $this->addSql("INSERT INTO province (id, name) VALUES (2, 'Orvel')");
        $this->addSql("INSERT INTO town (id, province_id, name) VALUES (1, 1, 'Garo')");
        $this->addSql("INSERT INTO town (id, province_id, name) VALUES (2, 2, 'Hino')");
        $this->addSql("INSERT INTO town (id, province_id, name) VALUES (3, 1, 'L''Ilo')");
    }
}
