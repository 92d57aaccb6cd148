//! Regions
pub const REGIONS: &[(&str, &str, &[&str])] = &[
    ("01", "Piemonte", &["Torino", "Vercelli", "Novara"]),
    ("02", "Valle d'Aosta", &["Aosta"]),
    ("03", "Lombardia", &["Varese", "Como", "Milano"]),
    ("07", "Liguria", &["Imperia", "Genova"]),
];
