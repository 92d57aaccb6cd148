<?php

$json = '[
  {"id":"11","nama":"TALMO","kabupaten":[{"id":"1101","nama":"KAB. RESSIN"},{"id":"1102","nama":"KAB. OSTRELA"}]},
  {"id":"12","nama":"SUMERIA","kabupaten":[{"id":"1201","nama":"KAB. LAGUN"},{"id":"1202","nama":"KOTA DORRO"},{"id":"1271","nama":"KOTA PERROL"}]}
]';

$wilayah = json_decode($json, true);

foreach ($wilayah as $w) {
    if (preg_match('[^A-Z]', $w['nama'])) echo $w['nama'];
}
