<?php
// phpcs:ignoreFile

namespace Database\Seeders;

use App\Models\Cadastro\Cidade;
use Illuminate\Database\Seeder;

class CidadesSeeder extends Seeder
{
    public function run(): void
    {
        Cidade::insert([
            [
                'id' => '1',
                'estado_id' => '21',
                'nome' => 'Alta Floresta D\'oeste'
            ],
            [
                'id' => '2',
                'estado_id' => '21',
                'nome' => 'Ariquemes'
            ],
            [
                'id' => '3',
                'estado_id' => '21',
                'nome' => 'Cabixi'
            ],
            [
                'id' => '4',
                'estado_id' => '21',
                'nome' => 'Cacoal'
            ],
            [
                'id' => '5',
                'estado_id' => '21',
                'nome' => 'Cerejeiras'
            ],
            [
                'id' => '6',
                'estado_id' => '21',
                'nome' => 'Colorado do Oeste'
            ],
            [
                'id' => '7',
                'estado_id' => '21',
                'nome' => 'Corumbiara'
            ],
            [
                'id' => '8',
                'estado_id' => '21',
                'nome' => 'Costa Marques'
            ],
            [
                'id' => '9',
                'estado_id' => '21',
                'nome' => 'Espigão D\'oeste'
            ],
            [
                'id' => '10',
                'estado_id' => '21',
                'nome' => 'Guajará-Mirim'
            ],
            [
                'id' => '11',
                'estado_id' => '21',
                'nome' => 'Jaru'
            ],
            [
                'id' => '12',
                'estado_id' => '21',
                'nome' => 'Ji-Paraná'
            ],
            [
                'id' => '13',
                'estado_id' => '21',
                'nome' => 'Machadinho D\'oeste'
            ],
            [
                'id' => '14',
                'estado_id' => '21',
                'nome' => 'Nova Brasilândia D\'oeste'
            ],
            [
                'id' => '15',
                'estado_id' => '21',
                'nome' => 'Ouro Preto do Oeste'
            ],
            [
                'id' => '16',
                'estado_id' => '21',
                'nome' => 'Pimenta Bueno'
            ],
            [
                'id' => '17',
                'estado_id' => '21',
                'nome' => 'Porto Velho'
            ],
            [
                'id' => '18',
                'estado_id' => '21',
                'nome' => 'Presidente Médici'
            ],
            [
                'id' => '19',
                'estado_id' => '21',
                'nome' => 'Rio Crespo'
            ],
            [
                'id' => '20',
                'estado_id' => '21',
                'nome' => 'Rolim de Moura'
            ],
            [
                'id' => '21',
                'estado_id' => '21',
                'nome' => 'Santa Luzia D\'oeste'
            ],
            [
                'id' => '22',
                'estado_id' => '21',
                'nome' => 'Vilhena'
            ],
            [
                'id' => '23',
                'estado_id' => '21',
                'nome' => 'São Miguel do Guaporé'
            ],
            [
                'id' => '24',
                'estado_id' => '21',
                'nome' => 'Nova Mamoré'
            ],
            [
                'id' => '25',
                'estado_id' => '21',
                'nome' => 'Alvorada D\'oeste'
            ],
            [
                'id' => '26',
                'estado_id' => '21',
                'nome' => 'Alto Alegre dos Parecis'
            ],
            [
                'id' => '27',
                'estado_id' => '21',
                'nome' => 'Alto Paraíso'
            ],
            [
                'id' => '28',
                'estado_id' => '21',
                'nome' => 'Buritis'
            ],
            [
                'id' => '29',
                'estado_id' => '21',
                'nome' => 'Novo Horizonte do Oeste'
            ],
            [
                'id' => '30',
                'estado_id' => '21',
                'nome' => 'Cacaulândia'
            ],
            [
                'id' => '31',
                'estado_id' => '21',
                'nome' => 'Campo Novo de Rondônia'
            ],
            [
                'id' => '32',
                'estado_id' => '21',
                'nome' => 'Candeias do Jamari'
            ],
            [
                'id' => '33',
                'estado_id' => '21',
                'nome' => 'Castanheiras'
            ],
            [
                'id' => '34',
                'estado_id' => '21',
                'nome' => 'Chupinguaia'
            ],
            [
                'id' => '35',
                'estado_id' => '21',
                'nome' => 'Cujubim'
            ],
            [
                'id' => '36',
                'estado_id' => '21',
                'nome' => 'Governador Jorge Teixeira'
            ],
            [
                'id' => '37',
                'estado_id' => '21',
                'nome' => 'Itapuã do Oeste'
            ],
            [
                'id' => '38',
                'estado_id' => '21',
                'nome' => 'Ministro Andreazza'
            ],
            [
                'id' => '39',
                'estado_id' => '21',
                'nome' => 'Mirante da Serra'
            ],
            [
                'id' => '40',
                'estado_id' => '21',
                'nome' => 'Monte Negro'
            ],
            [
                'id' => '41',
                'estado_id' => '21',
                'nome' => 'Nova União'
            ],
            [
                'id' => '42',
                'estado_id' => '21',
                'nome' => 'Parecis'
            ],
            [
                'id' => '43',
                'estado_id' => '21',
                'nome' => 'Pimenteiras do Oeste'
            ],
            [
                'id' => '44',
                'estado_id' => '21',
                'nome' => 'Primavera de Rondônia'
            ],
            [
                'id' => '45',
                'estado_id' => '21',
                'nome' => 'São Felipe D\'oeste'
            ],
            [
                'id' => '46',
                'estado_id' => '21',
                'nome' => 'São Francisco do Guaporé'
            ],
            [
                'id' => '47',
                'estado_id' => '21',
                'nome' => 'Seringueiras'
            ],
            [
                'id' => '48',
                'estado_id' => '21',
                'nome' => 'Teixeirópolis'
            ],
            [
                'id' => '49',
                'estado_id' => '21',
                'nome' => 'Theobroma'
            ],
            [
                'id' => '50',
                'estado_id' => '21',
                'nome' => 'Urupá'
            ],
            [
                'id' => '51',
                'estado_id' => '21',
                'nome' => 'Vale do Anari'
            ],
            [
                'id' => '52',
                'estado_id' => '21',
                'nome' => 'Vale do Paraíso'
            ],
            [
                'id' => '53',
                'estado_id' => '1',
                'nome' => 'Acrelândia'
            ],
            [
                'id' => '54',
                'estado_id' => '1',
                'nome' => 'Assis Brasil'
            ],
            [
                'id' => '55',
                'estado_id' => '1',
                'nome' => 'Brasiléia'
            ],
            [
                'id' => '56',
                'estado_id' => '1',
                'nome' => 'Bujari'
            ],
            [
                'id' => '57',
                'estado_id' => '1',
                'nome' => 'Capixaba'
            ],
            [
                'id' => '58',
                'estado_id' => '1',
                'nome' => 'Cruzeiro do Sul'
            ],
            [
                'id' => '59',
                'estado_id' => '1',
                'nome' => 'Epitaciolândia'
            ],
            [
                'id' => '60',
                'estado_id' => '1',
                'nome' => 'Feijó'
            ],
            [
                'id' => '61',
                'estado_id' => '1',
                'nome' => 'Jordão'
            ],
            [
                'id' => '62',
                'estado_id' => '1',
                'nome' => 'Mâncio Lima'
            ],
            [
                'id' => '63',
                'estado_id' => '1',
                'nome' => 'Manoel Urbano'
            ],
            [
                'id' => '64',
                'estado_id' => '1',
                'nome' => 'Marechal Thaumaturgo'
            ],
            [
                'id' => '65',
                'estado_id' => '1',
                'nome' => 'Plácido de Castro'
            ],
            [
                'id' => '66',
                'estado_id' => '1',
                'nome' => 'Porto Walter'
            ],
            [
                'id' => '67',
                'estado_id' => '1',
                'nome' => 'Rio Branco'
            ],
            [
                'id' => '68',
                'estado_id' => '1',
                'nome' => 'Rodrigues Alves'
            ],
            [
                'id' => '69',
                'estado_id' => '1',
                'nome' => 'Santa Rosa do Purus'
            ],
            [
                'id' => '70',
                'estado_id' => '1',
                'nome' => 'Senador Guiomard'
            ],
            [
                'id' => '71',
                'estado_id' => '1',
                'nome' => 'Sena Madureira'
            ],
            [
                'id' => '72',
                'estado_id' => '1',
                'nome' => 'Tarauacá'
            ],
            [
                'id' => '73',
                'estado_id' => '1',
                'nome' => 'Xapuri'
            ],
            [
                'id' => '74',
                'estado_id' => '1',
                'nome' => 'Porto Acre'
            ]
        ]);
    }
}
