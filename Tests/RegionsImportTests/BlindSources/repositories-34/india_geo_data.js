export const indiaStates = [
    {
        value: 'AP',
        label: 'Andhra Pradesh',
        districts: [
            { name: 'Anantapur', villages: ['Gooty', 'Guntakal', 'Tadipatri', 'Dharmavaram', 'Other'] },
            { name: 'Chittoor', villages: ['Tirupati', 'Madanapalle', 'Srikalahasti', 'Palamaner', 'Other'] },
            { name: 'East Godavari', villages: ['Kakinada', 'Rajahmundry', 'Amalapuram', 'Mandapeta', 'Other'] },
            { name: 'Guntur', villages: ['Tenali', 'Mangalagiri', 'Bapatla', 'Narasaraopet', 'Other'] },
            { name: 'Krishna', villages: ['Vijayawada', 'Machilipatnam', 'Gudivada', 'Nuzvid', 'Other'] },
            { name: 'Kurnool', villages: ['Adoni', 'Nandyal', 'Yemmiganur', 'Dhone', 'Other'] },
            { name: 'Nellore', villages: ['Gudur', 'Kavali', 'Venkatagiri', 'Atmakur', 'Other'] },
            { name: 'Prakasam', villages: ['Ongole', 'Chirala', 'Kandukur', 'Markapur', 'Other'] },
            { name: 'Srikakulam', villages: ['Palasa', 'Rajam', 'Ichchapuram', 'Tekkali', 'Other'] },
            { name: 'Visakhapatnam', villages: ['Anakapalle', 'Bheemunipatnam', 'Gajuwaka', 'Pendurthi', 'Other'] },
            { name: 'Vizianagaram', villages: ['Bobbili', 'Parvathipuram', 'Salur', 'Cheepurupalli', 'Other'] },
            { name: 'West Godavari', villages: ['Eluru', 'Bhimavaram', 'Tadepalligudem', 'Tanuku', 'Other'] },
            { name: 'Kadapa', villages: ['Proddatur', 'Rayachoti', 'Jammalamadugu', 'Pulivendula', 'Other'] }
        ]
    },
    {
        value: 'AR',
        label: 'Arunachal Pradesh',
        districts: [
            { name: 'Tawang', villages: ['Lumla', 'Jang', 'Mukto', 'Bongkhar', 'Other'] },
            { name: 'West Kameng', villages: ['Bomdila', 'Dirang', 'Nafra', 'Kalaktang', 'Other'] },
            { name: 'East Kameng', villages: ['Seppa', 'Chayang Tajo', 'Bameng', 'Khenewa', 'Other'] },
            { name: 'Papum Pare', villages: ['Itanagar', 'Naharlagun', 'Doimukh', 'Sagalee', 'Other'] },
            { name: 'Changlang', villages: ['Miao', 'Bordumsa', 'Diyun', 'Kharsang', 'Other'] }
        ]
    },
    {
        value: 'AS',
        label: 'Assam',
        districts: [
            { name: 'Baksa', villages: ['Mushalpur', 'Tamulpur', 'Goreswar', 'Barama', 'Other'] },
            { name: 'Barpeta', villages: ['Barpeta Road', 'Howly', 'Sarthebari', 'Pathsala', 'Other'] },
            { name: 'Cachar', villages: ['Silchar', 'Lakhipur', 'Sonai', 'Udharbond', 'Other'] },
            { name: 'Dibrugarh', villages: ['Naharkatia', 'Namrup', 'Chabua', 'Moran', 'Other'] },
            { name: 'Guwahati (Metro)', villages: ['Dispur', 'Paltan Bazar', 'Chandmari', 'Ganeshguri', 'Other'] },
            { name: 'Jorhat', villages: ['Mariani', 'Teok', 'Titabor', 'Dergaon', 'Other'] },
            { name: 'Kamrup', villages: ['Rangia', 'Hajo', 'Boko', 'Chaygaon', 'Other'] },
            { name: 'Nagaon', villages: ['Hojai', 'Lanka', 'Lumding', 'Raha', 'Other'] },
            { name: 'Sonitpur', villages: ['Tezpur', 'Dhekiajuli', 'Rangapara', 'Jamugurihat', 'Other'] },
            { name: 'Tinsukia', villages: ['Digboi', 'Margherita', 'Doomdooma', 'Makum', 'Other'] }
        ]
    },
    {
        value: 'BR',
        label: 'Bihar',
        districts: [
            { name: 'Araria', villages: ['Forbesganj', 'Jogbani', 'Raniganj', 'Narpatganj', 'Other'] },
            { name: 'Aurangabad', villages: ['Daudnagar', 'Nabinagar', 'Rafiganj', 'Obra', 'Other'] },
            { name: 'Banka', villages: ['Amarpur', 'Katoria', 'Belhar', 'Chandan', 'Other'] },
            { name: 'Begusarai', villages: ['Barauni', 'Teghra', 'Ballia', 'Bakhri', 'Other'] },
            { name: 'Bhagalpur', villages: ['Sultanganj', 'Naugachia', 'Kahalgaon', 'Pirpainti', 'Other'] },
            { name: 'Gaya', villages: ['Bodh Gaya', 'Sherghati', 'Tekari', 'Imamganj', 'Other'] },
            { name: 'Muzaffarpur', villages: ['Motipur', 'Kanti', 'Sahebganj', 'Baruraj', 'Other'] },
            { name: 'Patna', villages: ['Danapur', 'Phulwari Sharif', 'Barh', 'Mokama', 'Other'] },
            { name: 'Purnia', villages: ['Banmankhi', 'Kasba', 'Dhamdaha', 'Amour', 'Other'] },
            { name: 'Rohtas', villages: ['Sasaram', 'Dehri', 'Bikramganj', 'Nasriganj', 'Other'] }
        ]
    },
    {
        value: 'GA',
        label: 'Goa',
        districts: [
            { name: 'North Goa', villages: ['Panaji', 'Mapusa', 'Bicholim', 'Ponda', 'Other'] },
            { name: 'South Goa', villages: ['Margao', 'Vasco da Gama', 'Mormugao', 'Sanguem', 'Other'] }
        ]
    },
    {
        value: 'PY',
        label: 'Puducherry',
        districts: [
            { name: 'Puducherry', villages: ['Oulgaret', 'Ariyankuppam', 'Villianur', 'Other'] },
            { name: 'Karaikal', villages: ['Thirunallar', 'Neravy', 'Nedungadu', 'Other'] }
        ]
    }
];

export const cropTypes = [
    { value: 'wheat', label: 'Wheat' },
    { value: 'rice', label: 'Rice (Paddy)' },
    { value: 'cotton', label: 'Cotton' },
    { value: 'sugarcane', label: 'Sugarcane' },
    { value: 'maize', label: 'Maize' },
    { value: 'pulses', label: 'Millet/Pulses (Dal)' },
    { value: 'spices', label: 'Spices' },
    { value: 'fruits', label: 'Fruits' },
    { value: 'vegetables', label: 'Vegetables' },
    { value: 'coffee', label: 'Coffee' },
    { value: 'tea', label: 'Tea' },
    { value: 'jute', label: 'Jute' },
    { value: 'barley', label: 'Barley' },
    { value: 'oilseeds', label: 'Oilseeds' },
];

export const landTypes = [
    { value: 'irrigated', label: 'Irrigated' },
    { value: 'rainfed', label: 'Rainfed' },
    { value: 'semi-arid', label: 'Semi-Arid' },
    { value: 'organic', label: 'Certified Organic' },
    { value: 'wetland', label: 'Wetland' },
    { value: 'dryland', label: 'Dryland' },
];
