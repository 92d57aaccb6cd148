package com.example
class Cities(val name: String) {
  fun fill() {
    list.add("Lahore")
    list.add("Multan")
    list.add(name)
  }
}
