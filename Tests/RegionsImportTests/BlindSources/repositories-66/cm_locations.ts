
export const locations = {
    "Centre": {
        "Yaoundé": ["Bastos", "Nlongkak", "Mvan", "Essos", "Biyem-Assi"],
        "Mbalmayo": ["Centre Ville", "New Town"]
    },
    "Littoral": {
        "Douala": ["Bonapriso", "Akwa", "Bonabéri", "Makepe", "Logbessou"],
        "Edéa": ["Pongo", "Centre Commercial"]
    },
    "Ouest": {
        "Bafoussam": ["Tamdja", "Kouogouo", "Djeleng"],
        "Dschang": ["Centre Ville", "Foto"]
    },
    "Nord-Ouest": {
        "Bamenda": ["Up Station", "Commercial Avenue", "Nkwen"]
    },
    "Sud-Ouest": {
        "Buea": ["Molyko", "Clerks Quarters", "Great Soppo"],
        "Limbe": ["Down Beach", "Mile 4"]
    },
    "Adamaoua": {
        "Ngaoundéré": ["Plateau", "Joli Soir"]
    },
    "Est": {
        "Bertoua": ["Mokolo", "Enia"]
    },
    "Extrême-Nord": {
        "Maroua": ["Domayo", "Pitoare"]
    },
    "Nord": {
        "Garoua": ["Roumdé Adjia", "Yelwa"]
    },
    "Sud": {
        "Ebolowa": ["Nko'ovos", "Angale"]
    }
};
