// swift-format-ignore-file
import Foundation

enum SouthKoreaProvinceEnum: String, CaseIterable {
    
    // Daegu
    case daegu_jung_gu
    case daegu_dong_gu
    case daegu_seo_gu
    case daegu_nam_gu
    case daegu_buk_gu
    case daegu_suseong_gu
    case daegu_dalseo_gu
    case daegu_dalseong_gun
    case daegu_gunwi_gun
    
    // Incheon
    case incheon_jung_gu
    case incheon_dong_gu
    case incheon_michuhol_gu
    case incheon_yeonsu_gu
    case incheon_namdong_gu
    case incheon_bupyeong_gu
    case incheon_gyeyang_gu
    case incheon_seogu
    case incheon_ganghwa_gun
    case incheon_ongjin_gun
    
    // Sejong
    case sejong_si
    
    // Gyeonggi-do
    case gyeonggi_do_suwon_si_jangan_gu
    case gyeonggi_do_suwon_si_gwonseon_gu
    case gyeonggi_do_suwon_si_paldal_gu
    case gyeonggi_do_suwon_si_yeongtong_gu
    case gyeonggi_do_seongnam_si_sujeong_gu
    case gyeonggi_do_seongnam_si_jungwon_gu
    case gyeonggi_do_seongnam_si_bundang_gu
    case gyeonggi_do_uijeongbu_si
    case gyeonggi_do_anyang_si_manan_gu
    case gyeonggi_do_anyang_si_dongan_gu
    case gyeonggi_do_gwangmyeong_si
    case gyeonggi_do_pyeongtaek_si
}

extension SouthKoreaProvinceEnum: ProvinceType {
    var title: String {
        switch self {
        case .daegu_jung_gu: return "대구광역시 중구"
        case .daegu_dong_gu: return "대구광역시 동구"
        case .daegu_seo_gu: return "대구광역시 서구"
        case .daegu_nam_gu: return "대구광역시 남구"
        case .daegu_buk_gu: return "대구광역시 북구"
        case .daegu_suseong_gu: return "대구광역시 수성구"
        case .daegu_dalseo_gu: return "대구광역시 달서구"
        case .daegu_dalseong_gun: return "대구광역시 달성군"
        case .daegu_gunwi_gun: return "대구광역시 군위군"
        case .incheon_jung_gu: return "인천광역시 중구"
        case .incheon_dong_gu: return "인천광역시 동구"
        case .incheon_michuhol_gu: return "인천광역시 미추홀구"
        case .incheon_yeonsu_gu: return "인천광역시 연수구"
        case .incheon_namdong_gu: return "인천광역시 남동구"
        case .incheon_bupyeong_gu: return "인천광역시 부평구"
        case .incheon_gyeyang_gu: return "인천광역시 계양구"
        case .incheon_seogu: return "인천광역시 서구"
        case .incheon_ganghwa_gun: return "인천광역시 강화군"
        case .incheon_ongjin_gun: return "인천광역시 옹진군"
        case .sejong_si: return "세종특별자치시"
        case .gyeonggi_do_suwon_si_jangan_gu: return "경기도 수원시 장안구"
        case .gyeonggi_do_suwon_si_gwonseon_gu: return "경기도 수원시 권선구"
        case .gyeonggi_do_suwon_si_paldal_gu: return "경기도 수원시 팔달구"
        case .gyeonggi_do_suwon_si_yeongtong_gu: return "경기도 수원시 영통구"
        case .gyeonggi_do_seongnam_si_sujeong_gu: return "경기도 성남시 수정구"
        case .gyeonggi_do_seongnam_si_jungwon_gu: return "경기도 성남시 중원구"
        case .gyeonggi_do_seongnam_si_bundang_gu: return "경기도 성남시 분당구"
        case .gyeonggi_do_uijeongbu_si: return "경기도 의정부시"
        case .gyeonggi_do_anyang_si_manan_gu: return "경기도 안양시 만안구"
        case .gyeonggi_do_anyang_si_dongan_gu: return "경기도 안양시 동안구"
        case .gyeonggi_do_gwangmyeong_si: return "경기도 광명시"
        case .gyeonggi_do_pyeongtaek_si: return "경기도 평택시"
        }
    }
}
