# -*- coding: utf-8 -*-
db_name = 'militantes'

icon = '../src_files/logos/logo.ico'
pdf_image = '../src_files/logos/nova_direita.png'

councils_options = {
    'Distrito de Aveiro': ['Águeda', 'Albergaria-a-Velha', 'Anadia', 'Arouca', 'Aveiro', 'Castelo de Paiva',
                           'Espinho', 'Estarreja', 'Ílhavo', 'Mealhada', 'Murtosa', 'Oliveira de Azeméis',
                           'Oliveira do Bairro', 'Ovar', 'Santa Maria da Feira', 'São João da Madeira', 'Sever do Vouga',
                           'Vagos', 'Vale de Cambra'],

    'Distrito de Beja': ['Aljustrel', 'Almodôvar', 'Alvito', 'Barrancos', 'Beja', 'Castro Verde', 'Cuba',
                         'Ferreira do Alentejo', 'Mértola', 'Moura', 'Odemira', 'Ourique', 'Serpa', 'Vidigueira'],

    'Distrito de Castelo Branco': ['Belmonte', 'Castelo Branco', 'Covilhã', 'Fundão', 'Idanha-a-Nova', 'Oleiros', 'Penamacor', 'Proença-a-Nova',
                                   'Sertã', 'Vila de Rei', 'Vila Velha de Ródão'],

    'Distrito da Guarda': ['Aguiar da Beira', 'Almeida', 'Celorico da Beira', 'Figueira de Castelo Rodrigo', 'Fornos de Algodres',
                           'Gouveia', 'Guarda', 'Manteigas', 'Mêda', 'Pinhel', 'Sabugal', 'Seia', 'Trancoso', 'Vila Nova de Foz Côa'],

    'Distrito de Setúbal': ['Alcácer do Sal', 'Alcochete', 'Almada', 'Barreiro', 'Grândola', 'Moita', 'Montijo', 'Palmela',
                            'Santiago do Cacém', 'Seixal', 'Sesimbra', 'Setúbal', 'Sines'],

    'Região Autónoma dos Açores': ['Angra do Heroísmo', 'Calheta (Açores)', 'Corvo', 'Horta', 'Lagoa (Açores)', 'Lajes das Flores', 'Lajes do Pico',
                                   'Madalena', 'Nordeste', 'Ponta Delgada', 'Povoação', 'Praia da Vitória', 'Ribeira Grande', 'Santa Cruz da Graciosa',
                                   'Santa Cruz das Flores', 'São Roque do Pico', 'Velas', 'Vila do Porto', 'Vila Franca do Campo'],

    'Região Autónoma da Madeira': ['Calheta (Madeira)', 'Câmara de Lobos', 'Funchal', 'Machico', 'Ponta do Sol', 'Porto Moniz', 'Porto Santo',
                                   'Ribeira Brava', 'Santa Cruz', 'Santana', 'São Vicente']
}
