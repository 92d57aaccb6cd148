module.exports = {"Rwanda" : {
    "Eastern"   : {
        "Bugesera"   : {},
        "Gatsibo"    : {},
        "Kayonza"    : {},
        "Kirehe"     : {},
        "Ngoma"      : {},
        "Nyagatare"  : {},
        "Rwamagana"  : {}
    },
    "Western"   : {
        "Karongi"    : {},
        "Ngororero"  : {},
        "Nyabihu"    : {},
        "Nyamasheke" : {},
        "Rubavu"     : {},
        "Rusizi"     : {},
        "Rutsiro"    : {},
        "Mukamira"   : {},
    },
    "Southern"  : {
        "Gisagara"   : {},
        "Huye"       : {},
        "Kamonyi"    : {},
        "Muhanga"    : {},
        "Nyamagabe"  : {},
        "Nyanza"     : {},
        "Nyaruguru"  : {},
        "Ruhango"    : {}
    },
    "Northern"  : {
        "Burera"     : {},
        "Gakenke"    : {},
        "Gicumbi"    : {},
        "Musanze"    : {},
        "Rulindo"    : {}
    },
    "Kigali" : {
        "Gasabo"     : {},
        "Kicukiro"   : {},
        "Nyarugenge" : {}
    }
}};
