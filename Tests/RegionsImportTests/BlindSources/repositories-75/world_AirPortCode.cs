namespace AirPort.AirPort;
public enum AirPortCode
{
    BHX, // Birmingham Airport
    BUD, // Budapest Ferenc Liszt International Airport
    VIE, // Vienna International Airport
    MEL, // Melbourne Airport
    CPT, // Cape Town International Airport
    OTP, // Henri Coandă International Airport (Bucharest)
    MEX, // Mexico City International Airport
    SGN, // Tan Son Nhat International Airport (Ho Chi Minh City)
    KHH, // Kaohsiung International Airport
    MXP, // Milan Malpensa Airport
    SJC, // Norman Y. Mineta San Jose International Airport
    HAK, // Haikou Meilan International Airport
    LGW, // London Gatwick Airport
    TPE, // Taiwan Taoyuan International Airport
    MSY, // Louis Armstrong New Orleans International Airport
    RDU, // Raleigh–Durham International Airport
    KWI, // Kuwait International Airport
    JNB, // OR Tambo International Airport (Johannesburg)
    LYS, // Lyon–Saint-Exupéry Airport
    NGO, // Chūbu Centrair International Airport (Nagoya)
    ZRH, // Zurich Airport
    YYC, // Calgary International Airport
    IAD, // Washington Dulles International Airport
    MCT, // Muscat International Airport
    BNE, // Brisbane Airport
    HKT, // Phuket International Airport
    CGH, // Congonhas Airport (São Paulo)
    MRS, // Marseille Provence Airport
}
