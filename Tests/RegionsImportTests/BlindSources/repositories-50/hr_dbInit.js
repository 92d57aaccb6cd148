        let counties = [
            {name: 'ZAGREBAČKA'},
            {name: 'KRAPINSKO-ZAGORSKA'},
            {name: 'SISAČKO-MOSLAVAČKA'},
            {name: 'KARLOVAČKA'},
            {name: 'VARAŽDINSKA'},
            {name: 'KOPRIVNIČKO-KRIŽEVAČKA'},
            {name: 'BJELOVARSKO-BILOGORSKA'},
            {name: 'PRIMORSKO-GORANSKA'},
            {name: 'LIČKO-SENJSKA'},
            {name: 'VIROVITIČKO-PODRAVSKA'},
            {name: 'POŽEŠKO-SLAVONSKA'},
            {name: 'BRODSKO-POSAVSKA'},
            {name: 'ZADARSKA'},
            {name: 'OSJEČKO-BARANJSKA'},
            {name: 'ŠIBENSKO-KNINSKA'},
            {name: 'VUKOVARSKO-SRIJEMSKA'},
            {name: 'SPLITSKO-DALMATINSKA'},
            {name: 'DUBROVAČKO-NERETVANSKA'},
            {name: 'MEĐIMURSKA'},
            {name: 'GRAD ZAGREB'}
        ];

        db.collection('county').insertMany(counties);

        let cities = [
            {
                county: 'ZAGREBAČKA',
                name: 'DUGO SELO'
            },
            {
                county: 'ZAGREBAČKA',
                name: 'IVANIĆ-GRAD'
            },
            {
                county: 'ZAGREBAČKA',
                name: 'JASTREBARSKO'
            },
            {
                county: 'ZAGREBAČKA',
                name: 'SAMOBOR'
            },
            {
                county: 'ZAGREBAČKA',
                name: 'SVETA NEDELJA'
            },
            {
                county: 'ZAGREBAČKA',
                name: 'VRBOVEC'
            },
            {
                county: 'ZAGREBAČKA',
                name: 'ZAPREŠIĆ'
            },
            {
                county: 'ZAGREBAČKA',
                name: 'BISTRA'
            },
            {
                county: 'ZAGREBAČKA',
                name: 'ŽUMBERAK'
            },
            {
                county: 'KRAPINSKO-ZAGORSKA',
                name: 'DONJA STUBICA'
            },
            {
                county: 'KRAPINSKO-ZAGORSKA',
                name: 'KLANJEC'
            },
            {
                county: 'KRAPINSKO-ZAGORSKA',
                name: 'KRAPINA'
            },
            {
                county: 'KRAPINSKO-ZAGORSKA',
                name: 'OROSLAVJE'
            },
            {
                county: 'KRAPINSKO-ZAGORSKA',
                name: 'PREGRADA'
            },
            {
                county: 'KRAPINSKO-ZAGORSKA',
                name: 'ZABOK'
            },
            {
                county: 'KRAPINSKO-ZAGORSKA',
                name: 'ĐURMANEC'
            },
            {
                county: 'KRAPINSKO-ZAGORSKA',
                name: 'ZLATAR-BISTRICA'
            },
            {
                county: 'KRAPINSKO-ZAGORSKA',
                tipJedinice: 'ŽUPANIJA',
                name: 'KRAPINSKO-ZAGORSKA'
            },
            {
                county: 'SISAČKO-MOSLAVAČKA',
                name: 'GLINA'
            },
            {
                county: 'SISAČKO-MOSLAVAČKA',
                name: 'HRVATSKA KOSTAJNICA'
            },
            {
                county: 'SISAČKO-MOSLAVAČKA',
                name: 'KUTINA'
            },
            {
                county: 'SISAČKO-MOSLAVAČKA',
                name: 'PETRINJA'
            },
            {
                county: 'SISAČKO-MOSLAVAČKA',
                name: 'SISAK'
            },
            {
                county: 'SISAČKO-MOSLAVAČKA',
                name: 'TOPUSKO'
            },
            {
                county: 'SISAČKO-MOSLAVAČKA',
                tipJedinice: 'ŽUPANIJA',
                name: 'SISAČKO-MOSLAVAČKA'
            },
            {
                county: 'KARLOVAČKA',
                name: 'DUGA RESA'
            },
            {
                county: 'KARLOVAČKA',
                name: 'KARLOVAC'
            },
            {
                county: 'KARLOVAČKA',
                name: 'OGULIN'
            },
            {
                county: 'KARLOVAČKA',
                name: 'SLUNJ'
            },
            {
                county: 'KARLOVAČKA',
                name: 'ŽAKANJE'
            },
            {
                county: 'KARLOVAČKA',
                tipJedinice: 'ŽUPANIJA',
                name: 'KARLOVAČKA'
            },
            {
                county: 'VARAŽDINSKA',
                name: 'IVANEC'
            },
            {
                county: 'VARAŽDINSKA',
                name: 'LEPOGLAVA'
            },
            {
                county: 'VARAŽDINSKA',
                name: 'LUDBREG'
            },
            {
                county: 'VARAŽDINSKA',
                name: 'NOVI MAROF'
            },
            {
                county: 'VARAŽDINSKA',
                name: 'VARAŽDIN'
            },
            {
                county: 'VARAŽDINSKA',
                name: 'SVETI ĐURĐ'
            }
        ];

        db.collection('city').insertMany(cities);
