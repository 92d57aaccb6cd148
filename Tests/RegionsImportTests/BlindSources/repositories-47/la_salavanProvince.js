export const ADDRESSES = {
    "provinces": [
      {"pr_name": "ເລືອກແຂວງປະຈຸບັນ", "districts": []},
      {
        "pr_id": "14",
        "pr_name": "ສາລະວັນ",
        "pr_name_en": "Salavan",
        "districts": [
          {"dr_name": "ເລືອກເມືອງປະຈຸບັນ", "villages": []},
          {
            "dr_id": "1401",
            "dr_name": "ສາລະວັນ",
            "dr_name_en": "Saravane",
            "pr_id": "14",
            "villages": [
              {"vill_name": "ເລືອກບ້ານປະຈຸບັນ"},
              {
                "vill_id": "1401001",
                "vill_name": "ນາເຫຼັກ",
                "vill_name_en": "",
                "dr_id": "1401"
              },
              {
                "vill_id": "1401002",
                "vill_name": "ວັດກາງ",
                "vill_name_en": "",
                "dr_id": "1401"
              },
              {
                "vill_id": "1401003",
                "vill_name": "ໂພນແກ້ວ",
                "vill_name_en": "",
                "dr_id": "1401"
              },
              {
                "vill_id": "1401004",
                "vill_name": "ນາກົກໂພ",
                "vill_name_en": "",
                "dr_id": "1401"
              },
              {
                "vill_id": "1401005",
                "vill_name": "ຫຼັກ II",
                "vill_name_en": "",
                "dr_id": "1401"
              },
              {
                "vill_id": "1401006",
                "vill_name": "ຫາດທອງຫຼວງ",
                "vill_name_en": "",
                "dr_id": "1401"
              },
              {
                "vill_id": "1401007",
                "vill_name": "ໜອງສະເກີງ",
                "vill_name_en": "",
                "dr_id": "1401"
              },
              {
                "vill_id": "1401008",
                "vill_name": "ໝອງສະເກິງ",
                "vill_name_en": "",
                "dr_id": "1401"
              },
              {
                "vill_id": "1401009",
                "vill_name": "ຄັັນທະລາດ",
                "vill_name_en": "",
                "dr_id": "1401"
              },
              {
                "vill_id": "1401010",
                "vill_name": "ນາໂດນ",
                "vill_name_en": "",
                "dr_id": "1401"
              },
              {
                "vill_id": "1401011",
                "vill_name": "ໂພນໄຜ່",
                "vill_name_en": "",
                "dr_id": "1401"
              },
              {
                "vill_id": "1401012",
                "vill_name": "ນາໂດນ",
                "vill_name_en": "",
                "dr_id": "1401"
              },
              {
                "vill_id": "1401013",
                "vill_name": "ໂພນໄຜ່",
                "vill_name_en": "",
                "dr_id": "1401"
              },
              {
                "vill_id": "1401014",
                "vill_name": "ນາໂດນ",
                "vill_name_en": "",
                "dr_id": "1401"
              },
              {
                "vill_id": "1401015",
                "vill_name": "ນາທູນໃຫຍ່",
                "vill_name_en": "",
                "dr_id": "1401"
              },
              {
                "vill_id": "1401016",
                "vill_name": "ທາດນ້ອຍ",
                "vill_name_en": "",
                "dr_id": "1401"
              },
              {
                "vill_id": "1401017",
                "vill_name": "ນາທູນໃຫ່ຍ",
                "vill_name_en": "",
                "dr_id": "1401"
              },
              {
                "vill_id": "1401018",
                "vill_name": "ທາດນ້ອຍ",
                "vill_name_en": "",
                "dr_id": "1401"
              },
              {
                "vill_id": "1401019",
                "vill_name": "ທາດຫ້ວງ",
                "vill_name_en": "",
                "dr_id": "1401"
              },
              {
                "vill_id": "1401020",
                "vill_name": "ນາໂຄກ",
                "vill_name_en": "",
                "dr_id": "1401"
              },
              {
                "vill_id": "1401021",
                "vill_name": "ເຕົາປູນ",
                "vill_name_en": "",
                "dr_id": "1401"
              },
              {
                "vill_id": "1401022",
                "vill_name": "ໂພນບົກ",
                "vill_name_en": "",
                "dr_id": "1401"
              },
              {
                "vill_id": "1401023",
                "vill_name": "ໂພນບົກ",
                "vill_name_en": "",
                "dr_id": "1401"
              },
              {
                "vill_id": "1401024",
                "vill_name": "ເຕົາປູນ",
                "vill_name_en": "",
                "dr_id": "1401"
              },
              {
                "vill_id": "1401025",
                "vill_name": "ນາພະຍີ",
                "vill_name_en": "",
                "dr_id": "1401"
              },
              {
                "vill_id": "1401026",
                "vill_name": "ນາທູນນ້ອຍ",
                "vill_name_en": "",
                "dr_id": "1401"
              }
            ]
          }
        ]
      }
    ]
}
