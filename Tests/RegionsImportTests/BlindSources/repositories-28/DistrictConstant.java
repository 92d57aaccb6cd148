package com.msjf.fentuan.register.district;

public class DistrictConstant {
	public static final String mData = "<table>" + //
			"    <group name=\"北京\" title=\"北京\">" + //
			"        <item name=\"北京\"></item>" + //
			"    </group>" + //
			"    <group name=\"安徽\" title=\"合肥\">" + //
			"        <item name=\"安庆\"></item>" + //
			"        <item name=\"蚌埠\"></item>" + //
			"        <item name=\"亳州\"></item>" + //
			"        <item name=\"巢湖\"></item>" + //
			"        <item name=\"池州\"></item>" + //
			"        <item name=\"滁州\"></item>" + //
			"        <item name=\"阜阳\"></item>" + //
			"        <item name=\"合肥\"></item>" + //
			"        <item name=\"淮北\"></item>" + //
			"        <item name=\"淮南\"></item>" + //
			"        <item name=\"黄山市\"></item>" + //
			"        <item name=\"六安\"></item>" + //
			"        <item name=\"马鞍山\"></item>" + //
			"        <item name=\"宿州\"></item>" + //
			"        <item name=\"铜陵\"></item>" + //
			"        <item name=\"芜湖\"></item>" + //
			"        <item name=\"宣城\"></item>" + //
			"    </group>" + //
			"    <group name=\"澳门\" title=\"澳门半岛\">" + //
			"        <item name=\"澳门半岛\"></item>" + //
			"        <item name=\"氹仔岛\"></item>" + //
			"        <item name=\"路环岛\"></item>" + //
			"    </group>" + //
			"    <group name=\"重庆\" title=\"重庆\">" + //
			"        <item name=\"重庆\"></item>" + //
			"    </group>" + //
			"    <group name=\"福建\" title=\"福州\">" + //
			"        <item name=\"福州\"></item>" + //
			"        <item name=\"龙岩\"></item>" + //
			"        <item name=\"南平\"></item>" + //
			"        <item name=\"宁德\"></item>" + //
			"        <item name=\"莆田\"></item>" + //
			"        <item name=\"泉州\"></item>" + //
			"        <item name=\"三明\"></item>" + //
			"        <item name=\"厦门\"></item>" + //
			"        <item name=\"漳州\"></item>" + //
			"    </group>" + //
			"    <group name=\"甘肃\" title=\"兰州\">" + //
			"        <item name=\"白银\"></item>" + //
			"        <item name=\"定西\"></item>" + //
			"        <item name=\"甘南\"></item>" + //
			"        <item name=\"嘉峪关\"></item>" + //
			"        <item name=\"金昌\"></item>" + //
			"        <item name=\"酒泉\"></item>" + //
			"        <item name=\"兰州\"></item>" + //
			"        <item name=\"临夏\"></item>" + //
			"        <item name=\"陇南\"></item>" + //
			"        <item name=\"平凉\"></item>" + //
			"        <item name=\"庆阳\"></item>" + //
			"        <item name=\"天水\"></item>" + //
			"        <item name=\"武威\"></item>" + //
			"        <item name=\"张掖\"></item>" + //
			"    </group>" + //
			"    <group name=\"海南\" title=\"海口\">" + //
			"        <item name=\"海口\"></item>" + //
			"        <item name=\"三亚\"></item>" + //
			"        <item name=\"三沙\"></item>" + //
			"        <item name=\"儋州\"></item>" + //
			"        <item name=\"琼海\"></item>" + //
			"    </group>" + //
			"</table>";
}
