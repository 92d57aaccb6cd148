/**
 * @license
 * Copyright Justin Dah-kenangnon - All Rights Reserved.
 * 
 * @link https://dah-kenangnon.com
 * For more details, see LICENSE.md file in root folder
 */
import { IDistrict } from "../types/interfaces"

const districts : IDistrict[] = [
    {
        "code": "10e",
        "name": "10EME ARRONDISSEMENT",
        "town_code": "cot"
    },
    {
        "code": "11e",
        "name": "11EME ARRONDISSEMENT",
        "town_code": "cot"
    },
    {
        "code": "12e",
        "name": "12EME ARRONDISSEMENT",
        "town_code": "cot"
    },
    {
        "code": "13e",
        "name": "13EME ARRONDISSEMENT",
        "town_code": "cot"
    },
    {
        "code": "1er",
        "name": "1ER ARRONDISSEMENT",
        "town_code": "par"
    },
    {
        "code": "1er",
        "name": "1ER ARRONDISSEMENT",
        "town_code": "cot"
    },
    {
        "code": "1er",
        "name": "1ER ARRONDISSEMENT",
        "town_code": "por"
    },
    {
        "code": "2em",
        "name": "2EME ARRONDISSEMENT",
        "town_code": "par"
    },
    {
        "code": "2em",
        "name": "2EME ARRONDISSEMENT",
        "town_code": "cot"
    },
    {
        "code": "2em",
        "name": "2EME ARRONDISSEMENT",
        "town_code": "por"
    },
    {
        "code": "3em",
        "name": "3EME ARRONDISSEMENT",
        "town_code": "par"
    },
    {
        "code": "3em",
        "name": "3EME ARRONDISSEMENT",
        "town_code": "cot"
    },
    {
        "code": "3em",
        "name": "3EME ARRONDISSEMENT",
        "town_code": "por"
    },
    {
        "code": "4em",
        "name": "4EME ARRONDISSEMENT",
        "town_code": "cot"
    },
    {
        "code": "4em",
        "name": "4EME ARRONDISSEMENT",
        "town_code": "por"
    },
    {
        "code": "5em",
        "name": "5EME ARRONDISSEMENT",
        "town_code": "cot"
    },
    {
        "code": "5em",
        "name": "5EME ARRONDISSEMENT",
        "town_code": "por"
    },
    {
        "code": "6em",
        "name": "6EME ARRONDISSEMENT",
        "town_code": "cot"
    },
    {
        "code": "7em",
        "name": "7EME ARRONDISSEMENT",
        "town_code": "cot"
    },
    {
        "code": "8em",
        "name": "8EME ARRONDISSEMENT",
        "town_code": "cot"
    },
    {
        "code": "9em",
        "name": "9EME ARRONDISSEMENT",
        "town_code": "cot"
    },
    {
        "code": "abo",
        "name": "ABOMEY-CALAVI",
        "town_code": "abm"
    },
    {
        "code": "ada",
        "name": "ADAKPLAME",
        "town_code": "ket"
    },
    {
        "code": "adn",
        "name": "ADANHONDJIGO",
        "town_code": "agb"
    },
    {
        "code": "adi",
        "name": "ADIDO",
        "town_code": "sae"
    },
    {
        "code": "adg",
        "name": "ADINGNIGON",
        "town_code": "agb"
    },
    {
        "code": "adj",
        "name": "ADJA-OUERE",
        "town_code": "adj"
    },
    {
        "code": "adh",
        "name": "ADJAHA",
        "town_code": "gra"
    },
    {
        "code": "ado",
        "name": "ADJAHONME",
        "town_code": "klo"
    },
    {
        "code": "ad1",
        "name": "ADJAN",
        "town_code": "ze"
    },
    {
        "code": "adr",
        "name": "ADJARRA 1",
        "town_code": "ada"
    },
    {
        "code": "ad2",
        "name": "ADJARRA 2",
        "town_code": "ada"
    },
    {
        "code": "add",
        "name": "ADJIDO",
        "town_code": "tov"
    },
    {
        "code": "adt",
        "name": "ADJINTIMEY",
        "town_code": "dja"
    },
    {
        "code": "adu",
        "name": "ADJOHOUN",
        "town_code": "ado"
    },
    {
        "code": "adb",
        "name": "ADOGBE",
        "town_code": "cov"
    },
    {
        "code": "ad3",
        "name": "ADOHOUN",
        "town_code": "ath"
    },
    {
        "code": "adk",
        "name": "ADOUKANDJI",
        "town_code": "lal"
    },
    {
        "code": "aff",
        "name": "AFFAME",
        "town_code": "bon"
    },
    {
        "code": "aga",
        "name": "AGAME",
        "town_code": "lok"
    },
    {
        "code": "agn",
        "name": "AGANMALOME",
        "town_code": "kpo"
    },
    {
        "code": "agt",
        "name": "AGATOGBO",
        "town_code": "com"
    },
    {
        "code": "agb",
        "name": "AGBANGNIZOUN",
        "town_code": "agb"
    },
    {
        "code": "ago",
        "name": "AGBANOU",
        "town_code": "all"
    },
    {
        "code": "ag1",
        "name": "AGBANTO",
        "town_code": "kpo"
    },
    {
        "code": "agl",
        "name": "AGBLANGANDAN",
        "town_code": "sem"
    },
    {
        "code": "agd",
        "name": "AGBODJI",
        "town_code": "bop"
    },
    {
        "code": "agk",
        "name": "AGBOKPA",
        "town_code": "abo"
    },
    {
        "code": "agg",
        "name": "AGLOGBE",
        "town_code": "ada"
    },
    {
        "code": "agj",
        "name": "AGONDJI",
        "town_code": "dji"
    },
    {
        "code": "agi",
        "name": "AGONGOINTO",
        "town_code": "boh"
    },
    {
        "code": "agm",
        "name": "AGONKANME",
        "town_code": "kpo"
    },
    {
        "code": "agh",
        "name": "AGONLIN-HOUEGBO",
        "town_code": "zag"
    },
    {
        "code": "agu",
        "name": "AGOUA",
        "town_code": "bat"
    },
    {
        "code": "age",
        "name": "AGOUE",
        "town_code": "gra"
    },
    {
        "code": "ag2",
        "name": "AGOUNA",
        "town_code": "dji"
    },
    {
        "code": "ag3",
        "name": "AGUE",
        "town_code": "tof"
    },
    {
        "code": "ag4",
        "name": "AGUIDI",
        "town_code": "sak"
    },
    {
        "code": "bai",
        "name": "BANIGBE",
        "town_code": "lal"
    },
    {
        "code": "bai",
        "name": "BANIGBE",
        "town_code": "ifa"
    },
    {
        "code": "bak",
        "name": "BANIKOARA",
        "town_code": "ban"
    },
    {
        "code": "bor",
        "name": "BORI",
        "town_code": "n'd"
    }
];

export default districts;
