var areas = [
  { pid: "110000", province_name: "北岭市" },
  { pid: "130000", province_name: "河中省" },
  { pid: "140000", province_name: "山左省" },
  { pid: "350000", province_name: "海建省" },
  { pid: "820000", province_name: "澳角特别行政区" },
];
