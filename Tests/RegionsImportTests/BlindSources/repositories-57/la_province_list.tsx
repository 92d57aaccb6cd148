interface ProvinceOption {
  label: string
  value: string
}

interface ProvinceList {
  options: ProvinceOption[]
}
export const provinceList: ProvinceList = {
  options: [
    {
      label: "ນະຄອນຫຼວງວຽງຈັນ",
      value: "ນະຄອນຫຼວງວຽງຈັນ",
    },
    {
      label: "ແຂວງຜົ້ງສາລີ",
      value: "ແຂວງຜົ້ງສາລີ",
    },
    {
      label: "ແຂວງຫຼວງນໍ້າທາ",
      value: "ແຂວງຫຼວງນໍ້າທາ",
    },
    {
      label: "ແຂວງອຸດົມໄຊ",
      value: "ແຂວງອຸດົມໄຊ",
    },
    {
      label: "ແຂວງບໍ່ແກ້ວ",
      value: "ແຂວງບໍ່ແກ້ວ",
    },
    {
      label: "ແຂວງຫຼວງພະບາງ",
      value: "ແຂວງຫຼວງພະບາງ",
    },
    {
      label: "ແຂວງຫົວພັນ",
      value: "ແຂວງຫົວພັນ",
    },
    {
      label: "ແຂວງໄຊຍະບູລີ",
      value: "ແຂວງໄຊຍະບູລີ",
    },
    {
      label: "ແຂວງຊຽງຂວາງ",
      value: "ແຂວງຊຽງຂວາງ",
    },
    {
      label: "ແຂວງວຽງຈັນ",
      value: "ແຂວງວຽງຈັນ",
    },
    {
      label: "ແຂວງບໍລິຄຳໄຊ",
      value: "ແຂວງບໍລິຄຳໄຊ",
    },
    {
      label: "ແຂວງຄຳມ່ວນ",
      value: "ແຂວງຄຳມ່ວນ",
    },
    {
      label: "ແຂວງສະຫວັນນະເຂດ",
      value: "ແຂວງສະຫວັນນະເຂດ",
    },
    {
      label: "ແຂວງສາລະວັນ",
      value: "ແຂວງສາລະວັນ",
    },
    {
      label: "ແຂວງເຊກອງ",
      value: "ແຂວງເຊກອງ",
    },
    {
      label: "ແຂວງຈຳປາສັກ",
      value: "ແຂວງຈຳປາສັກ",
    },
    {
      label: "ແຂວງອັດຕະປື",
      value: "ແຂວງອັດຕະປື",
    },
    {
      label: "ແຂວງໄຊສົມບູນ",
      value: "ແຂວງໄຊສົມບູນ",
    },
  ],
};
