/*!40101 SET @OLD_CHARACTER_SET_CLIENT=@@CHARACTER_SET_CLIENT */;
/*!40101 SET @OLD_CHARACTER_SET_RESULTS=@@CHARACTER_SET_RESULTS */;
/*!40101 SET @OLD_COLLATION_CONNECTION=@@COLLATION_CONNECTION */;
/*!40101 SET NAMES utf8 */;
/*!40103 SET @OLD_TIME_ZONE=@@TIME_ZONE */;
/*!40103 SET TIME_ZONE='+00:00' */;
/*!40014 SET @OLD_UNIQUE_CHECKS=@@UNIQUE_CHECKS, UNIQUE_CHECKS=0 */;
/*!40014 SET @OLD_FOREIGN_KEY_CHECKS=@@FOREIGN_KEY_CHECKS, FOREIGN_KEY_CHECKS=0 */;
/*!40101 SET @OLD_SQL_MODE=@@SQL_MODE, SQL_MODE='NO_AUTO_VALUE_ON_ZERO' */;
/*!40111 SET @OLD_SQL_NOTES=@@SQL_NOTES, SQL_NOTES=0 */;

LOCK TABLES `Department` WRITE;
/*!40000 ALTER TABLE `Department` DISABLE KEYS */;
INSERT INTO `Department` VALUES (1,1,'Bas-Rhin'),(2,1,'Haut-Rhin'),(3,2,'Dordogne'),(4,2,'Gironde'),(5,2,'Landes'),(6,2,'Lot-et-Garonne'),(7,2,'Pyrénées-Atlantiques'),(8,3,'Allier'),(9,3,'Cantal'),(10,3,'Haute-Loire'),(11,3,'Puy-de-Dôme'),(12,4,'Calvados'),(13,4,'Manche'),(14,4,'Orne'),(15,5,'Côte-dOr'),(16,5,'Nièvre'),(17,5,'Saône-et-Loire'),(18,5,'Yonne'),(19,6,'Côtes-dArmor'),(20,6,'Finistère'),(21,6,'Ille-et-Vilaine'),(22,6,'Morbihan'),(23,7,'Cher'),(24,7,'Eure-et-Loir'),(25,7,'Indre'),(26,7,'Indre-et-Loire'),(27,7,'Loir-et-Cher'),(28,7,'Loiret'),(29,8,'Ardennes'),(30,8,'Aube'),(31,8,'Marne'),(32,8,'Haute-Marne'),(33,9,'Corse-du-Sud'),(34,9,'Haute-Corse'),(35,10,'Doubs'),(36,10,'Jura'),(37,10,'Haute-Saône'),(38,10,'TerritoiredeBelfort'),(39,11,'Eure'),(40,11,'Seine-Maritime'),(41,12,'Paris'),(42,12,'Seine-et-Marne'),(43,12,'Yvelines'),(44,12,'Essonne'),(45,12,'Hauts-de-Seine'),(46,12,'Val-de-Marne'),(47,12,'Val-dOise'),(48,12,'Seine-Saint-Denis'),(49,13,'Aude'),(50,13,'Gard'),(51,13,'Hérault'),(52,13,'Lozère'),(53,13,'Pyrénées-Orientales'),(54,14,'Corrèze'),(55,14,'Creuse'),(56,14,'Haute-Vienne'),(57,15,'Meurthe-et-Moselle'),(58,15,'Meuse'),(59,15,'Moselle'),(60,15,'Vosges'),(61,16,'Ariège'),(62,16,'Aveyron'),(63,16,'Haute-Garonne'),(64,16,'Gers'),(65,16,'Lot'),(66,16,'Hautes-Pyrénées'),(67,16,'Tarn'),(68,16,'Tarn-et-Garonne'),(69,17,'Nord'),(70,17,'Pas-de-Calais'),(71,18,'Loire-Atlantique'),(72,18,'Maine-et-Loire'),(73,18,'Mayenne'),(74,18,'Sarthe'),(75,18,'Vendée'),(76,19,'Aisne'),(77,19,'Oise'),(78,19,'Somme'),(79,20,'Charente'),(80,20,'Charente-Maritime'),(81,20,'Deux-Sèvres'),(82,20,'Vienne'),(83,21,'Alpes-de-Haute-Provence'),(84,21,'Hautes-Alpes'),(85,21,'Alpes-Maritimes'),(86,21,'Bouches-du-Rhône'),(87,21,'Var'),(88,21,'Vaucluse'),(89,22,'Ain'),(90,22,'Ardèche'),(91,22,'Drôme'),(92,22,'Isère'),(93,22,'Loire'),(94,22,'Rhône'),(95,22,'Savoie'),(96,22,'Haute-Savoie'),(97,23,'Guadeloupe'),(98,23,'Guyane'),(99,23,'Martinique'),(100,23,'La Réunion'),(101,23,'St-Pierre-et-Miquelon'),(102,23,'Walliset Futuna'),(103,23,'Nouvelle Calédonie'),(104,23,'Polynésie Française'),(105,24,'Monaco'),(106,25,'Bruxelles-Capitale'),(107,26,'Anvers'),(108,26,'Brabant Flamand'),(109,26,'Flandre Occidentale'),(110,26,'Flandre Orientale'),(111,26,'Limbourg'),(112,27,'Brabant Wallon'),(113,27,'Hainaut'),(114,27,'Liège'),(115,27,'Luxembourg'),(116,27,'Namur'),(117,28,'Brussels Hoofdstedelijk Gewest'),(118,29,'Antwerpen'),(119,29,'Vlaams-Brabant'),(120,29,'West-Vlaanderen'),(121,29,'Oost-Vlaanderen'),(122,29,'Limburg'),(123,30,'Waals-Brabant'),(124,30,'Henegouwen'),(125,30,'Luik'),(126,30,'Luxemburg'),(127,30,'Namen');
/*!40000 ALTER TABLE `Department` ENABLE KEYS */;
UNLOCK TABLES;
/*!40103 SET TIME_ZONE=@OLD_TIME_ZONE */;

/*!40101 SET SQL_MODE=@OLD_SQL_MODE */;
/*!40014 SET FOREIGN_KEY_CHECKS=@OLD_FOREIGN_KEY_CHECKS */;
/*!40014 SET UNIQUE_CHECKS=@OLD_UNIQUE_CHECKS */;
/*!40101 SET CHARACTER_SET_CLIENT=@OLD_CHARACTER_SET_CLIENT */;
/*!40101 SET CHARACTER_SET_RESULTS=@OLD_CHARACTER_SET_RESULTS */;
/*!40101 SET COLLATION_CONNECTION=@OLD_COLLATION_CONNECTION */;
/*!40111 SET SQL_NOTES=@OLD_SQL_NOTES */;

