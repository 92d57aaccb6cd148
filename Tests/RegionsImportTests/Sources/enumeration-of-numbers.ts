enum Region { NORTH = -1, SOUTH = "South", EAST = "East", WEST = "West" }
