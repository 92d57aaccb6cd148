/*
SQLyog Ultimate v11.5 (64 bit)
MySQL - 5.6.21 
*********************************************************************
*/
/*!40101 SET NAMES utf8 */;

create table `regions` (
	`id` int (11),
	`name` varchar (768)
); 
insert into `regions` (`id`, `name`) values('55','Благоевград');
insert into `regions` (`id`, `name`) values('56','Бургас');
insert into `regions` (`id`, `name`) values('57','Варна');
insert into `regions` (`id`, `name`) values('58','Велико Търново');
insert into `regions` (`id`, `name`) values('59','Видин');
insert into `regions` (`id`, `name`) values('60','Враца');
insert into `regions` (`id`, `name`) values('61','Габрово');
insert into `regions` (`id`, `name`) values('62','Добрич');
insert into `regions` (`id`, `name`) values('63','Кърджали');
insert into `regions` (`id`, `name`) values('64','Кюстендил');
insert into `regions` (`id`, `name`) values('65','Ловеч');
insert into `regions` (`id`, `name`) values('66','Монтана');
insert into `regions` (`id`, `name`) values('67','Пазарджик');
insert into `regions` (`id`, `name`) values('68','Перник');
insert into `regions` (`id`, `name`) values('69','Плевен');
insert into `regions` (`id`, `name`) values('70','Пловдив');
insert into `regions` (`id`, `name`) values('71','Разград');
insert into `regions` (`id`, `name`) values('72','Русе');
insert into `regions` (`id`, `name`) values('73','Силистра');
insert into `regions` (`id`, `name`) values('74','Сливен');
insert into `regions` (`id`, `name`) values('75','Смолян');
insert into `regions` (`id`, `name`) values('76','София');
insert into `regions` (`id`, `name`) values('77','София (столица)');
insert into `regions` (`id`, `name`) values('78','Стара Загора');
insert into `regions` (`id`, `name`) values('79','Търговище');
insert into `regions` (`id`, `name`) values('80','Хасково');
insert into `regions` (`id`, `name`) values('81','Шумен');
insert into `regions` (`id`, `name`) values('82','Ямбол');
