<?php
return [
  ['Acre', 'Xapuri'],
  ['Acre', 'Feijó'],
  ['Bahia', 'Ilhéus'],
  ['Bahia', 'Jequié'],
  ['Goiás', 'Anápolis'],
];
