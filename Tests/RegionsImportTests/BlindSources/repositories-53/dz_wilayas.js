var wilayas = {
    "01": {
        "Nom": "Adrar",
        "Communes": { "01001": "Adrar", "01002": "Tamest", "01003": "Charouine", "01004": "Reggane", "01005": "Inozghmir", "01006": "Tit", "01007": "Ksar Kaddour", "01008": "Tsabit", "01009": "Timimoun", "01010": "Ouled Said", "01011": "Zaouiet Kounta", "01012": "Aoulef", "01013": "Timokten", "01014": "Tamentit", "01015": "Fenoughil", "01016": "Tinerkouk", "01017": "Deldoul", "01018": "Sali", "01019": "Akabli", "01020": "Metarfa", "01021": "Ouled Ahmed Timmi", "01022": "Bouda", "01023": "Aougrout", "01024": "Talmine", "01025": "Bordj Badji Mokhtar", "01026": "Sbaa", "01027": "Ouled Aissa", "01028": "Timiaouine" }
    },
    "02": {
        "Nom": "Chlef",
        "Communes": { "02001": "Chlef ", "02002": "Tenes ", "02003": "Benairia ", "02004": "El Karimia ", "02005": "Tadjna ", "02006": "Taougrite ", "02007": "Beni Haoua ", "02008": "Sobha ", "02009": "Harchoun ", "02010": "Ouled Fares ", "02011": "Sidi Akacha ", "02012": "Boukadir ", "02013": "Beni Rached ", "02014": "Talassa ", "02015": "Herenfa ", "02016": "Oued Goussine ", "02017": "Dahra ", "02018": "Ouled Abbes ", "02019": "Sendjas ", "02020": "Zeboudja ", "02021": "Oued Sly ", "02022": "Abou El Hassen ", "02023": "El Marsa ", "02024": "Chettia ", "02025": "Sidi Abderrahmane ", "02026": "Moussadek ", "02027": "El Hadjadj ", "02028": "Labiod Medjadja ", "02029": "Oued Fodda ", "02030": "Ouled Ben Abdelkader ", "02031": "Bouzghaia ", "02032": "Ain Merane ", "02033": "Oum Drou ", "02034": "Breira ", "02035": "Ben Boutaleb " }
    },
    "03": {
        "Nom": "Laghouat",
        "Communes": { "03001": "Laghouat", "03002": "Ksar El Hirane", "03003": "Benacer Ben Chohra", "03004": "Sidi Makhlouf", "03005": "Hassi Delaa", "03006": "Hassi R Mel", "03007": "Ain Mahdi", "03008": "Tadjmout", "03009": "Kheneg", "03010": "Gueltat Sidi Saad", "03011": "Ain Sidi Ali", "03012": "Beidha", "03013": "Brida", "03014": "El Ghicha", "03015": "Hadj Mechri", "03016": "Sebgag" }
    }
};
