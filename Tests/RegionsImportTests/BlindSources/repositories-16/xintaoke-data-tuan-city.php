<?php

return
        array(
            110000 =>
            array(
                'id' => '110000',
                'name_cn' => '北京',
                'head' => 'B',
                'has_region' => 1,
                'is_hot' => 1,
            ),
            120000 =>
            array(
                'id' => '120000',
                'name_cn' => '天津',
                'head' => 'T',
                'has_region' => 1,
                'is_hot' => 1,
            ),
            130100 =>
            array(
                'id' => '130100',
                'name_cn' => '石家庄',
                'head' => 'S',
                'has_region' => 1,
                'is_hot' => 1,
            ),
            130181 =>
            array(
                'id' => '130181',
                'name_cn' => '辛集',
                'head' => 'X',
                'has_region' => 0,
                'is_hot' => 0,
            ),
            130182 =>
            array(
                'id' => '130182',
                'name_cn' => '藁城',
                'head' => 'G',
                'has_region' => 0,
                'is_hot' => 0,
            ),
            130183 =>
            array(
                'id' => '130183',
                'name_cn' => '晋州',
                'head' => 'J',
                'has_region' => 0,
                'is_hot' => 0,
            ),
            130184 =>
            array(
                'id' => '130184',
                'name_cn' => '新乐',
                'head' => 'X',
                'has_region' => 0,
                'is_hot' => 0,
            ),
            130185 =>
            array(
                'id' => '130185',
                'name_cn' => '鹿泉',
                'head' => 'L',
                'has_region' => 0,
                'is_hot' => 0,
            ),
            130200 =>
            array(
                'id' => '130200',
                'name_cn' => '唐山',
                'head' => 'T',
                'has_region' => 1,
                'is_hot' => 0,
            ),
            130281 =>
            array(
                'id' => '130281',
                'name_cn' => '遵化',
                'head' => 'Z',
                'has_region' => 0,
                'is_hot' => 0,
            ),
            130283 =>
            array(
                'id' => '130283',
                'name_cn' => '迁安',
                'head' => 'Q',
                'has_region' => 0,
                'is_hot' => 0,
            ),
            130300 =>
            array(
                'id' => '130300',
                'name_cn' => '秦皇岛',
                'head' => 'Q',
                'has_region' => 1,
                'is_hot' => 0,
            ),
            130400 =>
            array(
                'id' => '130400',
                'name_cn' => '邯郸',
                'head' => 'H',
                'has_region' => 1,
                'is_hot' => 0,
            ),
            130481 =>
            array(
                'id' => '130481',
                'name_cn' => '武安',
                'head' => 'W',
                'has_region' => 0,
                'is_hot' => 0,
            ),
            130500 =>
            array(
                'id' => '130500',
                'name_cn' => '邢台',
                'head' => 'X',
                'has_region' => 1,
                'is_hot' => 0,
            ),
            130581 =>
            array(
                'id' => '130581',
                'name_cn' => '南宫',
                'head' => 'N',
                'has_region' => 0,
                'is_hot' => 0,
            ),
            130582 =>
            array(
                'id' => '130582',
                'name_cn' => '沙河',
                'head' => 'S',
                'has_region' => 0,
                'is_hot' => 0,
            ),
        );
