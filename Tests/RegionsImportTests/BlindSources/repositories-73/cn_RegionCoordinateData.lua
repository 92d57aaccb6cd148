module("RegionCoordinateData",package.seeall);
Data={
["北京市-北京市-北京市"]={latitude=116.40,longitude=39.90},

["北京市-北京市-天安门"]={latitude=116.38,longitude=39.90},

["北京市-北京市-东城区"]={latitude=116.42,longitude=39.93},

["北京市-北京市-西城区"]={latitude=116.37,longitude=39.92},

["北京市-北京市-崇文区"]={latitude=116.43,longitude=39.88},

["北京市-北京市-宣武区"]={latitude=116.35,longitude=39.87},

["北京市-北京市-朝阳区"]={latitude=116.43,longitude=39.92},

["北京市-北京市-丰台区"]={latitude=116.28,longitude=39.85},

["北京市-北京市-石景山区"]={latitude=116.22,longitude=39.90},

["北京市-北京市-海淀区"]={latitude=116.30,longitude=39.95},

["北京市-北京市-门头沟区"]={latitude=116.10,longitude=39.93},

["北京市-北京市-房山区"]={latitude=116.13,longitude=39.75},

["北京市-北京市-通州区"]={latitude=116.65,longitude=39.92},

["北京市-北京市-顺义区"]={latitude=116.65,longitude=40.13},

["北京市-北京市-昌平区"]={latitude=116.23,longitude=40.22},

["北京市-北京市-大兴区"]={latitude=116.33,longitude=39.73},

["北京市-北京市-怀柔区"]={latitude=116.63,longitude=40.32},

["北京市-北京市-平谷区"]={latitude=117.12,longitude=40.13},

["北京市-北京市-密云县"]={latitude=116.83,longitude=40.37},

["北京市-北京市-延庆县"]={latitude=115.97,longitude=40.45},

["天津市-天津市-天津市"]={latitude=117.20,longitude=39.12},

["天津市-天津市-和平区"]={latitude=117.20,longitude=39.12},

["天津市-天津市-河东区"]={latitude=117.22,longitude=39.12},

["天津市-天津市-河西区"]={latitude=117.22,longitude=39.12},

["天津市-天津市-南开区"]={latitude=117.15,longitude=39.13},

["天津市-天津市-河北区"]={latitude=117.18,longitude=39.15},

["天津市-天津市-红桥区"]={latitude=117.15,longitude=39.17},

}
