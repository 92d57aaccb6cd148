using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;
using System.Threading.Tasks;

namespace Model.Dto
{

    public class Rootobject
    {
        public 安徽 安徽 { get; set; }
        public 福建 福建 { get; set; }
        public 广东 广东 { get; set; }
        public 广西 广西 { get; set; }
        public 贵州 贵州 { get; set; }
        public 甘肃 甘肃 { get; set; }
        public 海南 海南 { get; set; }
        public 河南 河南 { get; set; }
        public 黑龙江 黑龙江 { get; set; }
        public 湖北 湖北 { get; set; }
        public 湖南 湖南 { get; set; }
        public 河北 河北 { get; set; }
        public 江苏 江苏 { get; set; }
        public 江西 江西 { get; set; }
        public 吉林 吉林 { get; set; }
        public 辽宁 辽宁 { get; set; }
        public 宁夏 宁夏 { get; set; }
        public 内蒙古 内蒙古 { get; set; }
        public 青海 青海 { get; set; }
        public 山东 山东 { get; set; }
        public 山西 山西 { get; set; }
        public 陕西 陕西 { get; set; }
        public 四川 四川 { get; set; }
        public 新疆 新疆 { get; set; }
        public 西藏 西藏 { get; set; }
        public 云南 云南 { get; set; }
        public 浙江 浙江 { get; set; }
    }

    public class 安徽
    {
        public string 合肥 { get; set; }
        public string 芜湖 { get; set; }
        public string 蚌埠 { get; set; }
        public string 阜阳 { get; set; }
        public string 淮南 { get; set; }
        public string 安庆 { get; set; }
        public string 宿州 { get; set; }
        public string 六安 { get; set; }
        public string 淮北 { get; set; }
        public string 滁州 { get; set; }
        public string 马鞍山 { get; set; }
        public string 铜陵 { get; set; }
        public string 宣城 { get; set; }
        public string 亳州 { get; set; }
    }
}
