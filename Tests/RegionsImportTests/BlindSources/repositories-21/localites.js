var localites = {
    C0001: {
        "loc": "ABADJI-BIMBRESSO",
        "sp": "SONGON",
        "dp": "ABIDJAN",
        "rg": "ABIDJAN",
    }, C0002: {
        "loc": "ABADJIN-DOUMÉ",
        "sp": "SONGON",
        "dp": "ABIDJAN",
        "rg": "ABIDJAN",
    }, C0003: {
        "loc": "ABADJIN-KOUTÉ",
        "sp": "SONGON",
        "dp": "ABIDJAN",
        "rg": "ABIDJAN",
    }, C0004: {
        "loc": "ABAKRO",
        "sp": "YAMOUSSOUKRO",
        "dp": "YAMOUSSOUKRO",
        "rg": "YAMOUSSOUKRO",
    }, C0005: {
        "loc": "ABATOULILIÉ",
        "sp": "LAKOTA",
        "dp": "LAKOTA",
        "rg": "LOH-DJIBOUA",
    }, C0006: {
        "loc": "ABATTA",
        "sp": "BINGERVILLE",
        "dp": "ABIDJAN",
        "rg": "ABIDJAN",
    }, C0007: {
        "loc": "ABAYANSI",
        "sp": "BÉOUMI",
        "dp": "BÉOUMI",
        "rg": "GBEKE",
    }, C0008: {
        "loc": "ABBÉBÉGNINI",
        "sp": "AZAGUIE",
        "dp": "AGBOVILLE",
        "rg": "AGNEBY-TIASSA",
    }, C0009: {
        "loc": "ABBOKENEGNY",
        "sp": "DAOUKRO",
        "dp": "DAOUKRO",
        "rg": "IFFOU",
    }, C0010: {
        "loc": "ABÉ",
        "sp": "MOLONOU",
        "dp": "TIEBISSOU",
        "rg": "BELIER",
    }, C0011: {
        "loc": "ABÉANOU",
        "sp": "KOUADIOBLEKRO",
        "dp": "BOCANDA",
        "rg": "N'ZI",
    }, C0012: {
        "loc": "ABÉDÉNI",
        "sp": "PRIKRO",
        "dp": "PRIKRO",
        "rg": "IFFOU",
    }, C0013: {
        "loc": "ABÉMA",
        "sp": "BONDOUKOU",
        "dp": "BONDOUKOU",
        "rg": "GONTOUGO",
    }, C0014: {
        "loc": "ABENGOUROU",
        "sp": "ABENGOUROU",
        "dp": "ABENGOUROU",
        "rg": "INDENIE-DJUABLIN",
    }, C0015: {
        "loc": "ABEVÉ/ABEYÉ",
        "sp": "N'DOUCI",
        "dp": "TIASSALE",
        "rg": "AGNEBY-TIASSA",
    }, C0016: {
        "loc": "ABEY-AHOUGNASSOU",
        "sp": "BOTRO",
        "dp": "BOTRO",
        "rg": "GBEKE",
    }, C0017: {
        "loc": "ABEY-KOUADIOKRO",
        "sp": "BOTRO",
        "dp": "BOTRO",
        "rg": "GBEKE",
    }, C0018: {
        "loc": "ABIATÉ 2",
        "sp": "SONGON",
        "dp": "ABIDJAN",
        "rg": "ABIDJAN",
    }, C0019: {
        "loc": "ABIATY",
        "sp": "ETUÉBOUÉ",
        "dp": "ADIAKÉ",
        "rg": "SUD-COMOE",
    }, C0020: {
        "loc": "ABIE",
        "sp": "YAKASSE-ME",
        "dp": "ADZOPE",
        "rg": "LA ME",
    }, C0021: {
        "loc": "ABIÉHOU",
        "sp": "SIKENSI",
        "dp": "SIKENSI",
        "rg": "AGNEBY-TIASSA",
    }, C0022: {
        "loc": "ABIGUI",
        "sp": "ABIGUI",
        "dp": "DIMBOKRO",
        "rg": "N'ZI",
    }, C0023: {
        "loc": "ABIGUI",
        "sp": "YAKPABO-SAKASSOU",
        "dp": "TIEBISSOU",
        "rg": "BELIER",
    }, C0024: {
        "loc": "ABIKRO",
        "sp": "BODOKRO",
        "dp": "BÉOUMI",
        "rg": "GBEKE",
    }, C0025: {
        "loc": "ABLEKRO",
        "sp": "DJEBONOUA",
        "dp": "BOUAKE",
        "rg": "GBEKE",
    }, C0026: {
        "loc": "ABLI-ALOUKRO",
        "sp": "TOUMODI",
        "dp": "TOUMODI",
        "rg": "BELIER",
    }, C0027: {
        "loc": "ABLI-BONIKRO",
        "sp": "TOUMODI",
        "dp": "TOUMODI",
        "rg": "BELIER",
    }, C0028: {
        "loc": "ABOBLAKRO",
        "sp": "LOMOKANKRO",
        "dp": "TIEBISSOU",
        "rg": "BELIER",
    }, C0029: {
        "loc": "ABOBO",
        "sp": "ABIDJAN",
        "dp": "ABIDJAN",
        "rg": "ABIDJAN",
    }, C0030: {
        "loc": "ABODAGUI",
        "sp": "MÉAGUI",
        "dp": "MEAGUI",
        "rg": "NAWA",
    }, C0031: {
        "loc": "ABOGNIKRO",
        "sp": "BOCANDA",
        "dp": "BOCANDA",
        "rg": "N'ZI",
    }, C0032: {
        "loc": "ABOHIO",
        "sp": "GNAGBODOUGNOA",
        "dp": "GAGNOA",
        "rg": "GOH",
    }, C0033: {
        "loc": "ABOISSO",
        "sp": "ABOISSO",
        "dp": "ABOISSO",
        "rg": "SUD-COMOE",
    }, C0034: {
        "loc": "ABOISSO-COMOE",
        "sp": "ABOISSO-COMOE",
        "dp": "ALEPE",
        "rg": "LA ME",
    }, C0035: {
        "loc": "ABOKA",
        "sp": "IBOGUHE",
        "dp": "ISSIA",
        "rg": "HAUT-SASSANDRA",
    }, C0036: {
        "loc": "ABOKOSSO",
        "sp": "BOAHIA",
        "dp": "KOUN-FAO",
        "rg": "GONTOUGO",
    }, C0037: {
        "loc": "ABOKOUAMÉKRO",
        "sp": "ATTIÉGOUAKRO",
        "dp": "ATTIÉGOUAKRO",
        "rg": "YAMOUSSOUKRO",
    }, C0038: {
        "loc": "ABO-KOUASSIKRO",
        "sp": "MEKRO",
        "dp": "KOUASSI-KOUASSIKRO",
        "rg": "N'ZI",
    }, C0039: {
        "loc": "ABOKOUMA",
        "sp": "TANDA",
        "dp": "TANDA",
        "rg": "GONTOUGO",
    }, C0041: {
        "loc": "ABOKRO",
        "sp": "BOUAKÉ",
        "dp": "BOUAKE",
        "rg": "GBEKE",
    }, C0040: {
        "loc": "ABOKRO",
        "sp": "ASSUÉFRY",
        "dp": "TRANSUA",
        "rg": "GONTOUGO",
    }, C0042: {
        "loc": "ABOKRO",
        "sp": "M'BAHIAKRO",
        "dp": "M'BAHIAKRO",
        "rg": "IFFOU",
    }, C0043: {
        "loc": "ABOKRO-DAMÉ",
        "sp": "KOUN-FAO",
        "dp": "KOUN-FAO",
        "rg": "GONTOUGO",
    }, C0044: {
        "loc": "ABOLÉ KOUASSIKRO",
        "sp": "LANGUIBONOU",
        "dp": "BOTRO",
        "rg": "GBEKE",
    }, C0045: {
        "loc": "ABOLIKRO",
        "sp": "LANGUIBONOU",
        "dp": "BOTRO",
        "rg": "GBEKE",
    }, C0046: {
        "loc": "ABONGOUA",
        "sp": "ABONGOUA",
        "dp": "YAKASSE-ATTOBROU",
        "rg": "LA ME",
    }, C0047: {
        "loc": "ABONGOUA",
        "sp": "KOTOBI",
        "dp": "ARRAH",
        "rg": "MORONOU",
    }, C0048: {
        "loc": "ABO-N'GUESSANKRO",
        "sp": "BOCANDA",
        "dp": "BOCANDA",
        "rg": "N'ZI",
    }, C0049: {
        "loc": "ABONGUI-MOROKRO",
        "sp": "KOUASSI-DATEKRO",
        "dp": "KOUN-FAO",
        "rg": "GONTOUGO",
    }, C0050: {
        "loc": "ABONGUI-TIÉKONIYAOKRO",
        "sp": "KOUASSI-DATEKRO",
        "dp": "KOUN-FAO",
        "rg": "GONTOUGO",
    }, C0051: {
        "loc": "ABOUACOMOÉKRO",
        "sp": "KOFFIAMONKRO",
        "dp": "PRIKRO",
        "rg": "IFFOU",
    }, C0052: {
        "loc": "ABOUADOUKPINKRO",
        "sp": "OUELLE",
        "dp": "DAOUKRO",
        "rg": "IFFOU",
    }, C0053: {
        "loc": "ABOUAKAKRO 1",
        "sp": "DJEKANOU",
        "dp": "DJEKANOU",
        "rg": "BELIER",
    }, C0054: {
        "loc": "ABOUAKOUASSIKRO",
        "sp": "YAMOUSSOUKRO",
        "dp": "YAMOUSSOUKRO",
        "rg": "YAMOUSSOUKRO",
    }, C0055: {
        "loc": "ABOUAKRO",
        "sp": "BÉOUMI",
        "dp": "BÉOUMI",
        "rg": "GBEKE",
    }, C0056: {
        "loc": "ABOUAKRO",
        "sp": "BROBO",
        "dp": "BOUAKE",
        "rg": "GBEKE",
    }, C0057: {
        "loc": "ABOUAKRO 2 - GROUDJI",
        "sp": "BONIKRO",
        "dp": "DJEKANOU",
        "rg": "BELIER",
    }, C0058: {
        "loc": "ABOUANGANKRO",
        "sp": "BOUAKÉ",
        "dp": "BOUAKE",
        "rg": "GBEKE",
    }, C0059: {
        "loc": "ABOUDE-KOUASSIKRO",
        "sp": "ABOUDE",
        "dp": "AGBOVILLE",
        "rg": "AGNEBY-TIASSA",
    }, C0060: {
        "loc": "ABOUDEMANDEKE",
        "sp": "ABOUDE",
        "dp": "AGBOVILLE",
        "rg": "AGNEBY-TIASSA",
    }, C0061: {
        "loc": "ABOUKRO",
        "sp": "YAMOUSSOUKRO",
        "dp": "YAMOUSSOUKRO",
        "rg": "YAMOUSSOUKRO",
    }, C0062: {
        "loc": "ABOULIÉ",
        "sp": "KOUAKRO",
        "dp": "ABOISSO",
        "rg": "SUD-COMOE",
    }, C0063: {
        "loc": "ABOUOKRO",
        "sp": "MAMINI",
        "dp": "BOUAKE",
        "rg": "GBEKE",
    }, C0064: {
        "loc": "ABOU-SEKAKOI",
        "sp": "ADZOPE",
        "dp": "ADZOPE",
        "rg": "LA ME",
    }, C0065: {
        "loc": "ABOUSSOU",
        "sp": "SAKASSOU",
        "dp": "SAKASSOU",
        "rg": "GBEKE",
    }, C0066: {
        "loc": "ABOUTOU",
        "sp": "ADIAKÉ",
        "dp": "ADIAKÉ",
        "rg": "SUD-COMOE",
    }, C0067: {
        "loc": "ABOUTOUKRO",
        "sp": "KOUADIOBLEKRO",
        "dp": "BOCANDA",
        "rg": "N'ZI",
    }, C0068: {
        "loc": "ABRACO",
        "sp": "ATTOUTOU",
        "dp": "JACQUEVILLE",
        "rg": "GRANDS-PONTS",
    }, C0069: {
        "loc": "ABRADINE1",
        "sp": "YAKASSE-ATTOBROU",
        "dp": "YAKASSE-ATTOBROU",
        "rg": "LA ME",
    }, C0070: {
        "loc": "ABRADINE2",
        "sp": "YAKASSE-ATTOBROU",
        "dp": "YAKASSE-ATTOBROU",
        "rg": "LA ME",
    }, C0071: {
        "loc": "ABRADINOU",
        "sp": "BETTIÉ",
        "dp": "BETTIÉ",
        "rg": "INDENIE-DJUABLIN",
    }, C0072: {
        "loc": "ABRANIAMIAMBO",
        "sp": "ATTOUTOU",
        "dp": "JACQUEVILLE",
        "rg": "GRANDS-PONTS",
    }, C0073: {
        "loc": "ABRÉBY",
        "sp": "JACQUEVILLE",
        "dp": "JACQUEVILLE",
        "rg": "GRANDS-PONTS",
    }, C0074: {
        "loc": "ABRIKA",
        "sp": "MOLONOU",
        "dp": "TIEBISSOU",
        "rg": "BELIER",
    }, C0075: {
        "loc": "ABROBAKRO",
        "sp": "BONOUA",
        "dp": "GRAND-BASSAM",
        "rg": "SUD-COMOE",
    }, C0076: {
        "loc": "ABRONAMOUE",
        "sp": "NIABLE",
        "dp": "ABENGOUROU",
        "rg": "INDENIE-DJUABLIN",
    }, C0077: {
        "loc": "ABROTCHI",
        "sp": "ALEPE",
        "dp": "ALEPE",
        "rg": "LA ME",
    }, C0078: {
        "loc": "ABY",
        "sp": "ADJOUAN",
        "dp": "ABOISSO",
        "rg": "SUD-COMOE",
    }, C0079: {
        "loc": "ABY-MOHOUA",
        "sp": "ETUÉBOUÉ",
        "dp": "ADIAKÉ",
        "rg": "SUD-COMOE",
    }, C0080: {
        "loc": "ACHIBROU HO",
        "sp": "ANANGUIE",
        "dp": "AGBOVILLE",
        "rg": "AGNEBY-TIASSA",
    }, C0081: {
        "loc": "ACHIÉKOI",
        "sp": "AZAGUIE",
        "dp": "AGBOVILLE",
        "rg": "AGNEBY-TIASSA",
    }, C0082: {
        "loc": "ACHOKOI",
        "sp": "BINGERVILLE",
        "dp": "ABIDJAN",
        "rg": "ABIDJAN",
    }, C0083: {
        "loc": "ADAHAMA",
        "sp": "DUFFREBO",
        "dp": "AGNIBILEKROU",
        "rg": "INDENIE-DJUABLIN",
    }, C0084: {
        "loc": "ADAHI KASSI HO",
        "sp": "ANANGUIE",
        "dp": "AGBOVILLE",
        "rg": "AGNEBY-TIASSA",
    }
}