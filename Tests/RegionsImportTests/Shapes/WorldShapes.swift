// swift-format-ignore-file
// Sources stay on one line, as they are in real files.

extension ShapeCase {
  /// What official lists of different countries do, each in its smallest form.
  static let world: [ShapeCase] = [
    ShapeCase(
      "an ID in two columns",
      "CODAUTO,CPRO,CMUN,DC,NOMBRE\n16,01,001,4,Alto\n16,01,002,9,Bajo\n07,05,001,5,Campo\n07,05,002,5,Dehesa\n07,06,001,1,Ermita\n",
      tree: "Alto#01001, Bajo#01002, Campo#05001, Dehesa#05002, Ermita#06001"),
    ShapeCase(
      "a level that has a code and a name, called by a word nobody knows",
      "Kod Xaba;Xaba;Kod Wek;Wek;Municipio;Nombre\n1;Norte;11;Alto;111;Aro\n1;Norte;11;Alto;112;Bo\n1;Norte;12;Bajo;121;Campo\n2;Sur;21;Coto;211;Dehesa\n2;Sur;21;Coto;212;Ermita\n",
      tree: "Norte#1(Alto#11(Aro#111, Bo#112), Bajo#12(Campo#121)), Sur#2(Coto#21(Dehesa#211, Ermita#212))"),
    ShapeCase(
      "what is above all, with its code in each row",
      "GID_0,NAME_0,GID_1,NAME_1,NL_NAME_1,TYPE_1\nNOR,Norland,NOR.1_1,Altona,NA,Zone\nNOR,Norland,NOR.2_1,Bajona,NA,Zone\nNOR,Norland,NOR.3_1,Campina,NA,City\n",
      tree: "Norland#NOR(Altona#NOR.1_1, Bajona#NOR.2_1, Campina#NOR.3_1)"),
    ShapeCase(
      "a heading in two lines, the words in each group the same",
      "Division of the country,,,\nAs of 2024,,,\nDepartamento,,Municipio,\nCódigo,Nombre,Código,Nombre\n05,ALTO,05001,ARO\n05,ALTO,05002,BAJO\n08,CAMPO,08001,DEHESA\n",
      tree: "ALTO#05(ARO#05001, BAJO#05002), CAMPO#08(DEHESA#08001)"),
    ShapeCase(
      "a heading that goes on in the next line",
      "Satz,Schlüssel,,,Name\n,Land,Kreis,Gem,\n10,01,,,Norden\n40,01,51,,Kreis Hafen\n60,01,51,011,Hafen\n60,01,51,012,Werft\n10,02,,,Süden\n40,02,11,,Kreis Berg\n60,02,11,011,Alm\n",
      tree: "Norden#01(Kreis Hafen#0151(Hafen#0151011, Werft#0151012)), Süden#02(Kreis Berg#0211(Alm#0211011))"),
    ShapeCase(
      "references that lost their zeros",
      ["provinces.csv": "code,name\n01,Alto\n02,Bajo\n", "cities.csv": "code,province,name\n101,1,Aro\n102,1,Bo\n201,2,Campo\n"],
      tree: "Alto#01(Aro#101, Bo#102), Bajo#02(Campo#201)"),
    ShapeCase(
      "codes that lost their zeros, below codes that have them",
      ["a.csv": "id,name\n01,Alto\n02,Bajo\n10,Campo\n", "b.csv": "id,name\n101,Aro\n102,Bo\n201,Cala\n202,Dehesa\n1001,Ermita\n"],
      tree: "Alto#01(Aro#0101, Bo#0102), Bajo#02(Cala#0201, Dehesa#0202), Campo#10(Ermita#1001)"),
    ShapeCase(
      "codes that lost their zeros, above each other, and a country on top",
      "fips,name,state\n0,UNITED STATES,NA\n1000,ALABAMA,NA\n1001,Autauga County,AL\n1003,Baldwin County,AL\n2000,ALASKA,NA\n2013,Aleutians East,AK\n11000,DISTRICT,NA\n11001,Capital,DC\n11003,Port,DC\n",
      tree: "UNITED STATES#00000(ALABAMA#01000(Autauga County#01001, Baldwin County#01003), ALASKA#02000(Aleutians East#02013), DISTRICT#11000(Capital#11001, Port#11003))"),
    ShapeCase(
      "parents that became decimals",
      ",code,name,parent\n0,11,Alto,\n1,1101,Aro,11.0\n2,1102,Bo,11.0\n3,12,Bajo,\n4,1201,Campo,12.0\n",
      tree: "Alto#11(Aro#1101, Bo#1102), Bajo#12(Campo#1201)"),
    ShapeCase(
      "one name in several spellings",
      "state,district,place\nGoa,North Goa,Panaji\nGoa,NORTH  GOA,Mapusa\ngoa,North Goa,Porvorim\nBihar,Patna,Danapur\nBihar,Gaya,Tekari\n",
      tree: "Goa#01(North Goa#0101(Panaji#010101, Mapusa#010102, Porvorim#010103)), Bihar#02(Patna#0201(Danapur#020101), Gaya#0202(Tekari#020201))"),
    ShapeCase(
      "a file that refers to nothing, below another by its codes",
      ["p.json": #"[{"oblast":"BLV","name":"Alto","no":"1"},{"oblast":"SND","name":"Bajo","no":"2"}]"#, "m.json": #"[{"obshtina":"BLV01","name":"Aro","category":"2"},{"obshtina":"BLV02","name":"Bo","category":"1"},{"obshtina":"SND01","name":"Campo","category":"2"}]"#, "v.json": #"[{"ekatte":"00014","name":"Uno","obshtina":"BLV01"},{"ekatte":"00028","name":"Dos","obshtina":"BLV02"},{"ekatte":"00031","name":"Tres","obshtina":"SND01"},{"ekatte":"00045","name":"Cuatro","obshtina":"SND01"}]"#],
      tree: "Alto#BLV(Aro#BLV01(Uno#00014), Bo#BLV02(Dos#00028)), Bajo#SND(Campo#SND01(Tres#00031, Cuatro#00045))"),
    ShapeCase(
      "a code list of statistics",
      #"<Structure><Codelist id="CL"><Name xml:lang="en">Areas</Name><Code id="AA"><Name xml:lang="en">Alto</Name></Code><Code id="AA1"><Name xml:lang="en">Aro</Name><Parent><Ref id="AA"/></Parent></Code><Code id="AA2"><Name xml:lang="en">Bo</Name><Parent><Ref id="AA"/></Parent></Code></Codelist></Structure>"#,
      tree: "Alto#AA(Aro#AA1, Bo#AA2)"),
    ShapeCase(
      "what each country has one of beside its states",
      #"[{"name":"Norland","tld":[".no"],"states":["Alto","Bajo"]},{"name":"Sorland","tld":[".so"],"states":["Campo"]},{"name":"Estland","tld":[".es"],"states":["Dehesa","Ermita"]},{"name":"Westland","tld":[".we"],"states":["Foz"]}]"#,
      tree: "Norland#01(Alto#0101, Bajo#0102), Sorland#02(Campo#0201), Estland#03(Dehesa#0301, Ermita#0302), Westland#04(Foz#0401)"),
  ]
}
