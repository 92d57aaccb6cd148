exports.districts = {
    'Alta': { districts: ['Gasabo', 'Nyaruge', 'Kicukiro'] },
    'Bassa': { districts: ['Gakenke', 'Musanze', 'Gicumbi'] }
}

exports.sectors = {
    'Gasabo': { sectors: ['Kacyiru', 'Jali', 'Gisozi'] },
    'Nyaruge': { sectors: ['Kimisa', 'Nyaka', 'Muhima'] },
    'Kicuriro': { sectors: ['Kigara', 'Niboye', 'Gikondo'] }
}
