<?php
$subdivisions['AD']['AD-07'] = array(
'name' => 'Андорра-ла-Велья',
'level' => 'parish',
);
$subdivisions['AD']['AD-08'] = array(
'name' => 'Ескальдес-Енгордань',
'level' => 'parish',
);
$subdivisions['AD']['AD-05'] = array(
'name' => 'Ордіно',
'level' => 'parish',
);
$subdivisions['AD']['AD-06'] = array(
'name' => 'Сант-Жулія-де-Лорія',
'level' => 'parish',
);
$subdivisions['AT']['AT-1'] = array(
'name' => 'Бургенланд',
'level' => 'state',
);
$subdivisions['AT']['AT-3'] = array(
'name' => 'Нижня Австрія',
'level' => 'state',
);
$subdivisions['AT']['AT-5'] = array(
'name' => 'Зальцбург',
'level' => 'state',
);
$subdivisions['AT']['AT-6'] = array(
'name' => 'Штирія',
'level' => 'state',
);
$subdivisions['AT']['AT-7'] = array(
'name' => 'Тіроль',
'level' => 'state',
);
$subdivisions['AT']['AT-4'] = array(
'name' => 'Верхня Австрія',
'level' => 'state',
);
$subdivisions['AT']['AT-9'] = array(
'name' => 'Відень',
'level' => 'state',
);
$subdivisions['AT']['AT-8'] = array(
'name' => 'Форарльберг',
'level' => 'state',
);
$subdivisions['BY']['BY-HM'] = array(
'name' => 'Мінськ',
'level' => 'city',
);
$subdivisions['BE']['BE-VAN'] = array(
'name' => 'Антверпен',
'level' => 'province',
);
$subdivisions['BE']['BE-BRU'] = array(
'name' => 'Брюссельський столичний регіон',
'level' => 'capital region',
);
$subdivisions['BE']['BE-VOV'] = array(
'name' => 'Східна Фландрія',
'level' => 'province',
);
$subdivisions['BE']['BE-VBR'] = array(
'name' => 'Фламандський Брабант',
'level' => 'province',
);
$subdivisions['BE']['BE-VLI'] = array(
'name' => 'Лімбург',
'level' => 'province',
);
$subdivisions['BE']['BE-WLG'] = array(
'name' => 'Льєж',
'level' => 'province',
);
$subdivisions['BE']['BE-WLX'] = array(
'name' => 'Люксембург',
'level' => 'province',
);
