exports.seed = (knex) => {
   // Deletes ALL existing entries
   return knex('city').del()

   // Inserts seed entries
   .then(() => {
      return knex('city').insert([
         { province_id: '1', name: 'Cabinda', code: 'AOCDA0101' },
         { province_id: '1', name: 'Cacongo', code: 'AOCDA0102' },
         { province_id: '1', name: 'Buco Zau', code: 'AOCDA0103' },
         { province_id: '1', name: 'Belize', code: 'AOCDA0104' },
         { province_id: '2', name: 'Soyo', code: 'AOZRE0201' },
         { province_id: '2', name: 'Mbanza Kongo', code: 'AOZRE0202' },
         { province_id: '2', name: 'Nzeto', code: 'AOZRE0203' },
         { province_id: '2', name: 'Tomboco', code: 'AOZRE0204' },
         { province_id: '2', name: 'Cuimba', code: 'AOZRE0205' },
         { province_id: '2', name: 'Nóqui', code: 'AOZRE0206' },
      ]);
   })
}
