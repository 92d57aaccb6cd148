PROVINCES = %w[Bubanza
               Bujumbura\ Mairie
               Bujumbura\ Rural
               Bururi
               Cankuzo
               Cibitoke
               Gitega
               Karusi
               Kayanza
               Kirundo
               Makamba
               Muramvya
               Muyinga
               Mwaro
               Ngozi
               Rutana
               Ruyigi]


COMMUNES = %w[Bubanza,Bubanza
              Bubanza,Gihanga
              Bubanza,Mpanda
              Bubanza,Musigati
              Bubanza,Rugazi
              Bujumbura\ Mairie,Bujumbura\ Mairie
              Bujumbura\ Rural,Bugarama
              Bujumbura\ Rural,Isale
              Bujumbura\ Rural,Kabezi
              Bujumbura\ Rural,Kanyosha
              Bujumbura\ Rural,Mubimbi
              Bujumbura\ Rural,Mungongomanga
              Bururi,Burambi
              Bururi,Bururi
              Bururi,Buyengero
              Bururi,Matana
              Cankuzo,Cankuzo
              Cankuzo,Cendajuru
              Cankuzo,Gisagara
              Cankuzo,Kigamba
              Cankuzo,Mishiha
              Cibitoke,Buganda
              Cibitoke,Bukinanyana
              Cibitoke,Mabayi
              Cibitoke,Mugina
              Cibitoke,Murwi
              Cibitoke,Rugombo
              Gitega,Bugendana
              Gitega,Gitega
              Gitega,Itaba]
