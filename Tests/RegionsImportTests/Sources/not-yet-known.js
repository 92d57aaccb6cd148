var covid = [
 {"data": "2020-04-26T17:00:00", "code_reg": 13, "name_reg": "Abrutia", "code_prov": 69, "name_prov": "Chieta", "totale_casi": 723},
 {"data": "2020-04-26T17:00:00", "code_reg": 13, "name_reg": "Abrutia", "code_prov": 66, "name_prov": "Aquila", "totale_casi": 241},
 {"data": "2020-04-26T17:00:00", "code_reg": 13, "name_reg": "Abrutia", "code_prov": 979, "name_prov": "In fase di definizione/aggiornamento", "totale_casi": 12},
 {"data": "2020-04-26T17:00:00", "code_reg": 17, "name_reg": "Lucana", "code_prov": 76, "name_prov": "Potenta", "totale_casi": 190},
 {"data": "2020-04-26T17:00:00", "code_reg": 17, "name_reg": "Lucana", "code_prov": 77, "name_prov": "Matera", "totale_casi": 201},
 {"data": "2020-04-26T17:00:00", "code_reg": 17, "name_reg": "Lucana", "code_prov": 983, "name_prov": "In fase di definizione/aggiornamento", "totale_casi": 3}
];
