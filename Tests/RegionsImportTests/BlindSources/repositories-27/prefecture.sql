/*
SQLyog Ultimate v11.33 (64 bit)
MySQL - 10.1.28-MariaDB 
*********************************************************************
*/
/*!40101 SET NAMES utf8 */;

insert into `prefecture` (`prefecture`, `region_id`, `furigana`) values('北海道','1','Hokkaido');
insert into `prefecture` (`prefecture`, `region_id`, `furigana`) values('青森県','2','Aomori');
insert into `prefecture` (`prefecture`, `region_id`, `furigana`) values('岩手県','2','Iwate');
insert into `prefecture` (`prefecture`, `region_id`, `furigana`) values('宮城県','2','Miyagi');
insert into `prefecture` (`prefecture`, `region_id`, `furigana`) values('秋田県','2','Akita');
insert into `prefecture` (`prefecture`, `region_id`, `furigana`) values('山形県','2','Yamagata');
insert into `prefecture` (`prefecture`, `region_id`, `furigana`) values('福島県','2','Fukushima');
insert into `prefecture` (`prefecture`, `region_id`, `furigana`) values('茨城県','3','Ibaraki');
insert into `prefecture` (`prefecture`, `region_id`, `furigana`) values('栃木県','3','Tochigi');
insert into `prefecture` (`prefecture`, `region_id`, `furigana`) values('群馬県','3','Gunma');
insert into `prefecture` (`prefecture`, `region_id`, `furigana`) values('埼玉県','3','Saitama');
insert into `prefecture` (`prefecture`, `region_id`, `furigana`) values('千葉県','3','Chiba');
insert into `prefecture` (`prefecture`, `region_id`, `furigana`) values('東京都','3','Tokyo');
insert into `prefecture` (`prefecture`, `region_id`, `furigana`) values('神奈川県','3','Kanagawa');
insert into `prefecture` (`prefecture`, `region_id`, `furigana`) values('新潟県','4','Niigata');
insert into `prefecture` (`prefecture`, `region_id`, `furigana`) values('富山県','4','Toyama');
insert into `prefecture` (`prefecture`, `region_id`, `furigana`) values('石川県','4','Ishikawa');
insert into `prefecture` (`prefecture`, `region_id`, `furigana`) values('福井県','4','Fukui');
insert into `prefecture` (`prefecture`, `region_id`, `furigana`) values('山梨県','4','Yamanashi');
insert into `prefecture` (`prefecture`, `region_id`, `furigana`) values('長野県','4','Nagano');
insert into `prefecture` (`prefecture`, `region_id`, `furigana`) values('岐阜県','4','Gifu');
insert into `prefecture` (`prefecture`, `region_id`, `furigana`) values('静岡県','4','Shizuoka');
insert into `prefecture` (`prefecture`, `region_id`, `furigana`) values('愛知県','4','Aichi');
insert into `prefecture` (`prefecture`, `region_id`, `furigana`) values('三重県','5','Mie');
insert into `prefecture` (`prefecture`, `region_id`, `furigana`) values('滋賀県','5','Shiga');
insert into `prefecture` (`prefecture`, `region_id`, `furigana`) values('京都府','5','Kyoto');
insert into `prefecture` (`prefecture`, `region_id`, `furigana`) values('大阪府','5','Osaka');
insert into `prefecture` (`prefecture`, `region_id`, `furigana`) values('兵庫県','5','Hyogo');
insert into `prefecture` (`prefecture`, `region_id`, `furigana`) values('奈良県','5','Nara');
insert into `prefecture` (`prefecture`, `region_id`, `furigana`) values('和歌山県','5','Wakayama');
insert into `prefecture` (`prefecture`, `region_id`, `furigana`) values('鳥取県','6','Tottori');
insert into `prefecture` (`prefecture`, `region_id`, `furigana`) values('島根県','6','Shimane');
insert into `prefecture` (`prefecture`, `region_id`, `furigana`) values('岡山県','6','Okayama');
insert into `prefecture` (`prefecture`, `region_id`, `furigana`) values('広島県','6','Hiroshima');
insert into `prefecture` (`prefecture`, `region_id`, `furigana`) values('山口県','6','Yamaguchi');
insert into `prefecture` (`prefecture`, `region_id`, `furigana`) values('徳島県','7','Tokushima');
insert into `prefecture` (`prefecture`, `region_id`, `furigana`) values('香川県','7','Kagawa');
insert into `prefecture` (`prefecture`, `region_id`, `furigana`) values('愛媛県','7','Ehime');
insert into `prefecture` (`prefecture`, `region_id`, `furigana`) values('高知県','7','Kochi');
insert into `prefecture` (`prefecture`, `region_id`, `furigana`) values('福岡県','8','Fukuoka');
insert into `prefecture` (`prefecture`, `region_id`, `furigana`) values('佐賀県','8','Saga');
insert into `prefecture` (`prefecture`, `region_id`, `furigana`) values('長崎県','8','Nagasaki');
insert into `prefecture` (`prefecture`, `region_id`, `furigana`) values('熊本県','8','Kumamoto');
insert into `prefecture` (`prefecture`, `region_id`, `furigana`) values('大分県','8','Oita');
insert into `prefecture` (`prefecture`, `region_id`, `furigana`) values('宮崎県','8','Miyazaki');
insert into `prefecture` (`prefecture`, `region_id`, `furigana`) values('鹿児島県','8','Kagoshima');
insert into `prefecture` (`prefecture`, `region_id`, `furigana`) values('沖縄県','8','Okinawa');
