var hn = [
    {value:'郑州市', spells:'ZhengZhou', shortName:'郑', id:'e4564', subList:[
        {value:'金水区', spells:'JinShui', shortName:'金水', id:'ea213', subList:[]},
        {value:'二七区', spells:'ErQi', shortName:'二七', id:'e1231', subList:[]}]},
    {value:'南阳市', spells:'NanYang', shortName:'宛', id:'aw123', subList:[
        {value:'宛城区', spells:'WanCheng', shortName:'宛城', id:'ew213', subList:[]}]}
];
