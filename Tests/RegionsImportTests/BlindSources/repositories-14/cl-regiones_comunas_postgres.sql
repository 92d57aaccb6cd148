--
-- Regiones, Provincias y Comunas actualizado 2021 Postgres
-- Jose Duarte - saert3311
--

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

--
-- TOC entry 200 (class 1259 OID 16397)
-- Name: app_regiones; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.app_regiones (
    id bigint NOT NULL,
    nombre character varying(100) NOT NULL,
    abreviatura character varying(3),
    capital character varying(30)
);


ALTER TABLE public.app_regiones OWNER TO postgres;

--
-- TOC entry 201 (class 1259 OID 16400)
-- Name: app_regiones_id_seq; Type: SEQUENCE; Schema: public; Owner: postgres
--

CREATE SEQUENCE public.app_regiones_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER TABLE public.app_regiones_id_seq OWNER TO postgres;

--
-- TOC entry 2889 (class 0 OID 0)
-- Dependencies: 201
-- Name: app_regiones_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: postgres
--

ALTER SEQUENCE public.app_regiones_id_seq OWNED BY public.app_regiones.id;


--
-- TOC entry 2756 (class 2604 OID 16476)
-- Name: app_regiones id; Type: DEFAULT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.app_regiones ALTER COLUMN id SET DEFAULT nextval('public.app_regiones_id_seq'::regclass);


--
-- TOC entry 2882 (class 0 OID 16397)
-- Dependencies: 200
-- Data for Name: app_regiones; Type: TABLE DATA; Schema: public; Owner: postgres
--

COPY public.app_regiones (id, nombre, abreviatura, capital) FROM stdin;
1	Arica y Parinacota	AP	Arica
2	Tarapacá	TA	Iquique
3	Antofagasta	AN	Antofagasta
4	Atacama	AT	Copiapó
5	Coquimbo	CO	La Serena
6	Valparaiso	VA	valparaíso
7	Metropolitana de Santiago	RM	Santiago
\.


--
-- TOC entry 2890 (class 0 OID 0)
-- Dependencies: 201
-- Name: app_regiones_id_seq; Type: SEQUENCE SET; Schema: public; Owner: postgres
--

SELECT pg_catalog.setval('public.app_regiones_id_seq', 1, false);


--
-- TOC entry 2759 (class 2606 OID 16492)
-- Name: app_regiones app_regiones_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.app_regiones
    ADD CONSTRAINT app_regiones_pkey PRIMARY KEY (id);


-- Provincias

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

--
-- TOC entry 198 (class 1259 OID 16392)
-- Name: app_provincias; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.app_provincias (
    id bigint NOT NULL,
    nombre character varying(100) NOT NULL,
    cod_region_id bigint NOT NULL
);


ALTER TABLE public.app_provincias OWNER TO postgres;

--
-- TOC entry 199 (class 1259 OID 16395)
-- Name: app_provincias_id_seq; Type: SEQUENCE; Schema: public; Owner: postgres
--

CREATE SEQUENCE public.app_provincias_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER TABLE public.app_provincias_id_seq OWNER TO postgres;

--
-- TOC entry 2889 (class 0 OID 0)
-- Dependencies: 199
-- Name: app_provincias_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: postgres
--

ALTER SEQUENCE public.app_provincias_id_seq OWNED BY public.app_provincias.id;


--
-- TOC entry 2756 (class 2604 OID 16476)
-- Name: app_provincias id; Type: DEFAULT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.app_provincias ALTER COLUMN id SET DEFAULT nextval('public.app_provincias_id_seq'::regclass);


--
-- TOC entry 2882 (class 0 OID 16392)
-- Dependencies: 198
-- Data for Name: app_provincias; Type: TABLE DATA; Schema: public; Owner: postgres
--

