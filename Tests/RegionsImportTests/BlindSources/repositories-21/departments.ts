/**
 * @license
 * Copyright Justin Dah-kenangnon - All Rights Reserved.
 * 
 * @link https://dah-kenangnon.com
 * For more details, see LICENSE.md file in root folder
 */

import { IDepartment } from "../types/interfaces";

const departments : IDepartment[] = [
    {
        "code": "ali",
        "name": "ALIBORI"
    },
    {
        "code": "ata",
        "name": "ATACORA"
    },
    {
        "code": "atl",
        "name": "ATLANTIQUE"
    },
    {
        "code": "bor",
        "name": "BORGOU"
    },
    {
        "code": "col",
        "name": "COLLINES"
    },
    {
        "code": "cou",
        "name": "COUFFO"
    },
    {
        "code": "don",
        "name": "DONGA"
    },
    {
        "code": "lit",
        "name": "LITTORAL"
    },
    {
        "code": "mon",
        "name": "MONO"
    },
    {
        "code": "oue",
        "name": "OUEME"
    },
    {
        "code": "pla",
        "name": "PLATEAU"
    },
    {
        "code": "zou",
        "name": "ZOU"
    }
];

export default departments;

