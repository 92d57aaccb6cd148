namespace BL.StandardDictionary
{
    public class DicNation : DicItem
    {
        protected override DicItem[] AllOption()
        {
            return new[] {
                new DicItem("1","汉族"),
                new DicItem("2","蒙古族"),
                new DicItem("3","回族"),
                new DicItem("4","藏族"),
                new DicItem("5","维吾尔族"),
                new DicItem("6","苗族"),
                new DicItem("7","彝族"),
                new DicItem("8","壮族"),
                new DicItem("9","布依族"),
                new DicItem("10","朝鲜族"),
                new DicItem("11","满族"),
                new DicItem("12","侗族"),
                new DicItem("13","瑶族"),
                new DicItem("14","白族"),
                new DicItem("15","土家族"),
                new DicItem("16","哈尼族"),
                new DicItem("17","哈萨克族"),
                new DicItem("18","傣族"),
                new DicItem("19","黎族"),
                new DicItem("20","傈僳族"),
                new DicItem("21","佤族"),
                new DicItem("22","畲族"),
                new DicItem("23","高山族"),
                new DicItem("24","拉祜族"),
                new DicItem("25","水族"),
                new DicItem("26","东乡族"),
                new DicItem("27","纳西族"),
                new DicItem("28","景颇族"),
                new DicItem("29","柯尔克孜族"),
                new DicItem("30","土族"),
                new DicItem("31","达斡尔族"),
                new DicItem("32","仫佬族"),
                new DicItem("33","羌族"),
                new DicItem("34","布朗族"),
                new DicItem("35","撒拉族"),
                new DicItem("36","毛难族"),
                new DicItem("37","仡佬族"),
                new DicItem("38","锡伯族"),
                new DicItem("39","阿昌族")
            };
        }
    }
}