COPY public.app_provincias (id, nombre, cod_region_id) FROM stdin;
1	Arica	1
2	Parinacota	1
3	Iquique	2
4	El Tamarugal	2
5	Tocopilla	3
6	El Loa	3
7	Antofagasta	3
8	Chañaral	4
9	Copiapó	4
10	Huasco	4
11	Elqui	5
12	Limarí	5
13	Choapa	5
14	Petorca	6
15	Los Andes	6
16	San Felipe de Aconcagua	6
17	Quillota	6
18	Valparaiso	6
19	San Antonio	6
20	Isla de Pascua	6
21	Marga Marga	6
22	Chacabuco	7
23	Santiago	7
24	Cordillera	7
25	Maipo	7
26	Melipilla	7
27	Talagante	7
\.


--
-- TOC entry 2890 (class 0 OID 0)
-- Dependencies: 199
-- Name: app_provincias_id_seq; Type: SEQUENCE SET; Schema: public; Owner: postgres
--

SELECT pg_catalog.setval('public.app_provincias_id_seq', 1, false);


--
-- TOC entry 2759 (class 2606 OID 16492)
-- Name: app_provincias app_provincias_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.app_provincias
    ADD CONSTRAINT app_provincias_pkey PRIMARY KEY (id);


--
-- TOC entry 2757 (class 1259 OID 16540)
-- Name: app_provincias_cod_region_id_c540eff9; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX app_provincias_cod_region_id_c540eff9 ON public.app_provincias USING btree (cod_region_id);


--
-- TOC entry 2760 (class 2606 OID 16561)
-- Name: app_provincias app_provincias_cod_region_id_c540eff9_fk_app_regiones_id; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.app_provincias
    ADD CONSTRAINT app_provincias_cod_region_id_c540eff9_fk_app_regiones_id FOREIGN KEY (cod_region_id) REFERENCES public.app_regiones(id) DEFERRABLE INITIALLY DEFERRED;


-- Comunas


SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

--
-- TOC entry 196 (class 1259 OID 16387)
-- Name: app_comunas; Type: TABLE; Schema: public; Owner: postgres
--

CREATE TABLE public.app_comunas (
    id bigint NOT NULL,
    nombre character varying(100) NOT NULL,
    cod_provincia_id bigint
);


ALTER TABLE public.app_comunas OWNER TO postgres;

--
-- TOC entry 197 (class 1259 OID 16390)
-- Name: app_comunas_id_seq; Type: SEQUENCE; Schema: public; Owner: postgres
--

CREATE SEQUENCE public.app_comunas_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER TABLE public.app_comunas_id_seq OWNER TO postgres;

--
-- TOC entry 2889 (class 0 OID 0)
-- Dependencies: 197
-- Name: app_comunas_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: postgres
--

ALTER SEQUENCE public.app_comunas_id_seq OWNED BY public.app_comunas.id;


--
-- TOC entry 2756 (class 2604 OID 16476)
-- Name: app_comunas id; Type: DEFAULT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.app_comunas ALTER COLUMN id SET DEFAULT nextval('public.app_comunas_id_seq'::regclass);


--
-- TOC entry 2882 (class 0 OID 16387)
-- Dependencies: 196
-- Data for Name: app_comunas; Type: TABLE DATA; Schema: public; Owner: postgres
--

