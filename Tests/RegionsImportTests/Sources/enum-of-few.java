public enum Side { NORTH, SOUTH }
