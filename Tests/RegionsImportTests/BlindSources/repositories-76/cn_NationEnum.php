<?php

namespace app\common\enum;

class NationEnum extends BaseEnum
{
    const han_zu = ['enum_number' => 1, 'enum_name' => '汉族', 'enum_type' => 'han_zu'];
    const man_zu = ['enum_number' => 2, 'enum_name' => '满族', 'enum_type' => 'man_zu'];
    const meng_gu_zu = ['enum_number' => 3, 'enum_name' => '蒙古族', 'enum_type' => 'meng_gu_zu'];
    const hui_zu = ['enum_number' => 4, 'enum_name' => '回族', 'enum_type' => 'hui_zu'];
    const zang_zu = ['enum_number' => 5, 'enum_name' => '藏族', 'enum_type' => 'zang_zu'];
    const wei_wu_er_zu = ['enum_number' => 6, 'enum_name' => '维吾尔族', 'enum_type' => 'wei_wu_er_zu'];
    const miao_zu = ['enum_number' => 7, 'enum_name' => '苗族', 'enum_type' => 'miao_zu'];
    const yi_zu = ['enum_number' => 8, 'enum_name' => '彝族', 'enum_type' => 'yi_zu'];
    const zhuang_zu = ['enum_number' => 9, 'enum_name' => '壮族', 'enum_type' => 'zhuang_zu'];
    const bu_yi_zu = ['enum_number' => 10, 'enum_name' => '布依族', 'enum_type' => 'bu_yi_zu'];
    const tong_zu = ['enum_number' => 11, 'enum_name' => '侗族', 'enum_type' => 'tong_zu'];
    const yao_zu = ['enum_number' => 12, 'enum_name' => '瑶族', 'enum_type' => 'yao_zu'];
    const bai_zu = ['enum_number' => 13, 'enum_name' => '白族', 'enum_type' => 'bai_zu'];
    const tu_jia_zu = ['enum_number' => 14, 'enum_name' => '土家族', 'enum_type' => 'tu_jia_zu'];
    const ha_ni_zu = ['enum_number' => 15, 'enum_name' => '哈尼族', 'enum_type' => 'ha_ni_zu'];
    const ha_sha_ke_zu = ['enum_number' => 16, 'enum_name' => '哈萨克族', 'enum_type' => 'ha_sha_ke_zu'];
    const tai_zu = ['enum_number' => 17, 'enum_name' => '傣族', 'enum_type' => 'tai_zu'];
    const li_zu = ['enum_number' => 18, 'enum_name' => '黎族', 'enum_type' => 'li_zu'];
    const li_su_zu = ['enum_number' => 19, 'enum_name' => '傈僳族', 'enum_type' => 'li_su_zu'];
}
