package com.ggsdh.backend.trip.domain.constants

enum class SigunguCode(
        val key: Long,
        val value: String
) {
    GAPYEONG(1L, "가평군"),
    GOYANG(2L, "고양시"),
    GWACHEON(3L, "과천시"),
    GWANGMYEONG(4L, "광명시"),
    GWANGJU(5L, "광주시"),
    GURI(6L, "구리시"),
    GUNPO(7L, "군포시"),
    GIMPO(8L, "김포시"),
    NAMYANGJU(9L, "남양주시"),
    DONGDUCHEON(10L, "동두천시"),
    BUCHEON(11L, "부천시"),
    SEONGNAM(12L, "성남시"),
    SUWON(13L, "수원시"),
    SIHEUNG(14L, "시흥시"),
    ANSAN(15L, "안산시"),
    ANSEONG(16L, "안성시"),
    ANYANG(17L, "안양시"),
    YANGJU(18L, "양주시"),
    YANGPYEONG(19L, "양평군"),
    YEOJU(20L, "여주시"),
    YEONCHEON(21L, "연천군"),
    OSAN(22L, "오산시"),
    YONGIN(23L, "용인시"),
    UIWANG(24L, "의왕시"),
    UIJEONGBU(25L, "의정부시"),
    ICHEON(26L, "이천시"),
    PAJU(27L, "파주시"),
    PYEONGTAEK(28L, "평택시"),
    POCHEON(29L, "포천시"),
    HANAM(30L, "하남시"),
    HWASEONG(31L, "화성시"),
    UNKNOWN(100L, "알 수 없음")
}
