package a.b
fun f() {
  val a = City("Lahore")
  val b = City("Multan")
  val c = City("Karachi")
  cities.add(a)
  cities.add(b)
  cities.add(c)
}
