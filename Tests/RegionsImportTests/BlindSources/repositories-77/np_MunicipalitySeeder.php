<?php

        $municipalities = "INSERT INTO municipalities (municipality_type_id,district_id,municipality_code,municipality_name_nep,municipality_name_eng,created_at,updated_at) VALUES

            (3,1,'1','फुङ्लिङ नगरपालिका','Phungling Municipality',NULL,NULL),
            (4,1,'2','आठराई त्रिवेणी गाउँपालिका','Aathrai Tribeni Rural Municipality',NULL,NULL),
            (4,1,'3','सिदिङ्ग्वा गाउँपालिका','Sidingba Rural Municipality',NULL,NULL),
            (4,1,'4','फक्ताङलुङ गाउँपालिका','Phaktanglung Rural Municipality',NULL,NULL),
            (4,1,'5','मिक्वाखोला गाउँपालिका','Mikwakhola Rural Municipality',NULL,NULL),
            (3,2,'10','फिदिम नगरपालिका','Phidim Municipality',NULL,NULL),
            (4,2,'11','फालेलुङ गाउँपालिका','Falelung Rural Municipality',NULL,NULL),
            (4,2,'15','मिक्लाजुङ्ग गाउँपालिका',	'Miklajung Rural Municipality',NULL,NULL),
            (4,2,'17','याङ्वरक गाउँपालिका','Yangwarak Rural Municipality',NULL,NULL),
            (3,3,'18','इलाम नगरपालिका','Illam Municipality',NULL,NULL),
            (3,3,'20','माई नगरपालिका','Mai Municipality',NULL,NULL),
            (4,3,'22','फाकफोकथुम गाउँपालिका ','Fakphokthum Rural Municipality',NULL,NULL),
            (4,3,'26','रोङ गाउँपालिका','NRong Rural MunicipalityULL',NULL,NULL),
            (4,3,'27','सन्दकपुर गाउँपालिका','Sandakpur Rural Municipality',NULL,NULL),
            (2,6,'60','ईटहरी उपमहानगरपालिका','Itahari Sub-Metropolitian City',NULL,NULL),
            (2,6,'61','धरान उपमहानगरपालिका','Dharan Sub-Metropolitian City',NULL,NULL),
            (3,6,'62','ईनरुवा नगरपालिका','Inaruwa Municipality',NULL,NULL),
            (4,6,'67','कोशी गाउँपालिका','Koshi Rural Municipality',NULL,NULL)";
