define(function() {
  
  var area =  [
    {
      "C0": "1",
      "DICT_ENTRY_CODE": "130184",
      "DICT_ENTRY_NAME": "新乐市",
      "P_DICT_ENTRY_CODE": "130100",
      "P_DICT_ENTRY_NAME": "石家庄市"
    },
    {
      "C0": "2",
      "DICT_ENTRY_CODE": "130202",
      "DICT_ENTRY_NAME": "路南区",
      "P_DICT_ENTRY_CODE": "130200",
      "P_DICT_ENTRY_NAME": "唐山市"
    },
    {
      "C0": "3",
      "DICT_ENTRY_CODE": "130402",
      "DICT_ENTRY_NAME": "邯山区",
      "P_DICT_ENTRY_CODE": "130400",
      "P_DICT_ENTRY_NAME": "邯郸市"
    },
    {
      "C0": "4",
      "DICT_ENTRY_CODE": "130406",
      "DICT_ENTRY_NAME": "峰峰矿区",
      "P_DICT_ENTRY_CODE": "130400",
      "P_DICT_ENTRY_NAME": "邯郸市"
    },
    {
      "C0": "5",
      "DICT_ENTRY_CODE": "130533",
      "DICT_ENTRY_NAME": "威县",
      "P_DICT_ENTRY_CODE": "130500",
      "P_DICT_ENTRY_NAME": "邢台市"
    },
    {
      "C0": "6",
      "DICT_ENTRY_CODE": "130602",
      "DICT_ENTRY_NAME": "新市区",
      "P_DICT_ENTRY_CODE": "130600",
      "P_DICT_ENTRY_NAME": "保定市"
    },
    {
      "C0": "7",
      "DICT_ENTRY_CODE": "130623",
      "DICT_ENTRY_NAME": "涞水县",
      "P_DICT_ENTRY_CODE": "130600",
      "P_DICT_ENTRY_NAME": "保定市"
    },
    {
      "C0": "8",
      "DICT_ENTRY_CODE": "130624",
      "DICT_ENTRY_NAME": "阜平县",
      "P_DICT_ENTRY_CODE": "130600",
      "P_DICT_ENTRY_NAME": "保定市"
    },
    {
      "C0": "9",
      "DICT_ENTRY_CODE": "130626",
      "DICT_ENTRY_NAME": "定兴县",
      "P_DICT_ENTRY_CODE": "130600",
      "P_DICT_ENTRY_NAME": "保定市"
    },
    {
      "C0": "10",
      "DICT_ENTRY_CODE": "130631",
      "DICT_ENTRY_NAME": "望都县",
      "P_DICT_ENTRY_CODE": "130600",
      "P_DICT_ENTRY_NAME": "保定市"
    }
  ];
});
