### 시도
INSERT INTO province_code(prov_cd_nm) VALUES ('서울시');
INSERT INTO province_code(prov_cd_nm) VALUES ('부산시');
INSERT INTO province_code(prov_cd_nm) VALUES ('대구시');
INSERT INTO province_code(prov_cd_nm) VALUES ('인천시');
INSERT INTO province_code(prov_cd_nm) VALUES ('광주시');
INSERT INTO province_code(prov_cd_nm) VALUES ('대전시');
INSERT INTO province_code(prov_cd_nm) VALUES ('울산시');
INSERT INTO province_code(prov_cd_nm) VALUES ('세종시');
INSERT INTO province_code(prov_cd_nm) VALUES ('경기도');
INSERT INTO province_code(prov_cd_nm) VALUES ('강원도');
INSERT INTO province_code(prov_cd_nm) VALUES ('충청북도');
INSERT INTO province_code(prov_cd_nm) VALUES ('충청남도');
INSERT INTO province_code(prov_cd_nm) VALUES ('전라북도');
INSERT INTO province_code(prov_cd_nm) VALUES ('전라남도');
INSERT INTO province_code(prov_cd_nm) VALUES ('경상북도');
INSERT INTO province_code(prov_cd_nm) VALUES ('경상남도');
INSERT INTO province_code(prov_cd_nm) VALUES ('제주도');

### 서울시 시군구
INSERT INTO district_code(dist_cd_nm, prov_cd_id) VALUE ('강남구', 1);
INSERT INTO district_code(dist_cd_nm, prov_cd_id) VALUE ('강동구', 1);
INSERT INTO district_code(dist_cd_nm, prov_cd_id) VALUE ('강북구', 1);
INSERT INTO district_code(dist_cd_nm, prov_cd_id) VALUE ('강서구', 1);
INSERT INTO district_code(dist_cd_nm, prov_cd_id) VALUE ('관악구', 1);
INSERT INTO district_code(dist_cd_nm, prov_cd_id) VALUE ('광진구', 1);
INSERT INTO district_code(dist_cd_nm, prov_cd_id) VALUE ('구로구', 1);
INSERT INTO district_code(dist_cd_nm, prov_cd_id) VALUE ('금천구', 1);
INSERT INTO district_code(dist_cd_nm, prov_cd_id) VALUE ('노원구', 1);
INSERT INTO district_code(dist_cd_nm, prov_cd_id) VALUE ('도봉구', 1);
INSERT INTO district_code(dist_cd_nm, prov_cd_id) VALUE ('동대문구', 1);
