public class Cities {
    String[] norte = {"Alta", "Cima"};
    String[] sur = {"Baja", "Vega"};
    String[] cities = {"Porto", "Faro", "Braga"};
}
