import { MigrationInterface, QueryRunner } from 'typeorm';
export class AddStates1600 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`INSERT INTO "state" ("code", "name") VALUES ('TA', 'Talmo'), ('OR', 'Orvel'), ('BE', 'Berna')`);
    await queryRunner.query(`INSERT INTO "city" ("name", "state_code") VALUES ('Garo', 'TA'), ('Hino', 'OR'), ('Ilo', 'TA'), ('Kado', 'BE')`);
  }
  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DELETE FROM "state"`);
  }
}
