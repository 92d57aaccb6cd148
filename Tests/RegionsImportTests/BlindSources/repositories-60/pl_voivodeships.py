zachodniopomorskie = ['Świnoujście', 'Kamień Pomorski', 'Gryfice', 'Kołobrzeg', 'Koszalin', 'Połczyn-Zdrój',
                      'Storkowo', 'Szczecinek', 'Wałcz', 'Dębno', 'Myślibórz', 'Police', 'Szczecin', 'Goleniów',
                      'Stargard Szczeciński', 'Gryfino', 'Marwice', 'Widuchowa']

warminsko_mazurskie = ['Elbląg', 'Iława', 'Ostróda', 'Bartoszyce', 'Gołdap', 'Ełk', 'Szczytno', 'Nidzica', 'Działdowo',
                       'Olsztyn', 'Biskupiec', 'Mrągowo', 'Giżycko', 'Kętrzyn', 'Korsze', 'Glitajny']

lubuskie = ['Gorzów Wielkopolski', 'Drezdenko', 'Słubice', 'Gubin', 'Nowiny', 'Stoki', 'Sulęcin', 'Międzyrzecz',
            'Świebodzin', 'Wschowa', 'Słone', 'Zielona Góra', 'Jeleniów', 'Nowa Sól', 'Żary', 'Żagań', 'Witków']

podlaskie = ['Suwałki', 'Augustów', 'Czarny Las', 'Grajewo', 'Zambrów', 'Łomża', 'Kruszyn', 'Sokółka', 'Białystok',
             'Boruskowizna', 'Bielsk Podlaski', 'Siemiatycze', 'Hajnówka', 'Borsukowizna']

opolskie = ['Namysłów', 'Brzeg', 'Kluczbork', 'Olesno', 'Nysa', 'Biała', 'Prudnik', 'Głubczyce', 'Opole',
            'Strzelce Opolskie', 'Zdzieszowice', 'Januszkowice', 'Kędzierzyn-Koźle', 'Stare Koźle']

swietokrzyskie = ['Końskie', 'Skarżysko-Kamienna', 'Starachowice', 'Ostrowiec Świętokrzyski', 'Ożarów', 'Opatów',
                  'Sandomierz', 'Połaniec', 'Małogoszcz', 'Chęciny', 'Kielce', 'Święty Krzyż', 'Jędrzejów', 'Busko-Zdrój']
