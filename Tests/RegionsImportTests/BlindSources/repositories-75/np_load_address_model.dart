Address addressList = Address(
  name: "Nepal",
  province: [
    Province(
      name: "Pradesh 1",
      nepali: "प्रदेश १",
      id: 1,
      district: [
        District(
          name: "Taplejung",
          nepali: "ताप्लेजुङ",
          id: 1,
          municipalities: [
            Municipality(
              name: "Phungling",
              nepali: "फुङ्लिङ",
              id: 1,
            ),
            Municipality(
              name: "Aathrai Tribeni",
              nepali: "आठराई त्रिवेणी",
              id: 2,
            ),
            Municipality(
              name: "Sidingwa",
              nepali: "सिडिङवा",
              id: 3,
            ),
            Municipality(
              name: "Phaktanglung",
              nepali: "फाक्ताङलुङ",
              id: 4,
            ),
            Municipality(
              name: "Mikkwakhola",
              nepali: "मिक्वाखोला",
              id: 5,
            ),
            Municipality(
              name: "Meringden",
              nepali: "मेरिङ्देन्",
              id: 6,
            ),
            Municipality(
              name: "Maiwakhola",
              nepali: "माइवाखोला",
              id: 7,
            ),
            Municipality(
              name: "Pathibhara Yangwarak",
              nepali: "पाथीभरा याङवारक",
              id: 8,
            ),
            Municipality(
              name: "Sirijangha",
              nepali: "सिरिजाङ्घा",
              id: 9,
            ),
          ],
        ),
        District(
          name: "Panchthar",
          nepali: "पाँचथर",
          id: 2,
          municipalities: [
            Municipality(
              name: "Phidim",
              nepali: "फिदिम",
              id: 1,
            ),
            Municipality(
              name: "Phalelung",
              nepali: "फालेलुङ",
              id: 2,
            ),
            Municipality(
              name: "Phalgunanda",
              nepali: "फाल्गुनन्द",
              id: 3,
            ),
            Municipality(
              name: "Hilihang",
              nepali: "हिलिहाङ",
              id: 4,
            ),
            Municipality(
              name: "Kummayak",
              nepali: "कुमायक",
              id: 5,
            ),
            Municipality(
              name: "Miklajung",
              nepali: "मिक्लाजुङ",
              id: 6,
            ),
            Municipality(
              name: "Tumbewa",
              nepali: "तुम्बेवा",
              id: 7,
            ),
            Municipality(
              name: "Yangawarak",
              nepali: "यांगावारक",
              id: 8,
            ),
          ],
        ),
        District(
          name: "Bhojpur",
          nepali: "सिलिचोङ",
          id: 10,
          municipalities: [
            Municipality(
              name: "Bhojpur",
              nepali: "भोजपुर",
              id: 1,
            ),
            Municipality(
              name: "Shadanand",
              nepali: "",
              id: 2,
            ),
            Municipality(
              name: "Temkemaiyung",
              nepali: "टेम्केमाइयुङ",
              id: 3,
            ),
            Municipality(
              name: "Ramprasad Rai",
              nepali: "रामप्रसाद राई",
              id: 4,
            ),
            Municipality(
              name: "Arun",
              nepali: "अरुण",
              id: 5,
            ),
            Municipality(
              name: "Pauwadungma",
              nepali: "पौवाडुङ्मा",
              id: 6,
            ),
            Municipality(
              name: "Salpasilichho",
              nepali: "साल्पसिलिछो",
              id: 7,
            ),
            Municipality(
              name: "Aamchok",
              nepali: "आमचोक",
              id: 8,
            ),
            Municipality(
              name: "Hatuwagadhi",
              nepali: "हटुवागढी",
              id: 9,
            ),
          ],
        ),
      ],
    ),
  ],
);
