DISTRICTS = {
    'Central Province': ['Chibombo', 'Kabwe', 'Kapiri Mposhi', 'Mkushi', 'Mumbwa', 'Serenje'],
    'Copperbelt Province': ['Chililabombwe', 'Chingola', 'Kalulushi', 'Kitwe', 'Luanshya', 'Lufwanyama', 'Masaiti',
                            'Mpongwe', 'Mufulira', 'Ndola'],
    'Eastern Province': ['Chadiza', 'Chipata', 'Katete', 'Lundazi', 'Mambwe', 'Nyimba', 'Petauke'],
    'Luapula Province': ['Chienge', 'Chiengi', 'Kawambwa', 'Mansa', 'Milenge', 'Mwansabombwe', 'Nchelenge', 'Samfya'],
    'Lusaka Province': ['Chilanga', 'Chirundu', 'Kafue', 'Luangwa', 'Lusaka', 'Mumbwa'],
    'Muchinga Province': ['Chama', 'Chinsali', 'Isoka', 'Mpika', 'Mafinga', 'Nakonde'],
    'Northern Province': ['Kasama', 'Luwingu', 'Mporokoso', 'Mpulungu', 'Mbala', 'Nchelenge'],
    'North-Western Province': ['Chavuma', 'Kabompo', 'Kasempa', 'Manyinga', 'Mufumbwe', 'Mwinilunga', 'Solwezi',
                               'Zambezi'],
    'Southern Province': ['Chikankata', 'Choma', 'Gwembe', 'Kalomo', 'Kazungula', 'Livingstone', 'Mazabuka', 'Monze',
                          'Namwala', 'Pemba', 'Siavonga'],
    'Western Province': ['Kalabo', 'Kaoma', 'Lukulu', 'Mongu', 'Senanga', 'Sesheke', 'Shangombo']
}
