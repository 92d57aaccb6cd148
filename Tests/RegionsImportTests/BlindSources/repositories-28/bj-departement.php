<?php

public static function deconnectUser($userId, $redirect = false){
        if(!self::isSessionTokenMatch()){
            throw new \Exception("Opération impossible");
        }
        
        $userDataSource = new \DJOLUC\RegisterBundle\Model\Frontend\UserDataSource();
        
        $_SESSION = array();
        
        if($redirect){
            \header('Location: /', true);
        }
    }

array (
  0 => 
  array (
    'name' => 'BORGOU',
    'id' => '1',
    'communes' => 
    array (
      0 => 
      array (
        'name' => 'BEMBEREKE',
        'id' => '1',
        'arrondissements' => 
        array (
          0 => 
          array (
            'name' => 'BEROUBOUAY',
            'id' => '158',
          ),
          1 => 
          array (
            'name' => 'BOUANRI',
            'id' => '159',
          ),
          2 => 
          array (
            'name' => 'GAMIA',
            'id' => '160',
          ),
          3 => 
          array (
            'name' => 'INA',
            'id' => '161',
          ),
          4 => 
          array (
            'name' => 'BEMBEREKE',
            'id' => '162',
          ),
        ),
      ),
      1 => 
      array (
        'name' => 'KALALE',
        'id' => '2',
        'arrondissements' => 
        array (
          0 => 
          array (
            'name' => 'BASSO',
            'id' => '163',
          ),
          1 => 
          array (
            'name' => 'BOUCA',
            'id' => '164',
          ),
          2 => 
          array (
            'name' => 'DERASSI',
            'id' => '165',
          ),
          3 => 
          array (
            'name' => 'DUNKASSA',
            'id' => '166',
          ),
          4 => 
          array (
            'name' => 'PEONGA',
            'id' => '167',
          ),
          5 => 
          array (
            'name' => 'KALALE',
            'id' => '168',
          ),
        ),
      ),
      2 => 
      array (
        'name' => 'N\'DALI',
        'id' => '3',
        'arrondissements' => 
        array (
          0 => 
          array (
            'name' => 'BORI',
            'id' => '169',
          ),
          1 => 
          array (
            'name' => 'GBEGOUROU',
            'id' => '170',
          ),
          2 => 
          array (
            'name' => 'OUENOU',
            'id' => '171',
          ),
          3 => 
          array (
            'name' => 'SIRAROU',
            'id' => '172',
          ),
          4 => 
          array (
            'name' => 'N\'DALI',
            'id' => '173',
          ),
        ),
      ),
      3 => 
      array (
        'name' => 'NIKKI',
        'id' => '4',
        'arrondissements' => 
        array (
          0 => 
          array (
            'name' => 'BIRO',
            'id' => '174',
          ),
          1 => 
          array (
            'name' => 'GNONKOUROKALI',
            'id' => '175',
          ),
          2 => 
          array (
            'name' => 'OUENOU',
            'id' => '176',
          ),
          3 => 
          array (
            'name' => 'SEREKALI',
            'id' => '177',
          ),
          4 => 
          array (
            'name' => 'SUYA',
            'id' => '178',
          ),
          5 => 
          array (
            'name' => 'TASSO',
            'id' => '179',
          ),
          6 => 
          array (
            'name' => 'NIKKI',
            'id' => '180',
          ),
        ),
      ),
      4 => 
      array (
        'name' => 'PARAKOU',
        'id' => '5',
        'arrondissements' => 
        array (
          0 => 
          array (
            'name' => '1ER ARRONDISSEMENT',
            'id' => '181',
          ),
          1 => 
          array (
            'name' => '2EME ARRONDISSEMENT',
            'id' => '182',
          ),
          2 => 
          array (
            'name' => '3EME ARRONDISSEMENT',
            'id' => '183',
          ),
        ),
      ),
      5 => 
      array (
        'name' => 'PERERE',
        'id' => '6',
        'arrondissements' => 
        array (
          0 => 
          array (
            'name' => 'GUINAGOUROU',
            'id' => '184',
          ),
          1 => 
          array (
            'name' => 'KPEBIE',
            'id' => '185',
          ),
          2 => 
          array (
            'name' => 'PANE',
            'id' => '186',
          ),
          3 => 
          array (
            'name' => 'PERERE',
            'id' => '187',
          ),
          4 => 
          array (
            'name' => 'GNINSY',
            'id' => '540',
          ),
          5 => 
          array (
            'name' => 'SONTOU',
            'id' => '541',
          ),
        ),
      ),
      6 => 
      array (
        'name' => 'SINENDE',
        'id' => '7',
        'arrondissements' => 
        array (
          0 => 
          array (
            'name' => 'FO-BOURE',
            'id' => '188',
          ),
          1 => 
          array (
            'name' => 'SEKERE',
            'id' => '189',
          ),
          2 => 
          array (
            'name' => 'SIKKI',
            'id' => '190',
          ),
          3 => 
          array (
            'name' => 'SINENDE',
            'id' => '191',
          ),
        ),
      ),
      7 => 
      array (
        'name' => 'TCHAOUROU',
        'id' => '8',
        'arrondissements' => 
        array (
          0 => 
          array (
            'name' => 'ALAFIAROU',
            'id' => '192',
          ),
          1 => 
          array (
            'name' => 'BETEROU',
            'id' => '193',
          ),
          2 => 
          array (
            'name' => 'GORO',
            'id' => '194',
          ),
          3 => 
          array (
            'name' => 'KIKA',
            'id' => '195',
          ),
          4 => 
          array (
            'name' => 'SANSON',
            'id' => '196',
          ),
          5 => 
          array (
            'name' => 'TCHATCHOU',
            'id' => '197',
          ),
          6 => 
          array (
            'name' => 'TCHAOUROU',
            'id' => '198',
          ),
        ),
      ),
    ),
  ),
  1 => 
  array (
    'name' => 'LIBORI',
    'id' => '2',
    'communes' => 
    array (
      0 => 
      array (
        'name' => 'BANIKOARA',
        'id' => '9',
        'arrondissements' => 
        array (
          0 => 
          array (
            'name' => 'FOUNOUGO',
            'id' => '1',
          ),
          1 => 
          array (
            'name' => 'GOMPAROU',
            'id' => '2',
          ),
          2 => 
          array (
            'name' => 'GOUMORI',
            'id' => '3',
          ),
          3 => 
          array (
            'name' => 'KOKEY',
            'id' => '4',
          ),
          4 => 
          array (
            'name' => 'KOKIBOROU',
            'id' => '5',
          ),
          5 => 
          array (
            'name' => 'OUNET',
            'id' => '6',
          ),
          6 => 
          array (
            'name' => 'SOMPEROUKOU',
            'id' => '7',
          ),
          7 => 
          array (
            'name' => 'SOROKO',
            'id' => '8',
          ),
          8 => 
          array (
            'name' => 'TOURA',
            'id' => '9',
          ),
          9 => 
          array (
            'name' => 'BANIKOARA',
            'id' => '10',
          ),
        ),
      ),
      1 => 
      array (
        'name' => 'GOGOUNOU',
        'id' => '10',
        'arrondissements' => 
        array (
          0 => 
          array (
            'name' => 'BAGOU',
            'id' => '11',
          ),
          1 => 
          array (
            'name' => 'GOUNAROU',
            'id' => '12',
          ),
          2 => 
          array (
            'name' => 'SORI',
            'id' => '13',
          ),
          3 => 
          array (
            'name' => 'SOUGOU-KPAN-TROSSI',
            'id' => '14',
          ),
          4 => 
          array (
            'name' => 'WARA',
            'id' => '15',
          ),
          5 => 
          array (
            'name' => 'GOGOUNOU',
            'id' => '16',
          ),
        ),
      ),
      2 => 
      array (
        'name' => 'KANDI',
        'id' => '11',
        'arrondissements' => 
        array (
          0 => 
          array (
            'name' => 'ANGARADEBOU',
            'id' => '17',
          ),
          1 => 
          array (
            'name' => 'BENSEKOU',
            'id' => '18',
          ),
          2 => 
          array (
            'name' => 'DONWARI',
            'id' => '19',
          ),
          3 => 
          array (
            'name' => 'KASSAKOU',
            'id' => '20',
          ),
          4 => 
          array (
            'name' => 'SAAH',
            'id' => '21',
          ),
          5 => 
          array (
            'name' => 'SAM',
            'id' => '22',
          ),
          6 => 
          array (
            'name' => 'SONSORO',
            'id' => '23',
          ),
          7 => 
          array (
            'name' => 'KANDI 1',
            'id' => '24',
          ),
          8 => 
          array (
            'name' => 'KANDI 2',
            'id' => '25',
          ),
          9 => 
          array (
            'name' => 'KANDI 3',
            'id' => '26',
          ),
        ),
      ),
      3 => 
      array (
        'name' => 'KARIMAMA',
        'id' => '12',
        'arrondissements' => 
        array (
          0 => 
          array (
            'name' => 'BIRNI LAFIA',
            'id' => '27',
          ),
          1 => 
          array (
            'name' => 'BOGO-BOGO',
            'id' => '28',
          ),
          2 => 
          array (
            'name' => 'KOMPA',
            'id' => '29',
          ),
          3 => 
          array (
            'name' => 'MONSEY',
            'id' => '30',
          ),
          4 => 
          array (
            'name' => 'KARIMAMA',
            'id' => '31',
          ),
        ),
      ),
      4 => 
      array (
        'name' => 'MALANVILLE',
        'id' => '13',
        'arrondissements' => 
        array (
          0 => 
          array (
            'name' => 'GAROU',
            'id' => '32',
          ),
          1 => 
          array (
            'name' => 'GUENE',
            'id' => '33',
          ),
          2 => 
          array (
            'name' => 'MADECALI',
            'id' => '34',
          ),
          3 => 
          array (
            'name' => 'TOUMBOUTOU',
            'id' => '35',
          ),
          4 => 
          array (
            'name' => 'MALANVILLE',
            'id' => '36',
          ),
        ),
      ),
      5 => 
      array (
        'name' => 'SEGBANA',
        'id' => '14',
        'arrondissements' => 
        array (
          0 => 
          array (
            'name' => 'LIBANTE',
            'id' => '37',
          ),
          1 => 
          array (
            'name' => 'LIBOUSSOU',
            'id' => '38',
          ),
          2 => 
          array (
            'name' => 'LOUGOU',
            'id' => '39',
          ),
          3 => 
          array (
            'name' => 'SOKOTINDJI',
            'id' => '40',
          ),
          4 => 
          array (
            'name' => 'SEGBANA',
            'id' => '41',
          ),
        ),
      ),
    ),
  ),
  2 => 
  array (
    'name' => 'ATACORA',
    'id' => '3',
    'communes' => 
    array (
      0 => 
      array (
        'name' => 'BOUKOUMBE',
        'id' => '15',
        'arrondissements' => 
        array (
          0 => 
          array (
            'name' => 'DIPOLI',
            'id' => '42',
          ),
          1 => 
          array (
            'name' => 'KORONTIERE',
            'id' => '43',
          ),
          2 => 
          array (
            'name' => 'KOUSSOUCOINGOU',
            'id' => '44',
          ),
          3 => 
          array (
            'name' => 'MANTA',
            'id' => '45',
          ),
          4 => 
          array (
            'name' => 'NATA',
            'id' => '46',
          ),
          5 => 
          array (
            'name' => 'TABOTA',
            'id' => '47',
          ),
          6 => 
          array (
            'name' => 'BOUKOUMBE',
            'id' => '48',
          ),
        ),
      ),
      1 => 
      array (
        'name' => 'COBLY',
        'id' => '16',
        'arrondissements' => 
        array (
          0 => 
          array (
            'name' => 'DATORI',
            'id' => '49',
          ),
          1 => 
          array (
            'name' => 'KOUNTORI',
            'id' => '50',
          ),
          2 => 
          array (
            'name' => 'TAPOGA',
            'id' => '51',
          ),
          3 => 
          array (
            'name' => 'COBLY',
            'id' => '52',
          ),
        ),
      ),
      2 => 
      array (
        'name' => 'KEROU',
        'id' => '17',
        'arrondissements' => 
        array (
          0 => 
          array (
            'name' => 'BRIGNAMARO',
            'id' => '53',
          ),
          1 => 
          array (
            'name' => 'FIROU',
            'id' => '54',
          ),
          2 => 
          array (
            'name' => 'KAOBAGOU',
            'id' => '55',
          ),
          3 => 
          array (
            'name' => 'KEROU',
            'id' => '56',
          ),
        ),
      ),
    ),
  ),
)
