pub static REGIONS: &[Region] = &[
    Region { code: "01", name: "Piemonda", cities: &["Torina", "Vercela"] },
    Region { code: "03", name: "Lombara", cities: &["Varena", "Comora", "Milora"] },
];
