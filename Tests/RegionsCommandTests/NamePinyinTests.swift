import RegionsCLI
import Testing

/// Chinese place names are pronounced as they are there, not as their characters usually are.
struct NamePinyinTests {
  @Test(arguments: [
    ("六安市", "lu an shi"), ("番禺区", "pan yu qu"), ("乐清市", "yue qing shi"),
    ("蔚县", "yu xian"), ("洪洞县", "hong tong xian"), ("单县", "shan xian"),
    ("重庆市", "chong qing shi"), ("厦门市", "xia men shi"), ("东莞市", "dong guan shi"),
    ("长子县", "zhang zi xian"), ("亳州市", "bo zhou shi"), ("莘县", "shen xian"),
    ("歙县", "she xian"), ("黟县", "yi xian"), ("筠连县", "jun lian xian"),
    ("荥阳市", "xing yang shi"), ("荥经县", "ying jing xian"), ("浚县", "xun xian"),
    ("泌阳县", "bi yang xian"), ("郏县", "jia xian"), ("邛崃市", "qiong lai shi"),
    ("珙县", "gong xian"), ("犍为县", "qian wei xian"), ("儋州市", "dan zhou shi"),
    ("台州市", "tai zhou shi"), ("丽水市", "li shui shi"), ("铅山县", "yan shan xian"),
    ("井陉县", "jing xing xian"), ("东阿县", "dong e xian"), ("乐亭县", "lao ting xian"),
    ("乐昌市", "le chang shi"), ("乐陵市", "lao ling shi"), ("任丘市", "ren qiu shi"),
    ("渑池县", "mian chi xian"), ("中牟县", "zhong mu xian"), ("尉犁县", "yu li xian"),
    ("尉氏县", "wei shi xian"), ("盱眙县", "xu yi xian"), ("綦江区", "qi jiang qu"),
    ("郫都区", "pi du qu"), ("牟平区", "mu ping qu"), ("隰县", "xi xian"),
    ("繁峙县", "fan shi xian"), ("临朐县", "lin qu xian"), ("莒县", "ju xian"),
    ("鄄城县", "juan cheng xian"), ("冠县", "guan xian"), ("监利市", "jian li shi"),
    ("黄陂区", "huang pi qu"), ("郧阳区", "yun yang qu"), ("枞阳县", "zong yang xian"),
    ("涡阳县", "guo yang xian"), ("濉溪县", "sui xi xian"), ("蚌埠市", "beng bu shi"),
    ("珲春市", "hun chun shi"), ("穆棱市", "mu ling shi"), ("闵行区", "min hang qu"),
    ("什邡市", "shi fang shi"), ("成都市", "cheng du shi"), ("长春市", "chang chun shi"),
    ("朝阳市", "chao yang shi"), ("西藏自治区", "xi zang zi zhi qu"),
    ("吕梁市", "lv liang shi"), ("阿坝藏族羌族自治州", "a ba zang zu qiang zu zi zhi zhou"),
  ])
  func `county names that are often mispronounced`(name: String, pinyin: String) {
    #expect(NamePinyin.standard.pinyin(of: name) == pinyin)
  }

  @Test(arguments: [
    ("六合区", ["江苏省", "南京市"], "lu he qu"),
    ("六合镇", ["黑龙江省", "齐齐哈尔市"], "liu he zhen"),
    ("大埔县", ["广东省", "梅州市"], "da bu xian"),
    ("大埔镇", ["广西壮族自治区", "柳州市"], "da pu zhen"),
    ("新圩镇", ["广东省", "惠州市"], "xin xu zhen"),
    ("任圩街道", ["安徽省", "宿州市"], "ren wei jie dao"),
    ("麻涌镇", ["广东省", "东莞市"], "ma chong zhen"),
    ("涌泉街道", ["四川省", "成都市"], "yong quan jie dao"),
    ("庙行镇", ["上海市", "宝山区"], "miao hang zhen"),
    ("行流镇", ["安徽省", "阜阳市"], "xing liu zhen"),
    ("荥河镇", ["四川省", "雅安市"], "ying he zhen"),
    ("古荥镇", ["河南省", "郑州市"], "gu xing zhen"),
  ])
  func `pinyin may depend on where a region lies`(
    name: String, ancestors: [String], pinyin: String
  ) {
    #expect(NamePinyin.standard.pinyin(of: name, below: ancestors) == pinyin)
  }

  @Test func `a longer part of a name goes before a shorter one`() {
    #expect(NamePinyin.standard.pinyin(of: "卡子镇") == "qia zi zhen")
    #expect(NamePinyin.standard.pinyin(of: "浪卡子镇") == "lang ka zi zhen")
    #expect(NamePinyin.standard.pinyin(of: "朝阳镇") == "chao yang zhen")
    #expect(NamePinyin.standard.pinyin(of: "朝霞街道") == "zhao xia jie dao")
  }

  @Test func `Latin letters and digits stand for themselves, other characters have no pinyin`() {
    #expect(NamePinyin.standard.pinyin(of: "第31团") == "di 31 tuan")
    #expect(NamePinyin.standard.pinyin(of: "A区（北）") == "a qu bei")
    #expect(NamePinyin.standard.pinyin(of: "New York") == "new york")
    #expect(NamePinyin.standard.pinyin(of: "—") == nil)
    #expect(NamePinyin.standard.pinyin(of: "") == nil)
  }

  @Test func `a name with a character that no table has is not read in part`() {
    #expect(NamePinyin.standard.pinyin(of: "\u{323AF}镇") == nil)
  }
}
