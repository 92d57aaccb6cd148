<?php
$quan_huyen = array(
    "0" => array(
        "maqh"=>"111",
        "value"=>"6430",
        "name"=>"Huyện Tuy đức",
        "matp"=>"DAKNONG"
    ),
    "1" => array(
        "maqh"=>"112",
        "value"=>"6410",
        "name"=>"Thị Xã Gia Nghĩa",
        "matp"=>"DAKNONG"
    ),
    "2" => array(
        "maqh"=>"113",
        "value"=>"6424",
        "name"=>"Huyện Cư Jút",
        "matp"=>"DAKNONG"
    ),
    "3" => array(
        "maqh"=>"114",
        "value"=>"6421",
        "name"=>"Huyện Krông Nô",
        "matp"=>"DAKNONG"
    ),
    "4" => array(
        "maqh"=>"115",
        "value"=>"6416",
        "name"=>"Huyện đắk Song",
        "matp"=>"DAKNONG"
    ),
    "5" => array(
        "maqh"=>"116",
        "value"=>"6418",
        "name"=>"Huyện đắk Mil",
        "matp"=>"DAKNONG"
    ),
    "6" => array(
        "maqh"=>"117",
        "value"=>"6413",
        "name"=>"Huyện đắk Rlấp",
        "matp"=>"DAKNONG"
    ),
    "7" => array(
        "maqh"=>"118",
        "value"=>"2828",
        "name"=>"Huyên Yên Lạc",
        "matp"=>"VINHPHUC"
    ),
    "8" => array(
        "maqh"=>"119",
        "value"=>"2815",
        "name"=>"Huyện Tam Dương",
        "matp"=>"VINHPHUC"
    ),
    "9" => array(
        "maqh"=>"120",
        "value"=>"2812",
        "name"=>"Huyện Bình Xuyên",
        "matp"=>"VINHPHUC"
    ),
    "10" => array(
        "maqh"=>"121",
        "value"=>"2838",
        "name"=>"Huyện Sông Lô",
        "matp"=>"VINHPHUC"
    ),
    "11" => array(
        "maqh"=>"122",
        "value"=>"2834",
        "name"=>"Thị Xã Phúc Yên",
        "matp"=>"VINHPHUC"
    ),
    "12" => array(
        "maqh"=>"123",
        "value"=>"2810",
        "name"=>"Thành Phố Vĩnh Yên",
        "matp"=>"VINHPHUC"
    ),
);