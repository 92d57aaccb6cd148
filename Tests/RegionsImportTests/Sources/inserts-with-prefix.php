<?php
/*
  Plugin Name: Provinces Pack
*/
function provinces_pack_activate() {
  global $wpdb;
  if (get_option('provinces_pack_added')) return;

  $sql = "INSERT INTO `" . $wpdb->prefix . "shop_state` (`CNT_ISO`, `STA_code`, `STA_name`, `STA_active`) VALUES
    ('TL', 'TL-TA', 'Talmo', 1),
    ('TL', 'TL-OR', 'Orvel', 1),
    ('TL', 'TL-BE', 'Berna', 1),
    ('TL', 'TL-SU', 'Sulk', 1);";
  $wpdb->query($sql);
  add_option('provinces_pack_added', 1);
}
