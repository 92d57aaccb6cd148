package com.mcdull.cert.domain;

public class LocationList {
    public static final String[] PROVINCE = {
            "北京", "天津", "河北", "山西", "内蒙古", "辽宁", "吉林"};
    public static final String[] BEIJING = {
            "东城", "西城", "朝阳", "丰台", "石景山", "海淀", "门头沟", "房山", "通州", "顺义", "昌平", "大兴", "平谷", "怀柔", "密云", "延庆"};
    public static final String[] TIANJIN = {
            "和平", "河东", "河西", "南开", "河北", "红桥", "东丽", "西青", "津南", "北辰", "宁河", "武清", "静海", "宝坻", "蓟县", "滨海新区"};
    public static final String[] HEBEI = {
            "石家庄", "唐山", "秦皇岛", "邯郸", "邢台", "保定", "张家口", "承德", "沧州", "廊坊", "衡水"};
    public static final String[] SHANXI = {
            "太原", "大同", "阳泉", "长治", "晋城", "朔州", "晋中", "运城", "忻州", "临汾", "吕梁"};
    public static final String[] NEIMENGGU = {
            "呼和浩特", "包头", "乌海", "赤峰", "通辽", "鄂尔多斯", "呼伦贝尔", "巴彦淖尔", "乌兰察布", "兴安", "锡林郭勒", "阿拉善"};
    public static final String[] LIAONING = {
            "沈阳", "大连", "鞍山", "抚顺", "本溪", "丹东", "锦州", "营口", "阜新", "辽阳", "盘锦", "铁岭", "朝阳", "葫芦岛"};
    public static final String[] JILIN = {
            "长春", "吉林", "四平", "辽源", "通化", "白山", "松原", "白城", "延边"};
}
