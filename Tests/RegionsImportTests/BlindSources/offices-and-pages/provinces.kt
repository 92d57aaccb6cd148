package a.b

enum class Province(val displayName: String, val code: String) {
    SEOUL("서울", "11"),
    BUSAN("부산", "26"),
    DAEGU("대구", "27"),
    INCHEON("인천", "28"),
    GYEONGGI("경기", "41")
}
