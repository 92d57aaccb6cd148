// swift-format-ignore-file
enum Prefecture: String, CaseIterable {
    /* 北海道地方 */
    case hokkaido
    /* 東北地方 */
    case aomori
    case iwate
    case miyagi
    case akita
    case yamagata
    case fukushima
    /* 関東地方 */
    case ibaraki
    case tochigi
    case gunma
    case saitama
    case chiba
    case tokyo
    case kanagawa
    /* 関西地方 */
    case mie
    case shiga
    case kyoto
    case osaka
    case hyogo
    case nara
    case wakayama

    var name: String {

        switch self {

        case .hokkaido : return "北海道"
        case .aomori   : return "青森県"
        case .iwate    : return "岩手県"
        case .miyagi   : return "宮城県"
        case .akita    : return "秋田県"
        case .yamagata : return "山形県"
        case .fukushima: return "福島県"
        case .ibaraki  : return "茨城県"
        case .tochigi  : return "栃木県"
        case .gunma    : return "群馬県"
        case .saitama  : return "埼玉県"
        case .chiba    : return "千葉県"
        case .tokyo    : return "東京都"
        case .kanagawa : return "神奈川県"
        case .mie      : return "三重県"
        case .shiga    : return "滋賀県"
        case .kyoto    : return "京都都"
        case .osaka    : return "大阪府"
        case .hyogo    : return "兵庫県"
        case .nara     : return "奈良県"
        case .wakayama : return "和歌山県"

        }
    }
}
