<?php
return [
    ['id' => 1, 'parent_id' => null, 'name' => 'Dako'],
    ['id' => 2, 'parent_id' => null, 'name' => 'Thia'],
    ['id' => 11, 'parent_id' => Region::DAKO, 'name' => 'Pikino'],
    ['id' => 12, 'parent_id' => Region::THIA, 'name' => 'Rufis'],
];
