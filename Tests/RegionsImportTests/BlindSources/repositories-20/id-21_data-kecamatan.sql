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
-- Data for Name: m_kecamatan; Type: TABLE DATA; Schema: public; Owner: postgres
--

COPY m_kecamatan (kecamatan_id, kabupaten_id, nama_kecamatan) FROM stdin;
1101010	1101	Teupah Selatan
1101020	1101	Simeulue Timur
1101021	1101	Teupah Barat
1101022	1101	Teupah Tengah
1101030	1101	Simeulue Tengah
1101031	1101	Teluk Dalam
1101032	1101	Simeulue Cut
1101040	1101	Salang
1101050	1101	Simeulue Barat
1101051	1101	Alafan
1102010	1102	Pulau Banyak
1102011	1102	Pulau Banyak Barat
1102020	1102	Singkil
1102021	1102	Singkil Utara
1102022	1102	Kuala Baru
1102030	1102	Simpang Kanan
1102031	1102	Gunung Meriah
1102032	1102	Danau Paris
1102033	1102	Suro
1102042	1102	Singkohor
1102043	1102	Kota Baharu
1103010	1103	Trumon
1103011	1103	Trumon Timur
1103012	1103	Trumon Tengah
1103020	1103	Bakongan
1103021	1103	Bakongan Timur
1103022	1103	Kota Bahagia
1103030	1103	Kluet Selatan
1103031	1103	Kluet Timur
1103040	1103	Kluet Utara
1103041	1103	Pasie Raja
1103042	1103	Kluet Tengah
1103050	1103	Tapak Tuan
1103060	1103	Sama Dua
1103070	1103	Sawang
1103080	1103	Meukek
1103090	1103	Labuhan Haji
1103091	1103	Labuhan Haji Timur
1103092	1103	Labuhan Haji Barat
1104010	1104	Lawe Alas
1104011	1104	Babul Rahmah
1104012	1104	Tanoh Alas
1104020	1104	Lawe Sigala-Gala
1104021	1104	Babul Makmur
1104022	1104	Semadam
1104023	1104	Leuser
1104030	1104	Bambel
1104031	1104	Bukit Tusam
1104032	1104	Lawe Sumur
1104040	1104	Babussalam
1104041	1104	Lawe Bulan
1104050	1104	Badar
1104051	1104	Darul Hasanah
1104052	1104	Ketambe
1104053	1104	Deleng Pokhkisen
1109010	1109	Geumpang
1109011	1109	Mane
1109070	1109	Glumpang Tiga
1109071	1109	Glumpang Baro
1109080	1109	Mutiara
1109081	1109	Mutiara Timur
1109090	1109	Tiro/Truseb
1109100	1109	Tangse
1109111	1109	Keumala
1109112	1109	Titeue
1109120	1109	Sakti
1109130	1109	Mila
1109140	1109	Padang Tiji
1109150	1109	Delima
1109151	1109	Grong Grong
1109160	1109	Indrajaya
1109170	1109	Peukan Baro
1109180	1109	Kembang Tanjong
1109190	1109	Simpang Tiga
1109200	1109	Kota Sigli
1109210	1109	Pidie
1109220	1109	Batee
1109230	1109	Muara Tiga
1171010	1171	Meuraxa
1171011	1171	Jaya Baru
1171012	1171	Banda Raya
1171020	1171	Baiturrahman
1171021	1171	Lueng Bata
1171030	1171	Kuta Alam
1171031	1171	Kuta Raja
1171040	1171	Syiah Kuala
1171041	1171	Ulee Kareng
1172010	1172	Sukajaya
1172020	1172	Sukakarya
1173010	1173	Langsa Timur
1173011	1173	Langsa Lama
1173020	1173	Langsa Barat
1173021	1173	Langsa Baro
1173030	1173	Langsa Kota
\.


--
-- PostgreSQL database dump complete
--

