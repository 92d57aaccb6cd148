var districts = [
    {

        "name": {
	    "en": "Hinthada"
	},

        "code": "MMR017D002"
    },
    {

        "name": {
	    "en": "Labutta"
	},

        "code": "MMR017D004"
    },
    {

        "name": {
	    "en": "Maubin"
	},

        "code": "MMR017D005"
    },
    {

        "name": {
	    "en": "Myaungmya"
	},

        "code": "MMR017D003"
    },
    {

        "name": {
	    "en": "Pathein"
	},

        "code": "MMR017D001"
    },
    {

        "name": {
	    "en": "Pyapon"
	},

        "code": "MMR017D006"
    },
    {

        "name": {
	    "en": "Bago"
	},

        "code": "MMR007D001"
    },
    {

        "name": {
	    "en": "Taungoo"
	},

        "code": "MMR007D002"
    },
    {

        "name": {
	    "en": "Pyay"
	},

        "code": "MMR008D001"
    },
    {

        "name": {
	    "en": "Thayarwady"
	},

        "code": "MMR008D002"
    },
    {

        "name": {
	    "en": "Hpa-An"
	},

        "code": "MMR003D001"
    },
    {

        "name": {
	    "en": "Hpapun"
	},

        "code": "MMR003D004"
    },
    {

        "name": {
	    "en": "Kawkareik"
	},

        "code": "MMR003D003"
    },
    {

        "name": {
	    "en": "Myawaddy"
	},

        "code": "MMR003D002"
    },
    {

        "name": {
	    "en": "Det Khi Na"
	},

        "code": "MMR018D002"
    },
    {

        "name": {
	    "en": "Oke Ta Ra"
	},

        "code": "MMR018D001"
    },
    {

        "name": {
	    "en": "Yangon (East)"
	},

        "code": "MMR013D002"
    },
    {

        "name": {
	    "en": "Yangon (North)"
	},

        "code": "MMR013D001"
    },
    {

        "name": {
	    "en": "Yangon (South)"
	},

        "code": "MMR013D003"
    },
    {

        "name": {
	    "en": "Yangon (West)"
	},

        "code": "MMR013D004"
    }
];
