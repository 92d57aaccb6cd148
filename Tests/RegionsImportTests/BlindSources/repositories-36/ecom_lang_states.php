<?php

return array (
  'states' => 'States',
  'show' => 'Show',
  'add' => 'Add',
  'edit' => 'Edit',
  'id' => 'ID',
  'name' => 'Name',
  'actions' => 'actions',
  'state_manegement' => 'State Management',
  'add_state' => 'Add State',
  'edit_state' => 'Edit State',
  'show_state' => 'Show State',
  'state_name' => 'State Name',
  'brand_image' => 'Brand Image',
  'submit' => 'Submit',
  'update' => 'Update',
  'city_list' => 'City List',
);