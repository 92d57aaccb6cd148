<?php

        $districts = "INSERT INTO `districts` VALUES
        
        (1,1,'1','ताप्लेजुङ','Taplejung',NULL,NULL),
        (2,1,'2','पाचथर','Panchthar',NULL ,NULL),
        (3,1,'3','ईलाम','Ilam',NULL,NULL),
        (6,1,'6','सुनसरि','Sunsari',NULL,NULL)";
