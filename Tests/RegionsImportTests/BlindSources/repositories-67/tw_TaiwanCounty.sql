create table taiwan_countys (
 countyID       varchar(5) not null,
 county			varchar(10),
 constraint taiwan_countys_primary_key primary key (countyID));

 insert into taiwan_countys values ('TPE','臺北市');
 insert into taiwan_countys values ('KEE','基隆市');
 insert into taiwan_countys values ('NWT','新北市');
 insert into taiwan_countys values ('ILA','宜蘭縣');
 insert into taiwan_countys values ('HSZ','新竹市');
 insert into taiwan_countys values ('HSQ','新竹縣');
 insert into taiwan_countys values ('TAO','桃園市');
 insert into taiwan_countys values ('MIA','苗栗縣');
 insert into taiwan_countys values ('TXG','臺中市');
 insert into taiwan_countys values ('CHA','彰化縣');
 insert into taiwan_countys values ('NAN','南投縣');
 insert into taiwan_countys values ('CYI','嘉義市');
 insert into taiwan_countys values ('CYQ','嘉義縣');
 insert into taiwan_countys values ('YUN','雲林縣');
 insert into taiwan_countys values ('TNN','臺南市');
 insert into taiwan_countys values ('KHH','高雄市');
 insert into taiwan_countys values ('PIF','屏東縣');
 insert into taiwan_countys values ('TTT','臺東縣');
 insert into taiwan_countys values ('HUA','花蓮縣');
 insert into taiwan_countys values ('PEN','澎湖縣');
 insert into taiwan_countys values ('KIN','金門縣');
 insert into taiwan_countys values ('LIE','連江縣');
 