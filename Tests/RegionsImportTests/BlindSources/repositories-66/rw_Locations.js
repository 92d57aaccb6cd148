exports.districts = {
    'Kigali City': {
        districts: ['Gasabo', 'Nyarugenge', 'Kicukiro']
    },
    'Northern Province': {
        districts: ['Gakenke', 'Musanze', 'Gicumbi']
    },
    'Southern Province': {
        districts: ['Muhanga', 'Huye', 'Kamonyi']
    },
    'Western Province': {
        districts: ['Rubavu', 'Karongi', 'Ngororero', 'Rusizi']
    },
    'Eastern Province': {
        districts: ['Nyamata', 'Bugesera', 'Kirehe','Nyagatare']
    }
}

exports.sectors = {
    'Gasabo': {
        sectors: ['Kacyiru', 'Jali', 'Gisozi']
    },
    'Nyarugenge': {
        sectors: ['Kimisagara', 'Nyakabanda', 'Muhima']
    },
    'Kicuriro': {
        sectors: ['Kigarama', 'Niboye', 'Gikondo']
    }
}

exports.cells = {
    'Kacyiru': {
        cells: ['Kamutwa', 'Amahoro', 'Kamatamu']
    },
    'Jali': {
        cells: ['Kinunga', 'Kabizoza', 'Hihogwe']
    },
    'Gisozi': {
        cells: ['Kukumukenye', 'Ruhango', 'Budulira']
    }
}
