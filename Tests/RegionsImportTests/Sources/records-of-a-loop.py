for name in names:
    p = Province()
    p.name = name
    p.code = "15"
    p.save()
p = Province()
p.name = "Callama"
p.code = "07"
p.save()
p = Province()
p.name = "Punara"
p.code = "21"
p.save()
p = Province()
p.name = "Icara"
p.code = "11"
p.save()
