package cr.go.ejemplo.territorio;

/**
 * División territorial: provincias y cantones.
 * No incluye distritos.
 */
public enum UnidadTerritorial {

    // Provincias
    SAN_JOSE("1", "San José", null),
    CARTAGO("3", "Cartago", null),
    GUANACASTE("5", "Guanacaste", null),
    LIMON("7", "Limón", null),

    // Cantones
    SAN_JOSE_CANTON("101", "San José", SAN_JOSE),
    ESCAZU("102", "Escazú", SAN_JOSE),
    DESAMPARADOS("103", "Desamparados", SAN_JOSE),
    PURISCAL("104", "Puriscal", SAN_JOSE),  // antes Villa de Santiago
    CARTAGO_CANTON("301", "Cartago", CARTAGO),
    PARAISO("302", "Paraíso", CARTAGO),
    LA_UNION("303", "La Unión", CARTAGO),
    JIMENEZ("304", "Jiménez", CARTAGO),
    LIBERIA("501", "Liberia", GUANACASTE),
    NICOYA("502", "Nicoya", GUANACASTE),
    SANTA_CRUZ("503", "Santa Cruz", GUANACASTE),
    LIMON_CANTON("701", "Limón", LIMON),
    POCOCI("702", "Pococí", LIMON),
    SIQUIRRES("703", "Siquirres", LIMON),
    TALAMANCA("704", "Talamanca", LIMON);

    private final String codigo;
    private final String nombre;
    private final UnidadTerritorial padre;

    UnidadTerritorial(String codigo, String nombre, UnidadTerritorial padre) {
        this.codigo = codigo;
        this.nombre = nombre;
        this.padre = padre;
    }

    public String getCodigo() { return codigo; }

    public boolean esProvincia() { return padre == null; }
}
