-- MySQL dump 10.13  Distrib 8.0.36, for Linux (x86_64)
--
-- Host: 172.17.0.2    Database: desafio_08
-- ------------------------------------------------------
-- Server version	8.3.0

/*!40101 SET @OLD_CHARACTER_SET_CLIENT=@@CHARACTER_SET_CLIENT */;
/*!50503 SET NAMES utf8 */;
/*!40103 SET TIME_ZONE='+00:00' */;

--
-- Dumping data for table `paises`
--

LOCK TABLES `paises` WRITE;
/*!40000 ALTER TABLE `paises` DISABLE KEYS */;
INSERT INTO `paises` VALUES (1,'Argentina'),(2,'Brasil');
/*!40000 ALTER TABLE `paises` ENABLE KEYS */;
UNLOCK TABLES;

--
-- Dumping data for table `provincias`
--

LOCK TABLES `provincias` WRITE;
/*!40000 ALTER TABLE `provincias` DISABLE KEYS */;
INSERT INTO `provincias` VALUES (1,'Buenos Aires',1),(2,'Capital Federal',1),(3,'Catamarca',1),(4,'Chaco',1),(5,'Chubut',1),(6,'Córdoba',1),(7,'Corrientes',1),(8,'Entre Ríos',1),(9,'Formosa',1),(10,'Jujuy',1),(11,'La Pampa',1),(12,'La Rioja',1),(13,'Mendoza',1),(14,'Misiones',1),(15,'Neuquén',1),(16,'Río Negro',1),(17,'Salta',1),(18,'San Juan',1),(19,'San Luis',1),(20,'Santa Cruz',1),(21,'Santa Fe',1),(22,'Santiago del Estero',1),(23,'Tierra del Fuego',1),(24,'Tucuman',1);
/*!40000 ALTER TABLE `provincias` ENABLE KEYS */;
UNLOCK TABLES;
/*!40103 SET TIME_ZONE=@OLD_TIME_ZONE */;

/*!40101 SET CHARACTER_SET_CLIENT=@OLD_CHARACTER_SET_CLIENT */;
