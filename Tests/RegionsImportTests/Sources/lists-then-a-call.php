<?php
$districts[] = 'Aldea';
$districts[] = 'Brisa';
$districts[] = 'Corvo';
District::create($districts);
