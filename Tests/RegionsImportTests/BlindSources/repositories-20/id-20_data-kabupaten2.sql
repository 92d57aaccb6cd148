--
-- PostgreSQL database dump
--

SET statement_timeout = 0;
SET lock_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SET check_function_bodies = false;
SET client_min_messages = warning;

SET search_path = public, pg_catalog;

--
-- Data for Name: m_kabupaten2; Type: TABLE DATA; Schema: public; Owner: postgres
--

COPY m_kabupaten2 (kabupaten_id, provinsi_id, nama_kabupaten) FROM stdin;
1101	11	Kab. Simeulue
1102	11	Kab. Aceh Singkil
1103	11	Kab. Aceh Selatan
1104	11	Kab. Aceh Tenggara
1105	11	Kab. Aceh Timur
1106	11	Kab. Aceh Tengah
1107	11	Kab. Aceh Barat
1108	11	Kab. Aceh Besar
1109	11	Kab. Pidie
1110	11	Kab. Bireuen
1111	11	Kab. Aceh Utara
1112	11	Kab. Aceh Barat Daya
1113	11	Kab. Gayo Lues
1114	11	Kab. Aceh Tamiang
1115	11	Kab. Nagan Raya
1116	11	Kab. Aceh Jaya
1117	11	Kab. Bener Meriah
1118	11	Kab. Pidie Jaya
1171	11	Kota Banda Aceh
1172	11	Kota Sabang
1173	11	Kota Langsa
1174	11	Kota Lhokseumawe
1175	11	Kota Subulussalam
\.


--
-- PostgreSQL database dump complete
--

