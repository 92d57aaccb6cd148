import enum

class State(str, enum.Enum):
    ACRA = "Acra"
    BAHIRA = "Bahira"
    CEARENA = "Cearéna"
    GOIANA = "Goiána"
