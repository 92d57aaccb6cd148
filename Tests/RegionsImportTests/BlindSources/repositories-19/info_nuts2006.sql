--
-- PostgreSQL database dump
--

SET statement_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SET check_function_bodies = false;
SET client_min_messages = warning;

SET search_path = public, pg_catalog;

--
-- Data for Name: info_nuts2006; Type: TABLE DATA; Schema: public; Owner: aire
--

COPY info_nuts2006 (ogc_fid, wkb_geometry, id, name, nuts0, nuts1, nuts2, nuts23, nuts3, zoning) FROM stdin;
1	\N	AT111	Mittelburgenland	0	0	0	0	1	UE27
2	\N	AT112	Nordburgenland	0	0	0	0	1	UE27
3	\N	AT113	Südburgenland	0	0	0	0	1	UE27
4	\N	AT121	Mostviertel-Eisenwurzen	0	0	0	0	1	UE27
5	\N	AT122	Niederösterreich-Süd	0	0	0	0	1	UE27
6	\N	AT123	Sankt Pölten	0	0	0	0	1	UE27
7	\N	AT124	Waldviertel	0	0	0	0	1	UE27
8	\N	AT125	Weinviertel	0	0	0	0	1	UE27
9	\N	AT126	Wiener Umland/Nordteil	0	0	0	0	1	UE27
10	\N	AT127	Wiener Umland/Südteil	0	0	0	0	1	UE27
11	\N	AT130	Wien	0	0	0	0	1	UE27
12	\N	AT211	Klagenfurt-Villach	0	0	0	0	1	UE27
13	\N	AT212	Oberkärnten	0	0	0	0	1	UE27
14	\N	AT213	Unterkärnten	0	0	0	0	1	UE27
15	\N	AT221	Graz	0	0	0	0	1	UE27
16	\N	AT222	Liezen	0	0	0	0	1	UE27
17	\N	AT223	Östliche Obersteiermark	0	0	0	0	1	UE27
18	\N	AT224	Oststeiermark	0	0	0	0	1	UE27
19	\N	AT225	West- und Südsteiermark	0	0	0	0	1	UE27
20	\N	AT226	Westliche Obersteiermark	0	0	0	0	1	UE27
21	\N	AT311	Innviertel	0	0	0	0	1	UE27
22	\N	AT312	Linz-Wels	0	0	0	0	1	UE27
23	\N	AT313	Mühlviertel	0	0	0	0	1	UE27
24	\N	AT314	Steyr-Kirchdorf	0	0	0	0	1	UE27
25	\N	AT315	Traunviertel	0	0	0	0	1	UE27
26	\N	AT321	Lungau	0	0	0	0	1	UE27
27	\N	AT322	Pinzgau-Pongau	0	0	0	0	1	UE27
28	\N	AT323	Salzburg und Umgebung	0	0	0	0	1	UE27
29	\N	AT331	Außerfern	0	0	0	0	1	UE27
30	\N	AT332	Innsbruck	0	0	0	0	1	UE27
31	\N	AT333	Osttirol	0	0	0	0	1	UE27
32	\N	AT334	Tiroler Oberland	0	0	0	0	1	UE27
33	\N	AT335	Tiroler Unterland	0	0	0	0	1	UE27
34	\N	AT341	Bludenz-Bregenzer Wald	0	0	0	0	1	UE27
35	\N	AT342	Rheintal-Bodenseegebiet	0	0	0	0	1	UE27
36	\N	BE100	Arr. de Bruxelles-Capitale/Arr. van Brussel-Hoofdstad	0	0	0	0	1	UE27
37	\N	BE211	Arr. Antwerpen	0	0	0	0	1	UE27
38	\N	BE212	Arr. Mechelen	0	0	0	0	1	UE27
39	\N	BE213	Arr. Turnhout	0	0	0	0	1	UE27
40	\N	BE221	Arr. Hasselt	0	0	0	0	1	UE27
41	\N	BE222	Arr. Maaseik	0	0	0	0	1	UE27
42	\N	BE223	Arr. Tongeren	0	0	0	0	1	UE27
43	\N	BE231	Arr. Aalst	0	0	0	0	1	UE27
44	\N	BE232	Arr. Dendermonde	0	0	0	0	1	UE27
45	\N	BE233	Arr. Eeklo	0	0	0	0	1	UE27
46	\N	BE234	Arr. Gent	0	0	0	0	1	UE27
47	\N	BE235	Arr. Oudenaarde	0	0	0	0	1	UE27
48	\N	BE236	Arr. Sint-Niklaas	0	0	0	0	1	UE27
49	\N	BE241	Arr. Halle-Vilvoorde	0	0	0	0	1	UE27
50	\N	BE242	Arr. Leuven	0	0	0	0	1	UE27
51	\N	BE251	Arr. Brugge	0	0	0	0	1	UE27
52	\N	BE252	Arr. Diksmuide	0	0	0	0	1	UE27
53	\N	BE253	Arr. Ieper	0	0	0	0	1	UE27
54	\N	BE254	Arr. Kortrijk	0	0	0	0	1	UE27
55	\N	BE255	Arr. Oostende	0	0	0	0	1	UE27
56	\N	BE256	Arr. Roeselare	0	0	0	0	1	UE27
57	\N	BE257	Arr. Tielt	0	0	0	0	1	UE27
58	\N	BE258	Arr. Veurne	0	0	0	0	1	UE27
59	\N	BE310	Arr. Nivelles	0	0	0	0	1	UE27
60	\N	BE321	Arr. Ath	0	0	0	0	1	UE27
61	\N	BE322	Arr. Charleroi	0	0	0	0	1	UE27
62	\N	BE323	Arr. Mons	0	0	0	0	1	UE27
63	\N	BE324	Arr. Mouscron	0	0	0	0	1	UE27
64	\N	BE325	Arr. Soignies	0	0	0	0	1	UE27
65	\N	BE326	Arr. Thuin	0	0	0	0	1	UE27
66	\N	BE327	Arr. Tournai	0	0	0	0	1	UE27
\.


--
-- PostgreSQL database dump complete
--

