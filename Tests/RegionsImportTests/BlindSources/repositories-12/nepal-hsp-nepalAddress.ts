import { Province } from "@/types/address.types";

const nepalProvinces: Province[] = [
    {
        name: 'Koshi',
        value: 'Koshi',
        districts: [
            {
                name: 'Bhojpur',
                value: 'Bhojpur',
                municipalities: [
                    { name: 'Bhojpur Municipality', value: 'Bhojpur Municipality' },
                    { name: 'Shadanand Municipality', value: 'Shadanand Municipality' },
                    { name: 'Hatuwagadhi Rural Municipality', value: 'Hatuwagadhi Rural Municipality' },
                    { name: 'Ramprasad Rai Rural Municipality', value: 'Ramprasad Rai Rural Municipality' },
                    { name: 'Aamchok Rural Municipality', value: 'Aamchok Rural Municipality' },
                    { name: 'Tyamke Maiyunm Rural Municipality', value: 'Tyamke Maiyunm Rural Municipality' },
                    { name: 'Arun Rural Municipality', value: 'Arun Rural Municipality' },
                    { name: 'Pauwadungma Rural Municipality', value: 'Pauwadungma Rural Municipality' },
                    { name: 'Salpasilichho Rural Municipality', value: 'Salpasilichho Rural Municipality' }
                ]
            },
            {
                name: 'Dhankuta',
                value: 'Dhankuta',
                municipalities: [
                    { name: 'Dhankuta Municipality', value: 'Dhankuta Municipality' },
                    { name: 'Pakhribas Municipality', value: 'Pakhribas Municipality' },
                    { name: 'Mahalaxmi Municipality', value: 'Mahalaxmi Municipality' },
                    { name: 'Sangurigadhi Rural Municipality', value: 'Sangurigadhi Rural Municipality' },
                    { name: 'Chaubise Rural Municipality', value: 'Chaubise Rural Municipality' },
                    { name: 'Shahidbhumi Rural Municipality', value: 'Shahidbhumi Rural Municipality' },
                    { name: 'Chhathar Jorpati Rural Municipality', value: 'Chhathar Jorpati Rural Municipality' }
                ]
            },
            {
                name: 'Ilam',
                value: 'Ilam',
                municipalities: [
                    { name: 'Ilam Municipality', value: 'Ilam Municipality' },
                    { name: 'Deumai Municipality', value: 'Deumai Municipality' },
                    { name: 'Mai Municipality', value: 'Mai Municipality' },
                    { name: 'Suryodaya Municipality', value: 'Suryodaya Municipality' },
                    { name: 'Phakphokthum Rural Municipality', value: 'Phakphokthum Rural Municipality' },
                    { name: 'Chulachuli Rural Municipality', value: 'Chulachuli Rural Municipality' },
                    { name: 'Maijogmai Rural Municipality', value: 'Maijogmai Rural Municipality' },
                    { name: 'Mangsebung Rural Municipality', value: 'Mangsebung Rural Municipality' },
                    { name: 'Rong Rural Municipality', value: 'Rong Rural Municipality' },
                    { name: 'Sandakpur Rural Municipality', value: 'Sandakpur Rural Municipality' }
                ]
            },
            {
                name: 'Sunsari',
                value: 'Sunsari',
                municipalities: [
                    { name: 'Dharan Sub-Metropolitan City', value: 'Dharan Sub-Metropolitan City' },
                    { name: 'Itahari Sub-Metropolitan City', value: 'Itahari Sub-Metropolitan City' },
                    { name: 'Inaruwa Municipality', value: 'Inaruwa Municipality' },
                    { name: 'Duhabi Municipality', value: 'Duhabi Municipality' },
                    { name: 'Ramdhuni Municipality', value: 'Ramdhuni Municipality' },
                    { name: 'Barahachhetra Municipality', value: 'Barahachhetra Municipality' },
                    { name: 'Koshi Rural Municipality', value: 'Koshi Rural Municipality' },
                    { name: 'Gadhi Rural Municipality', value: 'Gadhi Rural Municipality' },
                    { name: 'Barju Rural Municipality', value: 'Barju Rural Municipality' },
                    { name: 'Bhokraha Rural Municipality', value: 'Bhokraha Rural Municipality' },
                    { name: 'Harinagara Rural Municipality', value: 'Harinagara Rural Municipality' },
                    { name: 'Dewanganj Rural Municipality', value: 'Dewanganj Rural Municipality' }
                ]
            },
            {
                name: 'Panchthar',
                value: 'Panchthar',
                municipalities: [
                    { name: 'Phidim Municipality', value: 'Phidim Municipality' },
                    { name: 'Hilihang Rural Municipality', value: 'Hilihang Rural Municipality' },
                    { name: 'Kummayak Rural Municipality', value: 'Kummayak Rural Municipality' },
                    { name: 'Miklajung Rural Municipality', value: 'Miklajung Rural Municipality' },
                    { name: 'Phalelung Rural Municipality', value: 'Phalelung Rural Municipality' },
                    { name: 'Phalgunanda Rural Municipality', value: 'Phalgunanda Rural Municipality' },
                    { name: 'Tumbewa Rural Municipality', value: 'Tumbewa Rural Municipality' },
                    { name: 'Yangwarak Rural Municipality', value: 'Yangwarak Rural Municipality' }
                ]
            },
            {
                name: 'Tehrathum',
                value: 'Tehrathum',
                municipalities: [
                    { name: 'Myanglung Municipality', value: 'Myanglung Municipality' },
                    { name: 'Laligurans Municipality', value: 'Laligurans Municipality' },
                    { name: 'Aathrai Rural Municipality', value: 'Aathrai Rural Municipality' },
                    { name: 'Chhathar Rural Municipality', value: 'Chhathar Rural Municipality' },
                    { name: 'Menchhayayem Rural Municipality', value: 'Menchhayayem Rural Municipality' },
                    { name: 'Phedap Rural Municipality', value: 'Phedap Rural Municipality' }
                ]
            },
            {
                name: 'Udayapur',
                value: 'Udayapur',
                municipalities: [
                    { name: 'Katarry Municipality', value: 'Katarry Municipality' },
                    { name: 'Chaudandigadhi Municipality', value: 'Chaudandigadhi Municipality' },
                    { name: 'Triyuga Municipality', value: 'Triyuga Municipality' },
                    { name: 'Belka Municipality', value: 'Belka Municipality' },
                    { name: 'Udayapurgadhi Rural Municipality', value: 'Udayapurgadhi Rural Municipality' },
                    { name: 'Tapli Rural Municipality', value: 'Tapli Rural Municipality' },
                    { name: 'Rautamai Rural Municipality', value: 'Rautamai Rural Municipality' },
                    { name: 'Limchungbung Rural Municipality', value: 'Limchungbung Rural Municipality' }
                ]
            }
        ]
    },
    {
        name: 'Gandaki',
        value: 'Gandaki',
        districts: [
            {
                name: 'Manang',
                value: 'Manang',
                municipalities: [
                    { name: 'Chame Rural Municipality', value: 'Chame Rural Municipality' },
                    { name: 'Nason Rural Municipality', value: 'Nason Rural Municipality' },
                    { name: 'Narpa Bhumi Rural Municipality', value: 'Narpa Bhumi Rural Municipality' },
                    { name: 'Manang Ngisyang Rural Municipality', value: 'Manang Ngisyang Rural Municipality' }
                ]
            },
            {
                name: 'Mustang',
                value: 'Mustang',
                municipalities: [
                    { name: 'Gharapjhong Rural Municipality', value: 'Gharapjhong Rural Municipality' },
                    { name: 'Thasang Rural Municipality', value: 'Thasang Rural Municipality' },
                    { name: 'Barhagaun Muktichhetra Rural Municipality', value: 'Barhagaun Muktichhetra Rural Municipality' },
                    { name: 'Lo-Ghekar Damodarkunda Rural Municipality', value: 'Lo-Ghekar Damodarkunda Rural Municipality' },
                    { name: 'Lomanthang Rural Municipality', value: 'Lomanthang Rural Municipality' }
                ]
            },
            {
                name: 'Parbat',
                value: 'Parbat',
                municipalities: [
                    { name: 'Kushma Municipality', value: 'Kushma Municipality' },
                    { name: 'Phalewas Municipality', value: 'Phalewas Municipality' },
                    { name: 'Jaljala Rural Municipality', value: 'Jaljala Rural Municipality' },
                    { name: 'Paiyun Rural Municipality', value: 'Paiyun Rural Municipality' },
                    { name: 'Mahashila Rural Municipality', value: 'Mahashila Rural Municipality' },
                    { name: 'Modi Rural Municipality', value: 'Modi Rural Municipality' },
                    { name: 'Bihadi Rural Municipality', value: 'Bihadi Rural Municipality' }
                ]
            },
            {
                name: 'Myagdi',
                value: 'Myagdi',
                municipalities: [
                    { name: 'Beni Municipality', value: 'Beni Municipality' },
                    { name: 'Annapurna Rural Municipality', value: 'Annapurna Rural Municipality' },
                    { name: 'Dhaulagiri Rural Municipality', value: 'Dhaulagiri Rural Municipality' },
                    { name: 'Mangala Rural Municipality', value: 'Mangala Rural Municipality' },
                    { name: 'Malika Rural Municipality', value: 'Malika Rural Municipality' },
                    { name: 'Raghuganga Rural Municipality', value: 'Raghuganga Rural Municipality' }
                ]
            }
        ]
    },
    {
        name: 'Karnali',
        value: 'Karnali',
        districts: [
            {
                name: 'Mugu',
                value: 'Mugu',
                municipalities: [
                    { name: 'Chhayanath Rara Municipality', value: 'Chhayanath Rara Municipality' },
                    { name: 'Mugum Karmarong Rural Municipality', value: 'Mugum Karmarong Rural Municipality' },
                    { name: 'Soru Rural Municipality', value: 'Soru Rural Municipality' },
                    { name: 'Khatyad Rural Municipality', value: 'Khatyad Rural Municipality' }
                ]
            },
            {
                name: 'Kalikot',
                value: 'Kalikot',
                municipalities: [
                    { name: 'Khandachakra Municipality', value: 'Khandachakra Municipality' },
                    { name: 'Raskot Municipality', value: 'Raskot Municipality' },
                    { name: 'Tilagufa Municipality', value: 'Tilagufa Municipality' },
                    { name: 'Pachaljharana Rural Municipality', value: 'Pachaljharana Rural Municipality' },
                    { name: 'Sanni Triveni Rural Municipality', value: 'Sanni Triveni Rural Municipality' },
                    { name: 'Narharinath Rural Municipality', value: 'Narharinath Rural Municipality' },
                    { name: 'Shubha Kalika Rural Municipality', value: 'Shubha Kalika Rural Municipality' },
                    { name: 'Mahawai Rural Municipality', value: 'Mahawai Rural Municipality' },
                    { name: 'Palata Rural Municipality', value: 'Palata Rural Municipality' }
                ]
            }
        ]
    }
];

export default nepalProvinces;
