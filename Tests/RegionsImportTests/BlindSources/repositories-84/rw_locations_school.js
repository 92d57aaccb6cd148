const rwandaLocations = {
    "Kigali City": {
        districts: ["Gasabo", "Kicukiro", "Nyarugenge"]
    },
    "Eastern Province": {
        districts: ["Bugesera", "Gatsibo", "Kayonza", "Kirehe", "Ngoma", "Nyagatare", "Rwamagana"]
    },
    "Northern Province": {
        districts: ["Burera", "Gakenke", "Gicumbi", "Musanze", "Rulindo"]
    },
    "Southern Province": {
        districts: ["Gisagara", "Huye", "Kamonyi", "Muhanga", "Nyamagabe", "Nyanza", "Nyaruguru", "Ruhango"]
    },
    "Western Province": {
        districts: ["Karongi", "Ngororero", "Nyabihu", "Nyamasheke", "Rubavu", "Rusizi", "Rutsiro"]
    }
};

module.exports = rwandaLocations;
