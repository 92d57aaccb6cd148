
     /* insert-province.sql
        ==========================
	This file is created out of the db-provinces.xml file with
	the provinces-template.xslt template file.
	It contains the INSERT-Statements for the Province table.
	*/ 
 
        

	INSERT INTO Province (Name, Country, Area, Population)
	VALUES ('Andreas',
		'im',
		28.20,
		1113);
 
        

	INSERT INTO Province (Name, Country, Area, Population)
	VALUES ('Arbory',
		'im',
		16.80,
		1635);
 
        

	INSERT INTO Province (Name, Country, Area, Population)
	VALUES ('Ballaugh',
		'im',
		27,
		832);
 
        

	INSERT INTO Province (Name, Country, Area, Population)
	VALUES ('Braddan',
		'im',
		41.30,
		3310);
 
        

	INSERT INTO Province (Name, Country, Area, Population)
	VALUES ('Bride',
		'im',
		22.40,
		390);
 
        

	INSERT INTO Province (Name, Country, Area, Population)
	VALUES ('Castletown',
		'im',
		2.30,
		2680);
 
        

	INSERT INTO Province (Name, Country, Area, Population)
	VALUES ('Douglas',
		'im',
		6.80,
		25422);
 
        

	INSERT INTO Province (Name, Country, Area, Population)
	VALUES ('German',
		'im',
		46.20,
		1019);
 
        

	INSERT INTO Province (Name, Country, Area, Population)
	VALUES ('Jurby',
		'im',
		18.10,
		571);
 
        

	INSERT INTO Province (Name, Country, Area, Population)
	VALUES ('Laxey',
		'im',
		2,
		1524);
 
        

	INSERT INTO Province (Name, Country, Area, Population)
	VALUES ('Lezrayre',
		'im',
		60,
		652);
 
        

	INSERT INTO Province (Name, Country, Area, Population)
	VALUES ('Lonan',
		'im',
		32.60,
		1380);
 
        

	INSERT INTO Province (Name, Country, Area, Population)
	VALUES ('Malew',
		'im',
		47.50,
		2044);
 
        

	INSERT INTO Province (Name, Country, Area, Population)
	VALUES ('Marown',
		'im',
		26.70,
		1651);
 
        
