enum Country { PERU("Peru"), CHILE("Chile"); }
enum Region { NORTE("Norte", 1), SUR("Sur"); }
