


NIG_FEDERAL_CONSTITUENCIES = (
    ('Abia',(
        ('19', 'Aba North/Aba South'),
        ('3', 'Arochukwu/Ohafia'),
        ('5', 'Bende'),
        ('6','Isiala Ngwa North/Isiala Ngwa South'),
        ('8','Isuikwuato/Umu-Nneochi'),
        ('10','Obingwa/Ugwunagbo/Osisioma'),
        ('13','Umuahia North/Umuahia South/Ikwuano'),
        ('16','Ukwa East/Ukwa West'),
        ),
    
    ),
    
    ('Edo',(
        ('18','Akoko-Edo'),
        ('1', 'Esan Central/Esan West/Igueben'),
        ('20', 'Esan North East/Esan South East'),
        ('23', 'Etsako Central/Etsako East/Etsako West'),
        ('26', 'Egor/Ikpoba-Okha'),
        ('29', 'Oredo'),
        ('30', 'Orhionmwon/Uhunmwode'),
        ('31', 'Ovia North East/Ovia South West'),
        ('33', 'Owan East/Owan West'),
        ),
    ),
    # Kebbi
    ('Kogi', (
        ('34','Adavi/Okehi'),
        ('35','Ankpa/Omala/Olamaboro'),
        ('36','Bassa/Dekina'),
        ('37','Idah/Igalamela Odolu/Ibaji/ Ofu'),
        ('38','Ijumu/Kabba-Bunu'),
        ('39','Ajaokuta'),
        ('40','Kogi (Lokoja)/Kogi (K.K.)'),
        ('41','Okene/Ogori-Magogo'),
        ('42','Yagba East/Yagba West/ Mopamuro'),
        ),
    ),
    
    
    ('Lagos',(
        ('43', 'Alimosho'),
        ('44', 'Ojo'),
        ('45', 'Badagry'),
        ('46', 'Epe'),
        ('47', 'Agege'),
        ('48','Ifako-Ijaiye'),
        ('49','Oshodi-Isolo I'),
        ('50','Oshodi-Isolo II'),
        ('51','Ibeju Lekki'),
        ('52','Eti-Osa'),
        ('53','Apapa'),
        ('54', 'Ikeja'),
        ('55','Ikorodu'),
        ('56','Lagos Island I'),
        ('57','Lagos Island II'), 
        ('58','Lagos Mainland'),
        ('59','Amuwo-Odofin'),
        ('60','Ajeromi-Ifelodun'),
        ('61','Shomolu'),
        ('62','Kosofe'),
        ('63','Surulere I'),
        ('64','Surulere II'),
        ('65','Mushin I'),
        ('66','Mushin II')
        ),
    ),
)
    
