export default {
    en: {
        AF: { // Africa
            name: "Africa",
            countries: {
                BJ: {
                    name: "Benin",
                    regions: [
                        "Alibori", "Atakora", "Atlantique", "Borgou", "Collines", "Donga", "Kouffo", "Littoral", "Mono", "Oueme", "Plateau", "Zou"
                    ]
                },
                KM: {
                    name: "Comoros",
                    regions: ["Anjouan", "Grande Comore", "Moheli"]
                },
                CG: {
                    name: "Republic of the Congo",
                    regions: ["Bouenza", "Brazzaville", "Cuvette", "Cuvette-Ouest", "Kouilou", "Lekoumou", "Likouala", "Niari", "Plateaux", "Pool", "Sangha", "Pointe-Noire"]
                },
                DJ: {
                    name: "Djibouti",
                    regions: [
                        "Ali Sabieh", "Arta", "Dikhil", "Djibouti", "Obock", "Tadjourah"
                    ]
                },
                GQ: {
                    name: "Equatorial Guinea",
                    regions: [
                        "Annobón", "Bioko Norte", "Bioko Sur", "Centro Sur", "Kié-Ntem", "Litoral", "Wele-Nzas"
                    ]
                },
                SZ: {
                    name: "Eswatini",
                    regions: [
                        "Hhohho", "Lubombo", "Manzini", "Shiselweni"
                    ]
                },
                LS: {
                    name: "Lesotho",
                    regions: [
                        "Berea", "Butha-Buthe", "Leribe", "Mafeteng", "Maseru", "Mohale's Hoek", "Mokhotlong", "Qacha's Nek", "Quthing", "Thaba-Tseka"
                    ]
                },
                ST: {
                    name: "São Tomé and Príncipe",
                    regions: [
                        "Agua Grande", "Cantagalo", "Caué", "Lemba", "Lobata", "Mé-Zóchi", "Príncipe"
                    ]
                }
            }
        }
    }
};
