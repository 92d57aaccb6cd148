__CHINA_AREA__ = [
{"parent_id": "N1", "children": [
                {"parent_id": "P34", "children": [
                                {"parent_id": "C2", "children": [
                                                {"parent_id": "D14", "children": [], "type": "A", "id": "A2712", "name": "南京东路"}, 
                                                {"parent_id": "D14", "children": [], "type": "A", "id": "A1534", "name": "董家渡"}, 
                                                {"parent_id": "D14", "children": [], "type": "A", "id": "A183", "name": "城隍庙"}, 
                                                {"parent_id": "D14", "children": [], "type": "A", "id": "A2229", "name": "老西门"}], "type": "D", "id": "D14", "name": "黄浦区"}, 
                                {"parent_id": "C2", "children": [
                                                {"parent_id": "D15", "children": [], "type": "A", "id": "A2713", "name": "嘉定镇"}, 
                                                {"parent_id": "D15", "children": [], "type": "A", "id": "A1535", "name": "丰庄/沃尔玛/嘉尚坊"}, 
                                                {"parent_id": "D15", "children": [], "type": "A", "id": "A2230", "name": "黄渡镇"}, 
                                                {"parent_id": "D15", "children": [], "type": "A", "id": "A184", "name": "博乐广场/罗宾森广场"}], "type": "D", "id": "D15", "name": "嘉定区"}, 
                                {"parent_id": "C2", "children": [
                                                {"parent_id": "D16", "children": [], "type": "A", "id": "A2714", "name": "同乐坊"}, 
                                                {"parent_id": "D16", "children": [], "type": "A", "id": "A1536", "name": "静安寺"}, 
                                                {"parent_id": "D16", "children": [], "type": "A", "id": "A2231", "name": "南京西路"}, 
                                                {"parent_id": "D16", "children": [], "type": "A", "id": "A185", "name": "曹家渡"}], "type": "D", "id": "D16", "name": "静安区"}, 
                                {"parent_id": "C2", "children": [
                                                {"parent_id": "D17", "children": [], "type": "A", "id": "A2715", "name": "蒙山路"}, 
                                                {"parent_id": "D17", "children": [], "type": "A", "id": "A1537", "name": "金山新城"}, 
                                                {"parent_id": "D17", "children": [], "type": "A", "id": "A2232", "name": "金山嘴"}, 
                                                {"parent_id": "D17", "children": [], "type": "A", "id": "A186", "name": "百联金山购物中心"}], "type": "D", "id": "D17", "name": "金山区"}], "type": "C", "id": "C2", "name": "上海"}], "type": "P", "id": "P34", "name": "上海"}, 
{"parent_id": "N1", "children": [
                {"parent_id": "P14", "children": [
                                {"parent_id": "C311", "children": [
                                                {"parent_id": "D909", "children": [], "type": "A", "id": "A1098", "name": "铜鼓岭"}], "type": "D", "id": "D909", "name": "文昌市"}, 
                                {"parent_id": "C311", "children": [], "type": "D", "id": "D908", "name": "屯昌县"}, 
                                {"parent_id": "C311", "children": [], "type": "D", "id": "D901", "name": "定安县"}, 
                                {"parent_id": "C311", "children": [
                                                {"parent_id": "D900", "children": [], "type": "A", "id": "A1093", "name": "洋浦"}], "type": "D", "id": "D900", "name": "儋州市"}], "type": "C", "id": "C311", "name": "海口"}, 
                {"parent_id": "P14", "children": [], "type": "C", "id": "C313", "name": "琼海"}, 
                {"parent_id": "P14", "children": [
                                {"parent_id": "C312", "children": [], "type": "D", "id": "D920", "name": "琼中县"}, 
                                {"parent_id": "C312", "children": [], "type": "D", "id": "D911", "name": "保亭县"}, 
                                {"parent_id": "C312", "children": [
                                                {"parent_id": "D923", "children": [], "type": "A", "id": "A1104", "name": "兴隆"}], "type": "D", "id": "D923", "name": "万宁市"}, 
                                {"parent_id": "C312", "children": [], "type": "D", "id": "D922", "name": "天涯镇"}], "type": "C", "id": "C312", "name": "三亚"}], "type": "P", "id": "P14", "name": "海南"}, 
{"parent_id": "N1", "children": [
                {"parent_id": "P19", "children": [], "type": "C", "id": "C368", "name": "山南"}, 
                {"parent_id": "P19", "children": [], "type": "C", "id": "C369", "name": "日喀则"}, 
                {"parent_id": "P19", "children": [], "type": "C", "id": "C366", "name": "拉萨"}, 
                {"parent_id": "P19", "children": [], "type": "C", "id": "C367", "name": "昌都"}, 
                {"parent_id": "P19", "children": [], "type": "C", "id": "C372", "name": "林芝"}, 
                {"parent_id": "P19", "children": [], "type": "C", "id": "C371", "name": "阿里"}, 
                {"parent_id": "P19", "children": [], "type": "C", "id": "C370", "name": "那曲"}], "type": "P", "id": "P19", "name": "西藏"}, 
{"parent_id": "N1", "children": [
                {"parent_id": "P25", "children": [], "type": "C", "id": "C423", "name": "塔城"}, 
                {"parent_id": "P25", "children": [], "type": "C", "id": "C422", "name": "伊犁"}, 
                {"parent_id": "P25", "children": [], "type": "C", "id": "C421", "name": "和田"}, 
                {"parent_id": "P25", "children": [], "type": "C", "id": "C420", "name": "喀什"}, 
                {"parent_id": "P25", "children": [], "type": "C", "id": "C425", "name": "石河子"}, 
                {"parent_id": "P25", "children": [
                                {"parent_id": "C411", "children": [
                                                {"parent_id": "D1036", "children": [], "type": "A", "id": "A1303", "name": "北京南路"}, 
                                                {"parent_id": "D1036", "children": [], "type": "A", "id": "A3760", "name": "鲤鱼山路"}, 
                                                {"parent_id": "D1036", "children": [], "type": "A", "id": "A3448", "name": "昆仑路"}], "type": "D", "id": "D1036", "name": "新市区"}, 
                                {"parent_id": "C411", "children": [
                                                {"parent_id": "D1035", "children": [], "type": "A", "id": "A1302", "name": "东风路"}, 
                                                {"parent_id": "D1035", "children": [], "type": "A", "id": "A4480", "name": "中山路"}, 
                                                {"parent_id": "D1035", "children": [], "type": "A", "id": "A2659", "name": "红旗路"}], "type": "D", "id": "D1035", "name": "天山区"}, 
                                {"parent_id": "C411", "children": [
                                                {"parent_id": "D1034", "children": [], "type": "A", "id": "A1301", "name": "南湖路"}, 
                                                {"parent_id": "D1034", "children": [], "type": "A", "id": "A2658", "name": "新民路"}, 
                                                {"parent_id": "D1034", "children": [], "type": "A", "id": "A2131", "name": "苏州路"}], "type": "D", "id": "D1034", "name": "水磨沟区"}, 
                                {"parent_id": "C411", "children": [
                                                {"parent_id": "D1033", "children": [], "type": "A", "id": "A3446", "name": "克拉玛依西路"}, 
                                                {"parent_id": "D1033", "children": [], "type": "A", "id": "A1300", "name": "阿勒泰路"}, 
                                                {"parent_id": "D1033", "children": [], "type": "A", "id": "A2657", "name": "长江路"}], "type": "D", "id": "D1033", "name": "沙依巴克区"}, 
                                {"parent_id": "C411", "children": [
                                                {"parent_id": "D1032", "children": [], "type": "A", "id": "A2129", "name": "头屯河区"}, 
                                                {"parent_id": "D1032", "children": [], "type": "A", "id": "A2656", "name": "乌鲁木齐县"}, 
                                                {"parent_id": "D1032", "children": [], "type": "A", "id": "A1299", "name": "米东区"}], "type": "D", "id": "D1032", "name": "近郊"}], "type": "C", "id": "C411", "name": "乌鲁木齐"}, 
                {"parent_id": "P25", "children": [], "type": "C", "id": "C418", "name": "阿克苏"}, 
                {"parent_id": "P25", "children": [], "type": "C", "id": "C419", "name": "克州"}], "type": "P", "id": "P25", "name": "新疆"}, 
{"parent_id": "N1", "children": [
                {"parent_id": "P28", "children": [], "type": "C", "id": "C432", "name": "澳门"}], "type": "P", "id": "P28", "name": "澳门"}, 
{"parent_id": "N1", "children": [
                {"parent_id": "P26", "children": [], "type": "C", "id": "C428", "name": "台北"}], "type": "P", "id": "P26", "name": "台湾"}, 
{"parent_id": "N1", "children": [
                {"parent_id": "P27", "children": [], "type": "C", "id": "C431", "name": "香港"}], "type": "P", "id": "P27", "name": "香港"}];
