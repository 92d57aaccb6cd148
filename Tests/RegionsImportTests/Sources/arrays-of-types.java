public class Locations {
    public static final String[] PROVINCE = {"北京", "天津", "河北", "山西"};
    public static final String[] BEIJING = {"东城", "西城", "朝阳"};
    public static final String[] TIANJIN = {"和平", "河东"};
    public static final String[] HEBEI = {"石家庄", "唐山", "秦皇岛"};
    public static final String[] SHANXI = {"太原", "大同"};
}
