info = {
    "capital": "Sri Jayawardenepura Kotte",
    "largest_city": "Colombo",
    "population": "21.4 million (2021 estimate)",
    "area": "65,610 km²",
    "currency": "Sri Lankan Rupee",
    "languages": ["Sinhala", "Tamil"],
    "region": "Asia",
    "timezone": "Sri Lanka Standard Time",
    "flag_colors": ["red", "yellow", "green", "orange"],
    "interesting_facts": [
        "Sri Lanka was known as Ceylon until 1972.",
        "It is the world's largest exporter of tea.",
        "Home to ancient cities such as Anuradhapura and Polonnaruwa."
    ]
}

districts = [
    ('1-1', 'Colombo', 'කොළඹ', 'கொழும்பு', 1, '11'),
    ('1-2', 'Gampaha', 'ගම්පහ', 'கம்பஹா', 1, '12'),
    ('1-3', 'Kalutara', 'කළුතර', 'களுத்துறை', 1, '13'),
    ('2-1', 'Kandy', 'මහනුවර', 'கண்டி', 2, '21'),
    ('2-2', 'Matale', 'මාතලේ', 'மாத்தளை', 2, '22'),
    ('2-3', 'Nuwara Eliya', 'නුවරඑළිය', 'நுவரெலியா', 2, '23'),
    ('3-1', 'Galle', 'ගාල්ල', 'காலி', 3, '31'),
    ('3-2', 'Matara', 'මාතර', 'மாத்தறை', 3, '32'),
    ('3-3', 'Hambantota', 'හම්බන්තොට', 'ஹம்பாந்தோட்டை', 3, '33'),
    ('4-1', 'Jaffna', 'යාපනය', 'யாழ்பாணம்', 4, '41'),
    ('4-2', 'Mannar', 'මන්නාරම', 'மன்னார்', 4, '42'),
    ('4-3', 'Vavuniya', 'වව්නියාව', 'வவுனியா', 4, '43'),
    ('4-4', 'Mullaitivu', 'මුලතිව්', 'முல்லைத்தீவு', 4, '44'),
    ('4-5', 'Kilinochchi', 'කිලිනොච්චි', 'கிளிநொச்சி', 4, '45'),
    ('5-1', 'Batticaloa', 'මඩකලපුව', 'மட்டக்களப்பு', 5, '51'),
    ('5-2', 'Ampara', 'අම්පාර', 'அம்பாறை', 5, '52'),
    ('5-3', 'Trincomalee', 'ත්රිකුණාමලය', 'திருகோணமலை', 5, '53'),
    ('6-1', 'Kurunegala', 'කුරුණෑගල', 'குருணாகலை', 6, '61'),
    ('6-2', 'Puttalam', 'පුත්තලම', 'புத்தளம்', 6, '62'),
    ('7-1', 'Anuradhapura', 'අනුරාධපුරය', 'அநுராதபுரம்', 7, '71'),
    ('7-2', 'Polonnaruwa', 'පොළොන්නරුව', 'பொலண்ணருவை', 7, '72'),
    ('8-1', 'Badulla', 'බදුල්ල', 'பதுளை', 8, '81'),
    ('8-2', 'Moneragala', 'මොනරාගල', 'மொணராகலை', 8, '82'),
    ('9-1', 'Ratnapura', 'රත්නපුර', 'இரத்திணபுரி', 9, '91'),
    ('9-2', 'Kegalle', 'කෑගල්ල', 'கேகாலை', 9, '92')
]

provinces = [
(1, '1', 'Western', 'බස්නාහිර', 'மேற்கு'),
(2, '2', 'Central', 'මධ්යම', 'மத்திய'),
(3, '3', 'Southern', 'දකුණ', 'தெற்கு'),
(4, '4', 'Northern', 'උතුර', 'வடக்கு'),
(5, '5', 'Eastern', 'නැගෙනහිර', 'கிழக்கு'),
(6, '6', 'North-Western', 'වයඹ', 'வட மேற்கு'),
(7, '7', 'North-Central', 'උතුරු මැද', 'வட மத்திய'),
(8, '8', 'Uva', 'ඌව', 'ஊவா'),
(9, '9', 'Sabaragamuwa', 'සබරගමුව', 'சபரகமுவ')

]
