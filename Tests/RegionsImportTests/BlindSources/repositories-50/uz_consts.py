uzbekistan_regions_uz = [
    {"name": "Toshkent shahri", "districts": ["Yangihayot tumani", "Bektemir tumani", "Chilonzor tumani", "Yashnabod tumani", "Mirzo Ulug'bek tumani", "Mirobod tumani", "Olmazor tumani", "Serqeli tumani", "Shayxontohur tumani", "Uchtepa tumani", "Yakkasaroy tumani", "Yashnobod tumani", "Yunusobod tumani"]},
    {"name": "Samarqand viloyati", "districts": ["Samarqand shahri", "Bulung'ur tumani", "Ishtixon tumani", "Jomboy tumani", "Kattaqo'rg'on shahri", "Qo'shrabot tumani", "Narpay tumani", "Nurobod tumani", "Oqdaryo tumani", "Payariq tumani", "Pastdarg'om tumani", "Paxtachi tumani", "Toyloq tumani", "Urgut tumani"]},
    {"name": "Qashqadaryo viloyati", "districts": ["Qarshi shahri", "Dehqonobod tumani", "G'uzor tumani", "Kasbi tumani", "Kitob tumani", "Koson tumani", "Muborak tumani", "Nishon tumani", "Chiroqchi tumani", "Shahrisabz tumani", "Yakkabog' tumani"]},
    {"name": "Navoiy viloyati", "districts": ["Navoiy shahri", "Konimex tumani", "Karmana tumani", "Qiziltepa tumani", "Xatirchi tumani", "Navbahor tumani", "Nurota tumani", "Uchquduq tumani", "Zarafshon shahri"]},
]
