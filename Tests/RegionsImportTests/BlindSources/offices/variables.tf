variable "regions" {
  type = map(list(string))
  default = {
    "Tirol" = ["Innsbruck", "Imst", "Kufstein"]
    "Salzburg" = ["Hallein", "Zell am See"]
    "Wien" = ["Favoriten"]
  }
}
