export async function seed(knex): Promise<void> {
   await knex('province').insert([
      { name: 'Cabinda', code: 'AOCDA' },
      { name: 'Zaire', code: 'AOZRE' },
   ]);
   await knex('city').insert([
      { province_id: '1', name: 'Cacongo', code: 'A0102' },
      { province_id: '1', name: 'Belize', code: 'A0104' },
      { province_id: '2', name: 'Soyo', code: 'A0201' },
      { province_id: '2', name: 'Noqui', code: 'A0203' },
   ]);
}
