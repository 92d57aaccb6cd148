enum class SigunguCode(
        val key: Long,
        val value: String
) {
    GAPYEONGA(1L, "가평아군"),
    GOYANGA(2L, "고양아시"),
    GWACHEONA(3L, "과천아시"),
    GURIA(6L, "구리아시")
}
