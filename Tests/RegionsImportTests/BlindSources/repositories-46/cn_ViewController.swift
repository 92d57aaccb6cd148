import UIKit

class ViewController: UIViewController {

  public lazy var shanghai: NSDictionary = {
    let dic = NSMutableDictionary()
    //假数据的省，其实还是直辖市
    dic["province"] = "上海"

    let dict1 = NSMutableDictionary()
    dict1["city"] = "上海"
    dict1["areas"] = ["上海", "闵行", "宝山", "嘉定", "浦东新区", "金山", "青浦", "松江", "奉贤", "崇明", "徐汇"]
    dic["cities"] = [dict1]
    return dic
  }()

  /********************* 省  **********************/

  public lazy var jilin: NSDictionary = {
    let provinceDic = NSMutableDictionary()

    var city1 = NSMutableDictionary()
    city1["city"] = "长春"
    city1["areas"] = ["长春", "农安", "德惠", "九台", "榆树", "双阳"]

    var city2 = NSMutableDictionary()
    city2["city"] = "吉林"
    city2["areas"] = ["吉林", "舒兰", "永吉", "蛟河", "磐石", "桦甸"]

    var city3 = NSMutableDictionary()
    city3["city"] = "延边"
    city3["areas"] = ["延吉", "敦化", "安图", "汪清", "和龙", "龙井", "珲春", "图们"]

    var city4 = NSMutableDictionary()
    city4["city"] = "四平"
    city4["areas"] = ["四平", "双辽", "梨树", "公主岭", "伊通"]

    provinceDic["cities"] = [city1, city2, city3, city4]
    provinceDic["province"] = "吉林"
    return provinceDic
  }()
}
