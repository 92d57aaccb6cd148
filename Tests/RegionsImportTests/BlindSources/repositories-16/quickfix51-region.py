# encoding:utf-8
cs = u"""1648	360481	瑞昌市	162	0	0	Ruichang Shi	RCG
1650	360502	渝水区	163	0	0	Yushui Qu	YSR
1651	360521	分宜县	163	0	0	Fenyi Xian	FYI
1652	360601	市辖区	164	0	0	Shixiaqu	2
1654	360622	余江县	164	0	0	Yujiang Xian	YUJ
1655	360681	贵溪市	164	0	0	Guixi Shi	GXS
1656	360701	市辖区	165	0	0	Shixiaqu	2
1658	360721	赣县	165	0	0	Gan Xian	GXN
1659	360722	信丰县	165	0	0	Xinfeng Xian	XNF
1660	360723	大余县	165	0	0	Dayu Xian	DYX
1662	360725	崇义县	165	0	0	Chongyi Xian	CYX
1663	360726	安远县	165	0	0	Anyuan Xian	AYN
1664	360727	龙南县	165	0	0	Longnan Xian	LNX
1666	360729	全南县	165	0	0	Quannan Xian	QNN
1667	360730	宁都县	165	0	0	Ningdu Xian	NDU
1668	360731	于都县	165	0	0	Yudu Xian	YUD
1670	360733	会昌县	165	0	0	Huichang Xian	HIC
1671	360734	寻乌县	165	0	0	Xunwu Xian	XNW
1672	360735	石城县	165	0	0	Shicheng Xian	SIC
1674	360782	南康市	165	0	0	Nankang Shi	NNK
1675	360801	市辖区	166	0	0	1	2
1676	360802	吉州区	166	0	0	Jizhou Qu	2
1678	360821	吉安县	166	0	0	Ji,an Xian	2
1679	360822	吉水县	166	0	0	Jishui Xian	2
1680	360823	峡江县	166	0	0	Xiajiang Xian	2
1682	360825	永丰县	166	0	0	Yongfeng Xian	2
1683	360826	泰和县	166	0	0	Taihe Xian	2
1684	360827	遂川县	166	0	0	Suichuan Xian	2
1686	360829	安福县	166	0	0	Anfu Xian	2
1687	360830	永新县	166	0	0	Yongxin Xian	2
1688	360881	井冈山市	166	0	0	Jinggangshan Shi	2
1725	370101	市辖区	170	0	0	Shixiaqu	2
1726	370102	历下区	170	0	0	Lixia Qu	LXQ
1727	370101	市中区	170	0	0	Shizhong Qu	SZQ
1728	370104	槐荫区	170	0	0	Huaiyin Qu	HYF
1729	370105	天桥区	170	0	0	Tianqiao Qu	TQQ
1730	370112	历城区	170	0	0	Licheng Qu	LCZ
1731	370113	长清区	170	0	0	Changqing Qu	2
1732	370124	平阴县	170	0	0	Pingyin Xian	PYL
1733	370125	济阳县	170	0	0	Jiyang Xian	JYL
1734	370126	商河县	170	0	0	Shanghe Xian	SGH
1735	370181	章丘市	170	0	0	Zhangqiu Shi	ZQS
1736	370201	市辖区	171	0	0	Shixiaqu	2
1737	370202	市南区	171	0	0	Shinan Qu	SNQ
1738	370203	市北区	171	0	0	Shibei Qu	SBQ
1739	370205	四方区	171	0	0	Sifang Qu	SFQ
1740	370211	黄岛区	171	0	0	Huangdao Qu	HDO
1741	370212	崂山区	171	0	0	Laoshan Qu	LQD
1742	370213	李沧区	171	0	0	Licang Qu	LCT
1743	370214	城阳区	171	0	0	Chengyang Qu	CEY
1744	370281	胶州市	171	0	0	Jiaozhou Shi	JZS
1745	370282	即墨市	171	0	0	Jimo Shi	JMO
1746	370283	平度市	171	0	0	Pingdu Shi	PDU
1747	370284	胶南市	171	0	0	Jiaonan Shi	JNS
1748	370285	莱西市	171	0	0	Laixi Shi	LXE
1749	370301	市辖区	172	0	0	Shixiaqu	2
1750	370302	淄川区	172	0	0	Zichuan Qu	ZCQ
1751	370303	张店区	172	0	0	Zhangdian Qu	ZDQ
1752	370304	博山区	172	0	0	Boshan Qu	BSZ
1753	370305	临淄区	172	0	0	Linzi Qu	LZQ
1754	370306	周村区	172	0	0	Zhoucun Qu	ZCN
1755	370321	桓台县	172	0	0	Huantai Xian	HTL
1756	370322	高青县	172	0	0	Gaoqing Xian	GQG
3486	653201	和田市	373	0	0	Hotan Shi	HTS
3487	653221	和田县	373	0	0	Hotan Xian	HOT
3488	653222	墨玉县	373	0	0	Moyu(Karakax) Xian	MOY
3489	653223	皮山县	373	0	0	Pishan(Guma) Xian	PSA
3490	653224	洛浦县	373	0	0	Lop Xian	LOP
3491	653225	策勒县	373	0	0	Qira Xian	QIR
3492	653226	于田县	373	0	0	Yutian(Keriya) Xian	YUT
3493	653227	民丰县	373	0	0	Minfeng(Niya) Xian	MFG
3518	659001	石河子市	377	0	0	Shihezi Shi	SHZ
3519	659002	阿拉尔市	377	0	0	Alaer Shi	2
3521	659004	五家渠市	377	0	0	Wujiaqu Shi	2
164	360600	鹰潭市	15	0	0	Yingtan Shi	2
163	360500	新余市	15	0	0	Xinyu Shi	XYU
165	360700	赣州市	15	0	0	Ganzhou Shi	GZH
171	370200	青岛市	16	0	0	Qingdao Shi	TAO
172	370300	淄博市	16	0	0	Zibo Shi	ZBO
1637	360402	庐山区	162	0	0	Lushan Qu	LSV
1641	360424	修水县	162	0	0	Xiushui Xian	XSG
1645	360428	都昌县	162	0	0	Duchang Xian	DUC
1649	360501	市辖区	163	0	0	Shixiaqu	2
1653	360602	月湖区	164	0	0	Yuehu Qu	YHY
1657	360702	章贡区	165	0	0	Zhanggong Qu	ZGG
1661	360724	上犹县	165	0	0	Shangyou Xian	SYO
1665	360728	定南县	165	0	0	Dingnan Xian	DNN
1669	360732	兴国县	165	0	0	Xingguo Xian	XGG
1673	360781	瑞金市	165	0	0	Ruijin Shi	RJS
1677	360803	青原区	166	0	0	Qingyuan Qu	2
1681	360824	新干县	166	0	0	Xingan Xian	2
1685	360828	万安县	166	0	0	Wan,an Xian	2
15	360000	江西省	1	0	0	Jiangxi Sheng	JX
16	370000	山东省	1	0	0	Shandong Sheng 	SD
32	650000	新疆维吾尔自治区	1	0	0	Xinjiang Uygur Zizhiqu	XJ
162	360400	九江市	15	0	0	Jiujiang Shi	JIU
166	360800	吉安市	15	0	0	Ji,an Shi	2
170	370100	济南市	16	0	0	Jinan Shi	TNA
373	653200	和田地区	32	0	0	Hotan Diqu	HOD
1639	360421	九江县	162	0	0	Jiujiang Xian	JUJ
1643	360426	德安县	162	0	0	De,an Xian	DEA
4300	360482	共青城市	162	0	0	Gongqingcheng Shi	2
377	659000	自治区直辖县级行政区划	32	0	0	zizhiquzhixiaxianjixingzhengquhua	2
"""
from bson.objectid import ObjectId as _id
from pymongo import Connection
conn = Connection()
db = conn['51quickfix']

results = []
for c in cs.split('\n'):
	print len(c)
	if len(c) > 0:
		rid, code, name, parent_id, level, order, name_en, short_name_en  =  c.split('\t')
		db.region.save({
				'rid':rid,
				'code':code,
				'name':name,
				'parent_id':parent_id,
				'level':level,
				'order':order,
				'name_en':name_en,
				'short_name_en':short_name_en
			})
