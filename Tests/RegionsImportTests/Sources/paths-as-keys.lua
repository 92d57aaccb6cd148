module("RegionCoordinateData",package.seeall);
Data={
["上川省-东溪市-溪口区"]={latitude=116.40,longitude=39.90},

["上川省-东溪市-溪源区"]={latitude=116.38,longitude=39.90},

["上川省-西溪市-溪谷区"]={latitude=116.42,longitude=39.93},

["下川省-甲山市-山口区"]={latitude=116.37,longitude=-39.92},

["下川省-甲山市-山阴县"]={latitude=116.43,longitude=39.88},
};
