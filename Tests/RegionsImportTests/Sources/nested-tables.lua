local areas = {
  { id = 31, name = "上川省", children = {
    { id = 3101, name = "东溪市" };
    { id = 3102, name = "西溪市" };
  } };
  { id = 32, name = "下川省", children = {
    { id = 3201, name = "甲山市" };
  } };
}
return areas
