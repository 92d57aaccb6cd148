# states of a country that had none

UPDATE `shop_country` SET `contains_states`='1' WHERE `id_country`='58';

INSERT INTO `shop_state` (`id_country`, `id_zone`, `name`, `iso_code`, `active`) VALUES
(58,2,'Acria','AC',1),
(58,2,'Bahira','BA',1),
(58,2,'Cearo','CE',1),
(58,2,'Goiaz','GO',1);
