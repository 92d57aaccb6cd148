--
-- PostgreSQL database dump
--

-- Dumped from database version 9.3.12
-- Dumped by pg_dump version 9.6.2

-- Started on 2017-04-29 00:14:38

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SET check_function_bodies = false;
SET client_min_messages = warning;
SET row_security = off;

SET search_path = public, pg_catalog;

--
-- TOC entry 2480 (class 0 OID 33262)
-- Dependencies: 253
-- Data for Name: provincias; Type: TABLE DATA; Schema: public; Owner: postgres
--

INSERT INTO provincias VALUES ('90', 'ZONAS NO DELIMITADAS', NULL);
INSERT INTO provincias VALUES ('1', 'AZUAY', '7');
INSERT INTO provincias VALUES ('2', 'BOLIVAR', '3');
INSERT INTO provincias VALUES ('3', 'CAÑAR', '7');
INSERT INTO provincias VALUES ('4', 'CARCHI', '6');
INSERT INTO provincias VALUES ('5', 'COTOPAXI', '3');
INSERT INTO provincias VALUES ('6', 'CHIMBORAZO', '3');
INSERT INTO provincias VALUES ('7', 'EL ORO', '7');
INSERT INTO provincias VALUES ('8', 'ESMERALDAS', '6');
INSERT INTO provincias VALUES ('9', 'GUAYAS', '4');
INSERT INTO provincias VALUES ('10', 'IMBABURA', '6');
INSERT INTO provincias VALUES ('11', 'LOJA', '7');
INSERT INTO provincias VALUES ('12', 'LOS RIOS', '5');
INSERT INTO provincias VALUES ('13', 'MANABI', '5');
INSERT INTO provincias VALUES ('14', 'MORONA SANTIAGO', '7');
INSERT INTO provincias VALUES ('15', 'NAPO', '6');
INSERT INTO provincias VALUES ('16', 'PASTAZA', '3');
INSERT INTO provincias VALUES ('17', 'PICHINCHA', '2');
INSERT INTO provincias VALUES ('18', 'TUNGURAHUA', '3');
INSERT INTO provincias VALUES ('19', 'ZAMORA CHINCHIPE', '7');
INSERT INTO provincias VALUES ('20', 'GALAPAGOS', '5');
INSERT INTO provincias VALUES ('21', 'SUCUMBIOS', '6');
INSERT INTO provincias VALUES ('22', 'ORELLANA', '6');
INSERT INTO provincias VALUES ('23', 'SANTO DOMINGO DE LOS TSACHILAS', '2');
INSERT INTO provincias VALUES ('24', 'SANTA ELENA', '4');


-- Completed on 2017-04-29 00:14:38

--
-- PostgreSQL database dump complete
--

