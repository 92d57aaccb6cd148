zhulong_diqu_dict={
    "anhui":["anqing","bengbu","bozhou","chaohu","chizhou","chuzhou","fuyang",
               "huaibei","huainan","huangshan","luan","maanshan"
               ,"suzhou","tongling","wuhu",'xuancheng','hefei'
               ],
    "fujian":["fujian","fuqing","fuzhou","jianou","longyan",
             "nanan","nanping","ningde","putian","quanzhou",
             "sanming","shaowu","wuyishan","xiamen","yongan",
            "zhangzhou"],
    "guangdong":["heyuan","huizhou","jiangmen","jieyang","meizhou",
                "yunfu","zhanjiang","zhaoqing","zhongshan","zhuhai",
                "lianzhou","nanxiong",'shaoguan',"sihui","yingde"
                ,"guangzhou"

        ],
    "guangxi":[
            "baise", "beihai", "chongzuo", "fangchenggang", "guangxi",
            "guigang", "guilin", "hechi", "hezhou", "laibin",
            "liuzhou", "nanning", "qinzhou", "wuzhou", 
        ],
    "hainan":["danzhou","dongfang","haikou","hainan","qionghai",
             "sansha","sanya"],
    "heilongjiang":["daqing","hegang","heilongjiang",'qiqihaer','yichun'],

    "hubei":["enshi","huanggang","huangshi","jingmen","shiyan","suizhou"
            ,"xiangyang","yichang"
        ],

}
