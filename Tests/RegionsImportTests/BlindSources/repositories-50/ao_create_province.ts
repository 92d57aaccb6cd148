export async function seed(knex): Promise<void> {
   // Deletes ALL existing entries
   await knex('province').del();
   
   // Inserts seed entries
   await knex('province').insert([
      { name: 'Cabinda', code: 'AOCDA01', capital: 'Cabinda', language: 'Ibinda, Kicongo', latitude: '-5.0814219', longitude: '11.9993211', area: '7270' },
      { name: 'Zaire', code: 'AOZRE02', capital: 'M´Banza Congo', language: 'Kicongo', latitude: '-6.8197003', longitude: '13.0687026', area: '40130' },
   ]);
}
