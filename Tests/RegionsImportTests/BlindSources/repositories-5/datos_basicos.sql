--
-- PostgreSQL database dump
--

-- Dumped from database version 9.4.24
-- Dumped by pg_dump version 9.6.11

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET client_min_messages = warning;
SET row_security = off;

--
-- Data for Name: paises; Type: TABLE DATA; Schema: public; Owner: postgres
--

SET SESSION AUTHORIZATION DEFAULT;

ALTER TABLE public.paises DISABLE TRIGGER ALL;

COPY public.paises (id_pais, nombre) FROM stdin;
1	Argentina
3	Paraguay
5	Brasil
\.


ALTER TABLE public.paises ENABLE TRIGGER ALL;

--
-- Data for Name: provincias; Type: TABLE DATA; Schema: public; Owner: postgres
--

ALTER TABLE public.provincias DISABLE TRIGGER ALL;

COPY public.provincias (id_provincia, nombre, id_pais) FROM stdin;
4	Catamarca           	1
6	Chubut              	1
\.


ALTER TABLE public.provincias ENABLE TRIGGER ALL;

--
-- Data for Name: localidades; Type: TABLE DATA; Schema: public; Owner: postgres
--

ALTER TABLE public.localidades DISABLE TRIGGER ALL;

COPY public.localidades (id_localidad, nombre, id_provincia) FROM stdin;
10000	test	4
330	Aconquija	4
331	Ancasti	4
332	Andalgalá	4
333	Antofagasta	4
334	Belén	4
335	Capayán	4
336	Capital	4
338	Corral Quemado	4
339	El Alto	4
340	El Rodeo	4
341	F.Mamerto Esquiú	4
342	Fiambalá	4
343	Hualfín	4
344	Huillapima	4
345	Icaño	4
346	La Puerta	4
347	Las Juntas	4
348	Londres	4
349	Los Altos	4
350	Los Varela	4
351	Mutquín	4
352	Paclín	4
353	Poman	4
354	Pozo de La Piedra	4
355	Puerta de Corral	4
356	Puerta San José	4
357	Recreo	4
358	S.F.V de 4	4
359	San Fernando	4
360	San Fernando del Valle	4
361	San José	4
362	Santa María	4
363	Santa Rosa	4
364	Saujil	4
365	Tapso	4
366	Tinogasta	4
367	Valle Viejo	4
368	Villa Vil	4
439	Aldea Apeleg	6
440	Aldea Beleiro	6
441	Aldea Epulef	6
442	Alto Río Sengerr	6
443	Buen Pasto	6
444	Camarones	6
445	Carrenleufú	6
446	Cholila	6
447	Co. Centinela	6
448	Colan Conhué	6
449	Comodoro Rivadavia	6
450	Corcovado	6
451	Cushamen	6
452	Dique F. Ameghino	6
453	Dolavón	6
454	Dr. R. Rojas	6
455	El Hoyo	6
456	El Maitén	6
457	Epuyén	6
458	Esquel	6
459	Facundo	6
460	Gaimán	6
461	Gan Gan	6
462	Gastre	6
463	Gdor. Costa	6
464	Gualjaina	6
465	J. de San Martín	6
466	Lago Blanco	6
467	Lago Puelo	6
468	Lagunita Salada	6
469	Las Plumas	6
470	Los Altares	6
471	Paso de los Indios	6
472	Paso del Sapo	6
473	Pto. Madryn	6
474	Pto. Pirámides	6
475	Rada Tilly	6
476	Rawson	6
477	Río Mayo	6
478	Río Pico	6
479	Sarmiento	6
480	Tecka	6
481	Telsen	6
482	Trelew	6
483	Trevelin	6
484	Veintiocho de Julio	6
\.


ALTER TABLE public.localidades ENABLE TRIGGER ALL;

--
-- Name: localidades_id_localidad_seq; Type: SEQUENCE SET; Schema: public; Owner: postgres
--

SELECT pg_catalog.setval('public.localidades_id_localidad_seq', 10000, true);


--
-- Name: provincias_id_provincia_seq; Type: SEQUENCE SET; Schema: public; Owner: postgres
--

SELECT pg_catalog.setval('public.provincias_id_provincia_seq', 25, true);


--
-- PostgreSQL database dump complete
--

