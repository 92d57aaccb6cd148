<?php
/**
 * @category    MT
 * @package     MT_KidsPlaza
 * @copyright   Copyright (C) 2008-2013 MagentoThemes.net. All Rights Reserved.
 * @license     GNU General Public License version 2 or later
 * @author      MagentoThemes.net
 * @email       support@magentothemes.net
 */
$this->startSetup();
$this->run("
INSERT INTO directory_country_region (country_id,code,default_name) VALUES ('VN','VN-63','Hà Nội');
INSERT INTO directory_country_region (country_id,code,default_name) VALUES ('VN','VN-62','T.P. Hồ Chí Minh');
INSERT INTO directory_country_region (country_id,code,default_name) VALUES ('VN','VN-61','Đà Nẵng');
INSERT INTO directory_country_region (country_id,code,default_name) VALUES ('VN','VN-60','Hải Phòng');
INSERT INTO directory_country_region (country_id,code,default_name) VALUES ('VN','VN-59','Cần Thơ');
INSERT INTO directory_country_region (country_id,code,default_name) VALUES ('VN','VN-01','An Giang');
INSERT INTO directory_country_region (country_id,code,default_name) VALUES ('VN','VN-02','Bà Rịa - Vũng Tàu');
INSERT INTO directory_country_region (country_id,code,default_name) VALUES ('VN','VN-03','Bắc Giang');
INSERT INTO directory_country_region (country_id,code,default_name) VALUES ('VN','VN-04','Bắc Kạn');
INSERT INTO directory_country_region (country_id,code,default_name) VALUES ('VN','VN-05','Bạc Liêu');
INSERT INTO directory_country_region (country_id,code,default_name) VALUES ('VN','VN-06','Bắc Ninh');
INSERT INTO directory_country_region (country_id,code,default_name) VALUES ('VN','VN-07','Bến Tre');
INSERT INTO directory_country_region (country_id,code,default_name) VALUES ('VN','VN-08','Bình Định');
INSERT INTO directory_country_region (country_id,code,default_name) VALUES ('VN','VN-09','Bình Dương');
INSERT INTO directory_country_region (country_id,code,default_name) VALUES ('VN','VN-10','Bình Phước');
INSERT INTO directory_country_region (country_id,code,default_name) VALUES ('VN','VN-11','Bình Thuận');
INSERT INTO directory_country_region (country_id,code,default_name) VALUES ('VN','VN-12','Cà Mau');
INSERT INTO directory_country_region (country_id,code,default_name) VALUES ('VN','VN-13','Cao Bằng');
INSERT INTO directory_country_region (country_id,code,default_name) VALUES ('VN','VN-14','Đắk Lắk');
INSERT INTO directory_country_region (country_id,code,default_name) VALUES ('VN','VN-15','Đắk Nông');
INSERT INTO directory_country_region (country_id,code,default_name) VALUES ('VN','VN-16','Điện Biên');
INSERT INTO directory_country_region (country_id,code,default_name) VALUES ('VN','VN-17','Đồng Nai');
INSERT INTO directory_country_region (country_id,code,default_name) VALUES ('VN','VN-18','Đồng Tháp');
INSERT INTO directory_country_region (country_id,code,default_name) VALUES ('VN','VN-19','Gia Lai');
INSERT INTO directory_country_region (country_id,code,default_name) VALUES ('VN','VN-20','Hà Giang');
INSERT INTO directory_country_region (country_id,code,default_name) VALUES ('VN','VN-21','Hà Nam');
INSERT INTO directory_country_region (country_id,code,default_name) VALUES ('VN','VN-22','Hà Tĩnh');
INSERT INTO directory_country_region (country_id,code,default_name) VALUES ('VN','VN-23','Hải Dương');
INSERT INTO directory_country_region (country_id,code,default_name) VALUES ('VN','VN-24','Hậu Giang');
INSERT INTO directory_country_region (country_id,code,default_name) VALUES ('VN','VN-25','Hòa Bình');
INSERT INTO directory_country_region (country_id,code,default_name) VALUES ('VN','VN-26','Hưng Yên');
INSERT INTO directory_country_region (country_id,code,default_name) VALUES ('VN','VN-27','Khánh Hòa');
INSERT INTO directory_country_region (country_id,code,default_name) VALUES ('VN','VN-28','Kiên Giang');
INSERT INTO directory_country_region (country_id,code,default_name) VALUES ('VN','VN-29','Kon Tum');
INSERT INTO directory_country_region (country_id,code,default_name) VALUES ('VN','VN-30','Lai Châu');
INSERT INTO directory_country_region (country_id,code,default_name) VALUES ('VN','VN-56','Vĩnh Phúc');
INSERT INTO directory_country_region (country_id,code,default_name) VALUES ('VN','VN-57','Yên Bái');
INSERT INTO directory_country_region (country_id,code,default_name) VALUES ('VN','VN-58','Phú Yên');
");
$this->endSetup();