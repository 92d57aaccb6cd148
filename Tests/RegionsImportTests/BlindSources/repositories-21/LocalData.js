const kinshasa = {
    name: 'kinshasa',
    capital: 'kinshasa',
    city: {
        0: 'bandalungwa',
        1: 'barumbu',
        2: 'bumbu',
        3: 'gombe',
        4: 'kalamu',
        5: 'kasa vubu',
        6: 'kimbanseke',
        7: 'kinshasa',
        8: 'kintambo',
        9: 'kisenso',
        10: 'lemba',
        11: 'limete',
        12: 'lingwala',
        13: 'makala',
        14: 'maluku',
        15: 'masina',
        16: 'matete',
        17: 'mont ngafula',
        18: 'ndjili',
        19: 'ngaba',
        20: 'ngaliema',
        21: 'ngiri ngiri',
        22: 'nsele',
        23: 'selembao'
    }
}
const basUele = {
    name: 'bas uele',
    capital: 'buta',
    city: {
        0: 'aketi',
        1: 'ango',
        2: 'bambesa',
        3: 'bondo',
        4: 'buta',
        5: 'poko'
    }
}
const hautKatanga = {
    name: 'haut katanga',
    capital: 'lubumbashi',
    city: {
        0: 'kambove',
        1: 'kasenga',
        2: 'kipushi',
        3: 'mitwaba',
        4: 'pweto',
        5: 'sakania'
    }
}
const hautLomami = {
    name: 'haut lomami',
    capital: 'kamina',
    city: {
        0: 'bukama',
        1: 'kabongo',
        2: 'kamina',
        3: 'kaniama',
        4: 'malemo nkulu'
    }
}
const hautUele = {
    name: 'haut uele',
    capital: 'isiro',
    city: {
        0: 'dungu',
        1: 'faradje',
        3: 'niangara',
        4: 'rungu',
        5: 'wamba',
        6: 'watsa'
    }
}
const itury = {
    name: 'itury',
    capital: 'bunia',
    city: {
        0: 'aru',
        1: 'djungu',
        2: 'irumu',
        3: 'mahagi',
        4: 'mambasa'
    }
}
const kasai = {
    name: 'kasai',
    capital: 'tshikapa',
    city: {
        0: 'dibumba 1',
        1: 'dibumba 2',
        2: 'kanzala',
        3: 'mabondo',
        4: 'mbumba'
    }
}
const kasaiCentral = {
    name: 'kasai central',
    capital: 'kananga',
    city: {
        0: 'kananga',
        1: 'katoka',
        2: 'lukonga',
        3: 'ndesha',
        4: 'nganza'
    }
}
const kasaiOriental = {
    name: 'kasai oriental',
    capital: 'mbunji mayi',
    city: {
        0: 'kabeya kamwanga',
        1: 'katanda',
        2: 'lupatapata',
        3: 'miabi',
        4: 'tshilenge'
    }
}
const kongoCentral = {
    name: 'kongo central',
    capital: 'matadi',
    city: {
        0: 'boma',
        1: 'inga',
        2: 'inkisi',
        3: 'kasangulu',
        4: 'kimpese',
        5: 'kimvula',
        6: 'kinzau mvuete',
        7: 'lukula',
        8: 'luozi',
        9: 'madimba',
        10: 'matadi',
        11: 'mbaza ngungu',
        12: 'seke banza',
        13: 'songololo',
        14: 'tshela'
    }
}
const kwango = {
    name: 'kwango',
    capital: 'kenge',
    city: {
        0: 'feshi',
        1: 'kahemba',
        2: 'kasongo lunda',
        3: 'kenge',
        4: 'popokabaka'
    }
}
const kwilu = {
    name: 'kwilu',
    capital: 'kikwit',
    city: {
        0: 'bagata',
        1: 'bulungu kikwit',
        2: 'gungu',
        3: 'idiofa',
        4: 'mangai',
        5: 'masi manimba'
    }
}
const lomami = {
    name: 'lomami',
    capital: 'kabinda',
    city: {
        0: 'mwene ditu',
        1: 'kabondo',
        2: 'kabuelabuela',
        3: 'kajiba',
        4: 'mudingayi'
    }
}
const lualaba = {
    name: 'lualaba',
    capital: 'kolwezi',
    city: {
        0: 'kolwezi',
        1: 'dilala',
        2: 'manika'
    }
}
const maiNdombe = {
    name: 'mai ndombe',
    capital: 'inongo',
    city: {
        0: 'bonse',
        1: 'mpolo',
        2: 'mpongonzoli'
    }
}
const maniema = {
    name: 'maniema',
    capital: 'kisangani',
    city: {
        0: 'alunguli',
        1: 'kasuku',
        2: 'mikelenge'
    }
}
const mongala = {
    name: 'mongala',
    capital: 'lisala',
    city: {
        0: 'bongandanga',
        1: 'bumba',
        2: 'lisala'
    }
}
const nordUbangi = {
    name: 'nord ubangi',
    capital: 'gbadolite',
    city: {
        0: 'bosobolo',
        1: 'businga',
        2: 'mobayi mbongo',
        3: 'yakoma'
    }
}
const nordKivu = {
    name: 'nord kivu',
    capital: 'goma',
    city: {
        0: 'goma',
        1: 'karisimbi',
        2: 'beni',
        3: 'bungulu',
        4: 'ruwenzori',
        5: 'muhekera',
        6: 'bulengera',
        7: 'kimemi',
        8: 'mususa',
        9: 'vulamba'
    }
}
const sankuru = {
    name: 'sankuru',
    capital: 'lusambo',
    city: {
        0: 'katako kombe',
        1: 'kole',
        2: 'lomola',
        3: 'lubefu',
        4: 'lusambo'
    }
}
const southKivu = {
    name: 'south kivu',
    capital: 'bukavu',
    city: {
        0: 'fizi',
        1: 'idjwi',
        2: 'kabare',
        3: 'kalehe',
        4: 'mwenga',
        5: 'shabunda',
        6: 'uvira',
        7: 'walungu'
    }
}
const sudUbangi = {
    name: 'sud ubangi',
    capital: 'gemena',
    city: {
        0: 'budjala',
        1: 'gemena',
        2: 'kungu',
        3: 'libenge'
    },
    commune: {
		0: 'gbazubu',
		1: 'labo',
		2: 'lac ntumba',
		3: 'mont gila'
    }
}
const tanganyika = {
    name: 'tanganyika',
    capital: 'kalemie',
    city: {
        0: 'kabalo',
        1: 'kalemie',
        2: 'kongolo',
        3: 'moba',
        4: 'nyunzu'
    }
}
const tshopo = {
    name: 'tshopo',
    capital: 'kisangani',
    city: {
        0: 'bafwasende',
        1: 'banalia',
        2: 'basoko',
        3: 'isangi',
        4: 'opala',
        5: 'ubundu',
        6: 'yahuma'
    }
}
const tshuapa = {
    name: 'tshuapa',
    capital: 'boende',
    city: {
        0: 'befale',
        1: 'boende',
        2: 'bokungu',
        3: 'djolu',
        4: 'ikela',
        5: 'monkoto'
    }
}
const equateur = {
    name: 'equateur',
    capital: 'mbandaka',
    city: {
        0: 'bikoro',
        1: 'lukolela',
        2: 'basankusu',
        3: 'makanza',
        4: 'bolomba',
        5: 'bomongo',
        6: 'ingende'
    }
}


const province = {
    a: kinshasa,
    b: basUele,
    c: hautKatanga,
    d: hautLomami,
    e: hautUele,
    f: itury,
    g: kasai,
    h: kasaiCentral,
    i: kasaiOriental,
    j: kongoCentral,
    k: kwango,
    l: kwilu,
    m: lomami,
    n: lualaba,
    o: maiNdombe,
    p: maniema,
	q: mongala,
	r: nordUbangi,
	s: nordKivu,
	t: sankuru,
	u: southKivu,
	v: sudUbangi,
	w: tanganyika,
    x: tshopo,
	y: tshuapa,
	z: equateur
}