CREATE TABLE IF NOT EXISTS REGION (
CODE  VARCHAR (2)  NULL,
ID  VARCHAR (3)  NULL,
NAME  VARCHAR (50)  NULL,
NAME_AR  VARCHAR (50)  NULL
);

INSERT INTO REGION VALUES
(01,'01.','Tanger-Tetouan-Al Hoceima','طنجة تطوان، الحسيمة'),
(02,'02.','Oriental','شرقي'),
(03,'03.','Fès-Meknès','فاس-مكناس'),
(04,'04.','Rabat-Salé-Kénitra','القنيطرة-الرباط سلا'),
(05,'05.','Béni Mellal-Khénifra','بني ملال-خنيفرة'),
(06,'06.','Grand Casablanca-Settat','الدار البيضاء-سطات'),
(07,'07.','Marrakech-Safi','مراكش الصافي'),
(08,'08.','Drâa-Tafilalet','درعة تافيلالت'),
(09,'09.','Souss-Massa',' سوس ماسة'),
(10,'10.','Guelmim-Oued Noun','كلميم واد نون'),
(11,'11.','Laayoune-Sakia El Hamra','العيون الساقية الحمراء'),
(12,'12.','Eddakhla-Oued Eddahab','الداخلة - وادي الذهب');
