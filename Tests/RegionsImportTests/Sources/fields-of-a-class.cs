namespace Data
{
    public class ProvinceList
    {
        public Province province_1 = new Province(11, "北京市", "京");
        public Province province_2 = new Province(12, "天津市", "津");
        public Province province_3 = new Province(13, "河北省", "冀");
    }
}
