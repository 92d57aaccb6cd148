package airportsimulation;

public enum AirportID {
    ATL("ATL", "KATL", "Hartsfield-Jackson Atlanta International Airport"),
    PEK("PEK", "ZBAA", "Beijing Capital International Airport"),
    LHR("LHR", "EGLL", "London Heathrow Airport"),
    HND("HND", "RJTT", "Tokyo International Airport"),
    ORD("ORD", "KORD", "O'Hare International Airport"),
    LAX("LAX", "KLAX", "Los Angeles International Airport"),
    CDG("CDG", "LFPG", "Charles de Gaulle International Airport"),
    DFW("DFW", "KDFW", "Dallas-Fort Worth International Airport"),
    CGK("CGK", "WIII", "Soekarno-Hatta International Airport"),
    DXB("DXB", "OMDB", "Dubai International Airport"),
    FRA("FRA", "EDDF", "Frankfurt International Airport"),
    HKG("HKG", "VHHH", "Hong Kong International Airport"),
    DEN("DEN", "KDEN", "Denver International Airport"),
    BKK("BKK", "VTBS", "Suvarnabhumi Airport"),
    SIN("SIN", "WSSS", "Singapore Changi Airport"),
    AMS("AMS", "EHAM", "Amsterdam Airport Schiphol");
}
