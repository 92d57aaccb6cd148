export const LaoAddress = [
    {
        "code": "01",
        "province_name": "ນະຄອນຫຼວງວຽງຈັນ",
        "district_list": [
            {
                "code": "0101",
                "district": "ຈັນທະບູລີ"
            },
            {
                "code": "0102",
                "district": "ສີໂຄດຕະບອງ"
            }, {
                "code": "0103",
                "district": "ໄຊເສດຖາ"
            }, {
                "code": "0104",
                "district": "ສີສັດຕະນາກ"
            }, {
                "code": "0105",
                "district": "ນາໄຊທອງ"
            }, {
                "code": "0106",
                "district": "ໄຊທານີ"
            }, {
                "code": "0107",
                "district": "ຫາດຊາຍຟອງ"
            }, {
                "code": "0108",
                "district": "ສັງທອງ"
            }, {
                "code": "0109",
                "district": "ປາກງື່ມ"
            }
        ]
    },
    {
        "code": "02",
        "province_name": "ຜົ້ງສາລີ",
        "district_list": [
            {
                "code": "0201",
                "district": "ຜົ້ງສາລີ"
            }, {
                "code": "0202",
                "district": "ໃໝ່"
            }, {
                "code": "0203",
                "district": "ຂວາ"
            }, {
                "code": "0204",
                "district": "ສຳພັນ"
            }, {
                "code": "0205",
                "district": "ບູນເໜືອ"
            }, {
                "code": "0206",
                "district": "ຍອດອູ"
            }, {
                "code": "0207",
                "district": "ບູນໃຕ້"
            },
        ]
    },
    {
        "code": "03",
        "province_name": "ຫຼວງນ້ຳທາ",
        "district_list": [
            {
                "code": "0301",
                "district": "ຫຼວງນ້ຳທາ"
            }, {
                "code": "0302",
                "district": "ສິງ"
            }, {
                "code": "0303",
                "district": "ລອງ"
            }, {
                "code": "0304",
                "district": "ວຽງພູຄາ"
            }, {
                "code": "0305",
                "district": "ນາແລ"
            }
        ]
    },
    {
        "code": "04",
        "province_name": "ອຸດົມໄຊ",
        "district_list": [
            {
                "code": "0401",
                "district": "ໄຊ"
            }, {
                "code": "0402",
                "district": "ຫລາ"
            }, {
                "code": "0403",
                "district": "ນາໝໍ້"
            }, {
                "code": "0404",
                "district": "ງາ"
            }, {
                "code": "0405",
                "district": "ແບງ"
            }, {
                "code": "0406",
                "district": "ຮຸນ"
            }, {
                "code": "0407",
                "district": "ປາກແບງ"
            }
        ]
    },
    {
        "code": "05",
        "province_name": "ບໍ່ແກ້ວ",
        "district_list": [
            {
                "code": "0501",
                "district": "ຫ້ວຍຊາຍ"
            }, {
                "code": "0502",
                "district": "ຕົ້ນເຜິ້ງ"
            }, {
                "code": "0503",
                "district": "ເມິງ"
            }, {
                "code": "0504",
                "district": "ຜາອຸດົມ"
            }, {
                "code": "0505",
                "district": "ປາກທາ"
            }
        ]
    },
    {
        "code": "06",
        "province_name": "ຫຼວງພະບາງ",
        "district_list": [
            {
                "code": "0601",
                "district": "ຫຼວງພະບາງ"
            }, {
                "code": "0602",
                "district": "ຊຽງເງິນ"
            }, {
                "code": "0603",
                "district": "ນານ"
            }, {
                "code": "0604",
                "district": "ປາກອູ"
            }, {
                "code": "0605",
                "district": "ນ້ຳບາກ"
            }, {
                "code": "0606",
                "district": "ງອຍ"
            }, {
                "code": "0607",
                "district": "ປາກແຊງ"
            }, {
                "code": "0608",
                "district": "ໂພນໄຊ"
            }, {
                "code": "0609",
                "district": "ຈອມເພັດ"
            }, {
                "code": "0610",
                "district": "ວຽງຄຳ"
            }, {
                "code": "0611",
                "district": "ພູຄຸນ"
            }, {
                "code": "0612",
                "district": "ໂພນທອງ"
            }
        ]
    },
    {
        "code": "07",
        "province_name": "ຫົວພັນ",
        "district_list": [
            {
                "code": "0701",
                "district": "ຊຳເໜືອ"
            }, {
                "code": "0702",
                "district": "ຊຽງຄໍ້"
            }, {
                "code": "0703",
                "district": "ຮ້ຽມ"
            }, {
                "code": "0704",
                "district": "ວຽງໄຊ"
            }, {
                "code": "0705",
                "district": "ຫົວເມືອງ"
            }, {
                "code": "0706",
                "district": "ຊຳໃຕ້"
            }, {
                "code": "0707",
                "district": "ສົບເບົາ"
            }, {
                "code": "0708",
                "district": "ແອດ"
            }, {
                "code": "0709",
                "district": "ກວັນ"
            }, {
                "code": "0710",
                "district": "ຊອນ"
            }
        ]
    },
    {
        "code": "08",
        "province_name": "ໄຊຍະບູລີ",
        "district_list": [
            {
                "code": "0801",
                "district": "ໄຊຍະບູລີ"
            }, {
                "code": "0802",
                "district": "ຄອບ"
            }, {
                "code": "0803",
                "district": "ຫົງສາ"
            }, {
                "code": "0804",
                "district": "ເງິນ"
            }, {
                "code": "0805",
                "district": "ຊຽງຮ່ອນ"
            }, {
                "code": "0806",
                "district": "ພຽງ"
            }, {
                "code": "0807",
                "district": "ປາກລາຍ"
            }, {
                "code": "0808",
                "district": "ແກ່ນທ້າວ"
            }, {
                "code": "0809",
                "district": "ບໍ່ແຕນ"
            }, {
                "code": "0810",
                "district": "ທົ່ງມີໄຊ"
            }, {
                "code": "0811",
                "district": "ໄຊຊະຖານ"
            }
        ]
    },
    {
        "code": "09",
        "province_name": "ຊຽງຂວາງ",
        "district_list": [
            {
                "code": "0901",
                "district": "ແປກ"
            }, {
                "code": "0902",
                "district": "ຄຳ"
            }, {
                "code": "0903",
                "district": "ໜອງແຮດ"
            }, {
                "code": "0904",
                "district": "ຄຸນ"
            }, {
                "code": "0905",
                "district": "ໝອກ"
            }, {
                "code": "0906",
                "district": "ພູກູດ"
            }, {
                "code": "0907",
                "district": "ຜາໄຊ"
            }
        ]
    },
    {
        "code": "10",
        "province_name": "ວຽງຈັນ",
        "district_list": [
            {
                "code": "1001",
                "district": "ໂພນໂຮງ"
            }, {
                "code": "1002",
                "district": "ທຸລະຄົມ"
            }, {
                "code": "1003",
                "district": "ແກ້ວອຸດົມ"
            }, {
                "code": "1004",
                "district": "ກາສີ"
            }, {
                "code": "1005",
                "district": "ວັງວຽງ"
            }, {
                "code": "1006",
                "district": "ເຟືຶອງ"
            }, {
                "code": "1007",
                "district": "ຊະນະຄາມ"
            }, {
                "code": "1008",
                "district": "ແມດ"
            }, {
                "code": "1009",
                "district": "ວຽງຄຳ"
            }, {
                "code": "1010",
                "district": "ຫີນເຫີບ"
            }, {
                "code": "1011",
                "district": "ໝືນ"
            }
        ]
    },
    {
        "code": "11",
        "province_name": "ບໍລິຄຳໄຊ",
        "district_list": [
            {
                "code": "1101",
                "district": "ປາກຊັນ"
            }, {
                "code": "1102",
                "district": "ທ່າພະບາດ"
            }, {
                "code": "1103",
                "district": "ປາກກະດິງ"
            }, {
                "code": "1104",
                "district": "ບໍລິຄັນ"
            }, {
                "code": "1105",
                "district": "ຄຳເກີດ"
            }, {
                "code": "1106",
                "district": "ວຽງທອງ"
            }, {
                "code": "1107",
                "district": "ໄຊຈຳພອນ"
            }
        ]
    }
]