
exports.seed = function (knex) {
  return knex('provinces').del()
    .then(function () {
      return knex('provinces').insert(
        [
          {
            "id": 1,
            "code": "10",
            "name_th": "กรุงเทพมหานคร",
            "name_en": "Bangkok",
            "geography_id": 2
          },
          {
            "id": 2,
            "code": "11",
            "name_th": "สมุทรปราการ",
            "name_en": "Samut Prakan",
            "geography_id": 2
          },
          {
            "id": 3,
            "code": "12",
            "name_th": "นนทบุรี",
            "name_en": "Nonthaburi",
            "geography_id": 2
          },
          {
            "id": 4,
            "code": "13",
            "name_th": "ปทุมธานี",
            "name_en": "Pathum Thani",
            "geography_id": 2
          }
        ]

      );
    });
};
