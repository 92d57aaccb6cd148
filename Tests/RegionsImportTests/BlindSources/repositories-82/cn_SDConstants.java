public class SDConstants {
    public static final String JSON_PROVINCE = "[{  \n" +
            "    \"ProID\": 1,  \n" +
            "    \"name\": \"北京市\",  \n" +
            "    \"ProSort\": 1,  \n" +
            "    \"ProRemark\": \"直辖市\"  \n" +
            "}, {  \n" +
            "    \"ProID\": 2,  \n" +
            "    \"name\": \"天津市\",  \n" +
            "    \"ProSort\": 2,  \n" +
            "    \"ProRemark\": \"直辖市\"  \n" +
            "}, {  \n" +
            "    \"ProID\": 3,  \n" +
            "    \"name\": \"河北省\",  \n" +
            "    \"ProSort\": 5,  \n" +
            "    \"ProRemark\": \"省份\"  \n" +
            "}, {  \n" +
            "    \"ProID\": 5,  \n" +
            "    \"name\": \"内蒙古自治区\",  \n" +
            "    \"ProSort\": 32,  \n" +
            "    \"ProRemark\": \"自治区\"  \n" +
            "}, {  \n" +
            "    \"ProID\": 9,  \n" +
            "    \"name\": \"上海市\",  \n" +
            "    \"ProSort\": 3,  \n" +
            "    \"ProRemark\": \"直辖市\"  \n" +
            "}, {  \n" +
            "    \"ProID\": 24,  \n" +
            "    \"name\": \"新 疆维吾尔自治区\",  \n" +
            "    \"ProSort\": 31,  \n" +
            "    \"ProRemark\": \"自治区\"  \n" +
            "}, {  \n" +
            "    \"ProID\": 27,  \n" +
            "    \"name\": \"重庆市\",  \n" +
            "    \"ProSort\": 4,  \n" +
            "    \"ProRemark\": \"直辖市\"  \n" +
            "}, {  \n" +
            "    \"ProID\": 32,  \n" +
            "    \"name\": \"台湾省\",  \n" +
            "    \"ProSort\": 7,  \n" +
            "    \"ProRemark\": \"省份\"  \n" +
            "}, {  \n" +
            "    \"ProID\": 33,  \n" +
            "    \"name\": \"澳门特别行政区\",  \n" +
            "    \"ProSort\": 33,  \n" +
            "    \"ProRemark\": \"特别行政区\"  \n" +
            "}, {  \n" +
            "    \"ProID\": 34,  \n" +
            "    \"name\": \"香港特别行政区\",  \n" +
            "    \"ProSort\": 34,  \n" +
            "    \"ProRemark\": \"特别行政区\"  \n" +
            "}]";
    public static final String JSON_CITY = "[{  \n" +
            "    \"CityID\": 1,  \n" +
            "    \"name\": \"北京市\",  \n" +
            "    \"ProID\": 1,  \n" +
            "    \"CitySort\": 1  \n" +
            "}, {  \n" +
            "    \"CityID\": 2,  \n" +
            "    \"name\": \"天津市\",  \n" +
            "    \"ProID\": 2,  \n" +
            "    \"CitySort\": 2  \n" +
            "}, {  \n" +
            "    \"CityID\": 3,  \n" +
            "    \"name\": \"上海市\",  \n" +
            "    \"ProID\": 9,  \n" +
            "    \"CitySort\": 3  \n" +
            "}, {  \n" +
            "    \"CityID\": 4,  \n" +
            "    \"name\": \"重庆市\",  \n" +
            "    \"ProID\": 27,  \n" +
            "    \"CitySort\": 4  \n" +
            "}, {  \n" +
            "    \"CityID\": 5,  \n" +
            "    \"name\": \"邯郸市\",  \n" +
            "    \"ProID\": 3,  \n" +
            "    \"CitySort\": 5  \n" +
            "}, {  \n" +
            "    \"CityID\": 6,  \n" +
            "    \"name\": \"石家庄市\",  \n" +
            "    \"ProID\": 3,  \n" +
            "    \"CitySort\": 6  \n" +
            "}, {  \n" +
            "    \"CityID\": 7,  \n" +
            "    \"name\": \"保定市\",  \n" +
            "    \"ProID\": 3,  \n" +
            "    \"CitySort\": 7  \n" +
            "}, {  \n" +
            "    \"CityID\": 8,  \n" +
            "    \"name\": \"张家口市\",  \n" +
            "    \"ProID\": 3,  \n" +
            "    \"CitySort\": 8  \n" +
            "}]";
}
