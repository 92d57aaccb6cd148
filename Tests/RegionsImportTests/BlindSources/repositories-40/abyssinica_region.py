from .taxonomy import Region

et_aa = Region('et-aa', 'Addis Ababa', 'Addis Ababa City Administration')
et_af = Region('et-af', 'Afar', 'Afar Region')
et_am = Region('et-am', 'Amhara', 'Amhara Region')
et_be = Region('et-be', 'Benishangul-Gumuz', 'Benishangul-Gumuz Region')
et_dd = Region('et-dd', 'Dire Dawa', 'Dire Dawa Administration')
et_ga = Region('et-ga', 'Gambela', 'Gambela Region')
et_ha = Region('et-ha', 'Harari', "Harari People's National Regional State")
et_or = Region('et-or', 'Oromia', 'Oromia Region')
et_so = Region('et-so', 'Somali', 'Somali Region')
et_sn = Region('et-sn', "Southern Nations, Nationalities, and Peoples'",
               "Southern Nations, Nationalities, and Peoples'")
et_ti = Region('et-ti', 'Tigray', 'Tigray Region')