COPY public.app_comunas (id, nombre, cod_provincia_id) FROM stdin;
1	Arica	1
2	Camarones	1
3	General Lagos	2
4	Putre	2
5	Alto Hospicio	3
6	Iquique	3
7	Camiña	4
8	Colchane	4
9	Huara	4
10	Pica	4
11	Pozo Almonte	4
12	Tocopilla	5
13	María Elena	5
14	Calama	6
15	Ollague	6
16	San Pedro de Atacama	6
17	Antofagasta	7
18	Mejillones	7
19	Sierra Gorda	7
20	Taltal	7
21	Chañaral	8
22	Diego de Almagro	8
23	Copiapó	9
24	Caldera	9
25	Tierra Amarilla	9
26	Vallenar	10
27	Alto del Carmen	10
28	Freirina	10
29	Huasco	10
30	La Serena	11
31	Coquimbo	11
32	Andacollo	11
33	La Higuera	11
34	Paihuano	11
35	Vicuña	11
36	Ovalle	12
37	Combarbalá	12
38	Monte Patria	12
39	Punitaqui	12
40	Río Hurtado	12
41	Illapel	13
42	Canela	13
43	Los Vilos	13
44	Salamanca	13
45	La Ligua	14
46	Cabildo	14
47	Zapallar	14
48	Papudo	14
49	Petorca	14
50	Los Andes	15
51	San Esteban	15
52	Calle Larga	15
53	Rinconada	15
54	San Felipe	16
55	Llaillay	16
56	Putaendo	16
57	Santa María	16
58	Catemu	16
59	Panquehue	16
60	Quillota	17
61	La Cruz	17
62	La Calera	17
63	Nogales	17
64	Hijuelas	17
65	Valparaíso	18
66	Viña del Mar	18
67	Concón	18
68	Quintero	18
69	Puchuncaví	18
70	Casablanca	18
71	Juan Fernández	18
72	San Antonio	19
73	Cartagena	19
74	El Tabo	19
75	El Quisco	19
76	Algarrobo	19
77	Santo Domingo	19
78	Isla de Pascua	20
79	Quilpué	21
80	Limache	21
81	Olmué	21
82	Villa Alemana	21
83	Colina	22
84	Lampa	22
85	Tiltil	22
86	Santiago	23
87	Vitacura	23
88	San Ramón	23
89	San Miguel	23
90	San Joaquín	23
91	Renca	23
92	Recoleta	23
93	Quinta Normal	23
94	Quilicura	23
95	Pudahuel	23
96	Providencia	23
97	Peñalolén	23
98	Pedro Aguirre Cerda	23
99	Ñuñoa	23
100	Maipú	23
101	Macul	23
102	Lo Prado	23
103	Lo Espejo	23
104	Lo Barnechea	23
105	Las Condes	23
106	La Reina	23
107	La Pintana	23
108	La Granja	23
109	La Florida	23
110	La Cisterna	23
111	Independencia	23
112	Huechuraba	23
113	Estación Central	23
114	El Bosque	23
115	Conchalí	23
116	Cerro Navia	23
117	Cerrillos	23
118	Puente Alto	24
119	San José de Maipo	24
120	Pirque	24
121	San Bernardo	25
122	Buin	25
123	Paine	25
124	Calera de Tango	25
125	Melipilla	26
126	Alhué	26
127	Curacaví	26
128	María Pinto	26
129	San Pedro	26
130	Isla de Maipo	27
131	El Monte	27
132	Padre Hurtado	27
133	Peñaflor	27
134	Talagante	27
\.


--
-- TOC entry 2890 (class 0 OID 0)
-- Dependencies: 197
-- Name: app_comunas_id_seq; Type: SEQUENCE SET; Schema: public; Owner: postgres
--

SELECT pg_catalog.setval('public.app_comunas_id_seq', 1, false);


--
-- TOC entry 2759 (class 2606 OID 16492)
-- Name: app_comunas app_comunas_pkey; Type: CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.app_comunas
    ADD CONSTRAINT app_comunas_pkey PRIMARY KEY (id);


--
-- TOC entry 2757 (class 1259 OID 16540)
-- Name: app_comunas_cod_provincia_id_fee86fe4; Type: INDEX; Schema: public; Owner: postgres
--

CREATE INDEX app_comunas_cod_provincia_id_fee86fe4 ON public.app_comunas USING btree (cod_provincia_id);


--
-- TOC entry 2760 (class 2606 OID 16561)
-- Name: app_comunas app_comunas_cod_provincia_id_fee86fe4_fk_app_provincias_id; Type: FK CONSTRAINT; Schema: public; Owner: postgres
--

ALTER TABLE ONLY public.app_comunas
    ADD CONSTRAINT app_comunas_cod_provincia_id_fee86fe4_fk_app_provincias_id FOREIGN KEY (cod_provincia_id) REFERENCES public.app_provincias(id) DEFERRABLE INITIALLY DEFERRED;


--Fin

