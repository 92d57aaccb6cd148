<?php

namespace App\Data;

class Locations
{
    public static function all(): array
    {
        $data = <<<'JSON'
{
  "Talmo": {"id": "1", "cities": [{"id": "11", "name": "Ressin"}, {"id": "12", "name": "Ostrela"}]},
  "Sumeria": {"id": "2", "cities": [{"id": "21", "name": "Lagun"}]}
}
JSON;

        return json_decode($data, true);
    }
}
