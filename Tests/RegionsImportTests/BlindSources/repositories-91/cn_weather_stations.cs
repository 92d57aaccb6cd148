namespace Shalaopuo
{
    class zidian
    {
        public const int zhangbei = 53399, yuxian = 53593, shijiazhuang = 53698, xingtai = 53798,
            zhangwu = 54236, fuxin = 54237, changtu = 54243, kaiyuan = 54254, qingyuan = 54259,
            fengning = 54308, weichang = 54311, chaoyang = 54324, jianping = 54326, xinmin = 54333,
            heishan = 54335, jinzhou = 54337, anshan = 54339, shenyang = 54342, benxi = 54346,
            fushun = 54351, xinbin = 54353, huanren = 54365, zhangjiakou = 54401, huailai = 54405,
            yanqing = 54406, miyun = 54416, chengde = 54423, zunhua = 54429, qinglong = 54436,
            qinhuangdao = 54449, jianchang = 54452, suizhong = 54454, xingcheng = 54455, dawa = 54470,
            yingkou = 54471, xiongyue = 54476, xiuyan = 54486, kuandian = 54493, dandong = 54497, beijing = 54511,
            bazhou = 54518, baodi = 54525, tianjin = 54527, tangshan = 54534, caofeidian = 54535, leting = 54539;

        public static readonly Dictionary<int, string> Dict_Zhandian_Name = new Dictionary<int, string>()
        {

             {zhangbei,"张北"},
             {yuxian,"蔚县"},
          {shijiazhuang,"石家庄"},
          {xingtai,"邢台"},
             {zhangwu,"彰武"},
              {fuxin,"阜新"},
             {changtu,"昌图"},
            {kaiyuan,"开原"}
        };
    }
}
