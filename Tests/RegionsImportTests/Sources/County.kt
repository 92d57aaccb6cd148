enum class County(val number: Int, val title: String) {
    UPPER_LAKE(1, "Upper Lake"),
    STONE_RIVER(2, "Stone River"),
    MARSH(3, "Marsh"),
    FAR_HILLS(4, "Far Hills");
}
