export const data = [
    {
        value:'municipality',
        label:'直辖市',
        children:[
            {
                value:'beijing',
                label:'北京',
                id:"110100"
            },
            {
                value:'tianjing',
                label:'天津',
                id:"120100"
            }, 
            {
                value:'shanghai',
                label:'上海',
                id:"310100"
            }, 
            {
                value:'chongqing',
                label:'重庆',
                id:"500100"
            }, 
        ]
    },
    {
        value:'hebei',
        label:'河北省',
        id:'130000',
        children:[
            {
                value: "shijiazhuang", 
                label: "石家庄", 
                id: "130100"
            }, 
            {
                value: "tangshan", 
                label: "唐山", 
                id: "130200"
            }, 
            {
                value: "qinhuangdao", 
                label: "秦皇岛", 
                id: "130300"
            }, 
            {
                value: "handan", 
                label: "邯郸", 
                id: "130400"
            }, 
            {
                value: "xingtai", 
                label: "邢台", 
                id: "130500"
            }, 
            {
                value: "baoding", 
                label: "保定", 
                id: "130600"
            }, 
            {
                value: "zhangjiakou", 
                label: "张家口", 
                id: "130700"
            }, 
            {
                value: "chengde", 
                label: "承德", 
                id: "130800"
            }, 
            {
                value: "cangzhou", 
                label: "沧州", 
                id: "130900"
            }, 
            {
                value: "langfang", 
                label: "廊坊", 
                id: "131000"
            }, 
        ]
    }
]