namespace wyk.basic.fixed_data
{
    public class ProvinceList
    {
        #region 中国
        public Province province_1 = new Province(11, "北京市", "京", "11");
        public Province province_2 = new Province(12, "天津市", "津", "12");
        public Province province_3 = new Province(13, "河北省", "冀", "13");
        public Province province_4 = new Province(14, "山西省", "晋", "14");
        public Province province_5 = new Province(15, "内蒙古自治区", "蒙", "15");
        public Province province_6 = new Province(21, "辽宁省", "辽", "21");
        public Province province_7 = new Province(22, "吉林省", "吉", "22");
        public Province province_8 = new Province(23, "黑龙江省", "黑", "23");
        public Province province_9 = new Province(31, "上海市", "沪", "31");
        public Province province_10 = new Province(32, "江苏省", "苏", "32");
        public Province province_11 = new Province(33, "浙江省", "浙", "33");
        public Province province_12 = new Province(34, "安徽省", "皖", "34");
        public Province province_13 = new Province(35, "福建省", "闽", "35");
        public Province province_14 = new Province(36, "江西省", "赣", "36");
        public Province province_15 = new Province(37, "山东省", "鲁", "37");
        public Province province_16 = new Province(41, "河南省", "豫", "41");
        public Province province_17 = new Province(42, "湖北省", "鄂", "42");
        public Province province_18 = new Province(43, "湖南省", "湘", "43");
        public Province province_19 = new Province(44, "广东省", "粤", "44");
        public Province province_20 = new Province(45, "广西壮族自治区", "桂", "45");
        public Province province_21 = new Province(46, "海南省", "琼", "46");
        public Province province_22 = new Province(50, "重庆市", "渝", "50");
        #endregion
    }
}
