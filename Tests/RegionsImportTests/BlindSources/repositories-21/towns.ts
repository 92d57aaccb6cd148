/**
 * @license
 * Copyright Justin Dah-kenangnon - All Rights Reserved.
 * 
 * @link https://dah-kenangnon.com
 * For more details, see LICENSE.md file in root folder
 */
import { ITown } from "../types/interfaces"

const towns: ITown[] = [
    {
        "code": "abo",
        "name": "ABOMEY",
        "department_code": "zou"
    },
    {
        "code": "abm",
        "name": "ABOMEY-CALAVI",
        "department_code": "atl"
    },
    {
        "code": "adj",
        "name": "ADJA-OUERE",
        "department_code": "pla"
    },
    {
        "code": "ada",
        "name": "ADJARRA",
        "department_code": "oue"
    },
    {
        "code": "ado",
        "name": "ADJOHOUN",
        "department_code": "oue"
    },
    {
        "code": "agb",
        "name": "AGBANGNIZOUN",
        "department_code": "zou"
    },
    {
        "code": "agu",
        "name": "AGUEGUES",
        "department_code": "oue"
    },
    {
        "code": "akp",
        "name": "AKPRO-MISSERETE",
        "department_code": "oue"
    },
    {
        "code": "all",
        "name": "ALLADA",
        "department_code": "atl"
    },
    {
        "code": "apl",
        "name": "APLAHOUE",
        "department_code": "cou"
    },
    {
        "code": "ath",
        "name": "ATHIEME",
        "department_code": "mon"
    },
    {
        "code": "avr",
        "name": "AVRANKOU",
        "department_code": "oue"
    },
    {
        "code": "ban",
        "name": "BANIKOARA",
        "department_code": "ali"
    },
    {
        "code": "bat",
        "name": "BANTE",
        "department_code": "col"
    },
    {
        "code": "bas",
        "name": "BASSILA",
        "department_code": "don"
    },
    {
        "code": "bem",
        "name": "BEMBEREKE",
        "department_code": "bor"
    },
    {
        "code": "boh",
        "name": "BOHICON",
        "department_code": "zou"
    },
    {
        "code": "bon",
        "name": "BONOU",
        "department_code": "oue"
    },
    {
        "code": "bop",
        "name": "BOPA",
        "department_code": "mon"
    },
    {
        "code": "bou",
        "name": "BOUKOUMBE",
        "department_code": "ata"
    },
    {
        "code": "cob",
        "name": "COBLY",
        "department_code": "ata"
    },
    {
        "code": "com",
        "name": "COME",
        "department_code": "mon"
    },
    {
        "code": "cop",
        "name": "COPARGO",
        "department_code": "don"
    },
    {
        "code": "cot",
        "name": "COTONOU",
        "department_code": "lit"
    },
    {
        "code": "cov",
        "name": "COVE",
        "department_code": "zou"
    },
    {
        "code": "dan",
        "name": "DANGBO",
        "department_code": "oue"
    },
    {
        "code": "das",
        "name": "DASSA-ZOUME",
        "department_code": "col"
    },
    {
        "code": "dja",
        "name": "DJAKOTOMEY",
        "department_code": "cou"
    },
    {
        "code": "dji",
        "name": "DJIDJA",
        "department_code": "zou"
    },
    {
        "code": "djo",
        "name": "DJOUGOU",
        "department_code": "don"
    },
    {
        "code": "dog",
        "name": "DOGBO",
        "department_code": "cou"
    },
    {
        "code": "gla",
        "name": "GLAZOUE",
        "department_code": "col"
    },
    {
        "code": "gog",
        "name": "GOGOUNOU",
        "department_code": "ali"
    },
    {
        "code": "gra",
        "name": "GRAND-POPO",
        "department_code": "mon"
    },
    {
        "code": "hou",
        "name": "HOUEYOGBE",
        "department_code": "mon"
    },
    {
        "code": "ifa",
        "name": "IFANGNI",
        "department_code": "pla"
    },
    {
        "code": "kal",
        "name": "KALALE",
        "department_code": "bor"
    },
    {
        "code": "kan",
        "name": "KANDI",
        "department_code": "ali"
    },
    {
        "code": "kar",
        "name": "KARIMAMA",
        "department_code": "ali"
    },
    {
        "code": "ker",
        "name": "KEROU",
        "department_code": "ata"
    },
    {
        "code": "ket",
        "name": "KETOU",
        "department_code": "pla"
    },
    {
        "code": "klo",
        "name": "KLOUEKANMEY",
        "department_code": "cou"
    },
    {
        "code": "kou",
        "name": "KOUANDE",
        "department_code": "ata"
    },
    {
        "code": "kpo",
        "name": "KPOMASSE",
        "department_code": "atl"
    },
    {
        "code": "lal",
        "name": "LALO",
        "department_code": "cou"
    },
    {
        "code": "lok",
        "name": "LOKOSSA",
        "department_code": "mon"
    },
    {
        "code": "mal",
        "name": "MALANVILLE",
        "department_code": "ali"
    },
    {
        "code": "mat",
        "name": "MATERI",
        "department_code": "ata"
    },
    {
        "code": "n'd",
        "name": "N'DALI",
        "department_code": "bor"
    },
    {
        "code": "nat",
        "name": "NATITINGOU",
        "department_code": "ata"
    },
    {
        "code": "nik",
        "name": "NIKKI",
        "department_code": "bor"
    },
    {
        "code": "oua",
        "name": "OUAKE",
        "department_code": "don"
    },
    {
        "code": "ous",
        "name": "OUASSA-PEHUNCO",
        "department_code": "ata"
    },
    {
        "code": "oue",
        "name": "OUESSE",
        "department_code": "col"
    },
    {
        "code": "oui",
        "name": "OUIDAH",
        "department_code": "atl"
    },
    {
        "code": "oun",
        "name": "OUINHI",
        "department_code": "zou"
    },
    {
        "code": "par",
        "name": "PARAKOU",
        "department_code": "bor"
    },
    {
        "code": "per",
        "name": "PERERE",
        "department_code": "bor"
    },
    {
        "code": "pob",
        "name": "POBE",
        "department_code": "pla"
    },
    {
        "code": "por",
        "name": "PORTO-NOVO",
        "department_code": "oue"
    },
    {
        "code": "sak",
        "name": "SAKETE",
        "department_code": "pla"
    },
    {
        "code": "sav",
        "name": "SAVALOU",
        "department_code": "col"
    },
    {
        "code": "sae",
        "name": "SAVE",
        "department_code": "col"
    },
    {
        "code": "seg",
        "name": "SEGBANA",
        "department_code": "ali"
    },
    {
        "code": "sem",
        "name": "SEME-PODJI",
        "department_code": "oue"
    },
    {
        "code": "sin",
        "name": "SINENDE",
        "department_code": "bor"
    },
    {
        "code": "soa",
        "name": "SO-AVA",
        "department_code": "atl"
    },
    {
        "code": "tan",
        "name": "TANGUIETA",
        "department_code": "ata"
    },
    {
        "code": "tch",
        "name": "TCHAOUROU",
        "department_code": "bor"
    },
    {
        "code": "tof",
        "name": "TOFFO",
        "department_code": "atl"
    },
    {
        "code": "tor",
        "name": "TORI-BOSSITO",
        "department_code": "atl"
    },
    {
        "code": "tou",
        "name": "TOUKOUNTOUNA",
        "department_code": "ata"
    },
    {
        "code": "tov",
        "name": "TOVIKLIN",
        "department_code": "cou"
    },
    {
        "code": "zak",
        "name": "ZA-KPOTA",
        "department_code": "zou"
    },
    {
        "code": "zag",
        "name": "ZAGNANADO",
        "department_code": "zou"
    },
    {
        "code": "ze",
        "name": "ZE",
        "department_code": "atl"
    },
    {
        "code": "zog",
        "name": "ZOGBODOMEY",
        "department_code": "zou"
    }
];

export default towns;
