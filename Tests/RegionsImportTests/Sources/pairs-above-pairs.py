REGIONS = [
    ((u"N", u"Norte"), [
        (u"AL", u"Aldea"),
        (u"BR", u"Brisa"),
    ]),
    ((u"S", u"Sur"), [
        (u"CO", u"Corvo"),
        (u"DU", u"Dunas"),
        (u"ES", u"Estela"),
    ]),
]
