namespace Base.Common
{
    public enum CnArea
    {     
        /// <summary>
        /// 阿巴嘎旗
        /// <summary>
        _141103 = 141103,

        /// <summary>
        /// 阿坝县
        /// <summary>
        _321911 = 321911,

        /// <summary>
        /// 阿城区
        /// <summary>
        _170108 = 170108,

        /// <summary>
        /// 阿尔山市
        /// <summary>
        _141002 = 141002,

        /// <summary>
        /// 阿合奇县
        /// <summary>
        _400903 = 400903,

        /// <summary>
        /// 阿克塞哈萨克族自治县
        /// <summary>
        _370905 = 370905,

        /// <summary>
        /// 阿克苏市
        /// <summary>
        _400801 = 400801,

        /// <summary>
        /// 阿克陶县
        /// <summary>
        _400902 = 400902,

        /// <summary>
        /// 阿拉尔市
        /// <summary>
        _401502 = 401502,

        /// <summary>
        /// 阿拉山口市
        /// <summary>
        _400602 = 400602,

        /// <summary>
        /// 阿拉善右旗
        /// <summary>
        _141202 = 141202,

        /// <summary>
        /// 阿拉善左旗
        /// <summary>
        _141201 = 141201,

        /// <summary>
        /// 阿勒泰市
        /// <summary>
        _401401 = 401401,

        /// <summary>
        /// 阿里山
        /// <summary>
        _411618 = 411618,

        /// <summary>
        /// 阿莲
        /// <summary>
        _410223 = 410223,

        /// <summary>
        /// 阿鲁科尔沁旗
        /// <summary>
        _140404 = 140404,

        /// <summary>
        /// 阿荣旗
        /// <summary>
        _140703 = 140703,

        /// <summary>
        /// 阿图什市
        /// <summary>
        _400901 = 400901,

        /// <summary>
        /// 阿瓦提县
        /// <summary>
        _400808 = 400808,

        /// <summary>
        /// 爱辉区
        /// <summary>
        _171101 = 171101,
    }
}
