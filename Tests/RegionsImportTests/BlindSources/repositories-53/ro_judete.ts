import {County} from "./judet.interface";

export const Counties: County[] = [
    {
        "auto": "AB",
        "name": "Alba",
        "city": [
            {
                "name": "Abrud"
            },
            {
                "name": "Aiud"
            },
            {
                "name": "Alba Iulia"
            },
            {
                "name": "Albac"
            },
            {
                "name": "Almaşu Mare"
            },
            {
                "name": "Arieşeni"
            },
            {
                "name": "Avram Iancu"
            },
            {
                "name": "Baia de Arieş"
            },
            {
                "name": "Berghin"
            },
            {
                "name": "Bistra"
            },
            {
                "name": "Blaj"
            },
            {
                "name": "Blandiana"
            },
            {
                "name": "Bucium"
            },
            {
                "name": "Cenade"
            },
            {
                "name": "Ceru-Băcăinţi"
            },
            {
                "name": "Cetatea de Baltă"
            },
            {
                "name": "Ciugud"
            },
            {
                "name": "Ciuruleasa"
            },
            {
                "name": "Cricău"
            },
            {
                "name": "Crăciunelu de Jos"
            },
            {
                "name": "Cugir"
            },
            {
                "name": "Câlnic"
            },
            {
                "name": "Câmpeni"
            },
        ]
    },
    {
        "auto": "BT",
        "name": "Botoşani",
        "city": [
            {
                "name": "Albeşti"
            },
            {
                "name": "Avrămeni"
            },
            {
                "name": "Botoşani"
            },
            {
                "name": "Broscăuţi"
            },
            {
                "name": "Brăeşti"
            },
            {
                "name": "Bucecea"
            },
            {
                "name": "Băluşeni"
            },
            {
                "name": "Conceşti"
            },
            {
                "name": "Copălău"
            },
            {
                "name": "Cordăreni"
            },
            {
                "name": "Corlăteni"
            },
            {
                "name": "Corni"
            },
            {
                "name": "Coşula"
            },
            {
                "name": "Coţuşca"
            },
        ]
    },
];
