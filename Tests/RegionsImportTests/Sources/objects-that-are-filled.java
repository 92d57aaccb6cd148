class D { void f() {
 Province p1 = new Province("Lima");
 p1.add("Ate"); p1.add("Lince");
 Province p2 = new Province("Puno");
 p2.add("Juliaca"); p2.add("Ilave");
 all.add(p1); all.add(p2);
}}
