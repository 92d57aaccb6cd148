class D { void f() {
  map.put("01", "Lima");
  map.put("02", names.get(7));
  map.put("03", "Puno");
  list.add("Ate"); 
}}
