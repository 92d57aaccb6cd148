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

SET default_tablespace = '';

SET default_with_oids = false;

--
-- Name: scorecard_geography; Type: TABLE; Schema: public; Owner: municipal_finance; Tablespace: 
--

CREATE TABLE scorecard_geography (
    id integer NOT NULL,
    geo_level character varying(15) NOT NULL,
    geo_code character varying(10) NOT NULL,
    name character varying(50) NOT NULL,
    long_name character varying(100) NOT NULL,
    year integer,
    square_kms double precision,
    parent_level character varying(15),
    parent_code character varying(10),
    province_name character varying(100) NOT NULL,
    province_code character varying(5) NOT NULL,
    category character varying(2) NOT NULL
);


ALTER TABLE scorecard_geography OWNER TO municipal_finance;

--
-- Name: scorecard_geography_id_seq; Type: SEQUENCE; Schema: public; Owner: municipal_finance
--

CREATE SEQUENCE scorecard_geography_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER TABLE scorecard_geography_id_seq OWNER TO municipal_finance;

--
-- Name: scorecard_geography_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: municipal_finance
--

ALTER SEQUENCE scorecard_geography_id_seq OWNED BY scorecard_geography.id;


--
-- Name: id; Type: DEFAULT; Schema: public; Owner: municipal_finance
--

ALTER TABLE ONLY scorecard_geography ALTER COLUMN id SET DEFAULT nextval('scorecard_geography_id_seq'::regclass);


--
-- Data for Name: scorecard_geography; Type: TABLE DATA; Schema: public; Owner: municipal_finance
--

COPY scorecard_geography (id, geo_level, geo_code, name, long_name, year, square_kms, parent_level, parent_code, province_name, province_code, category) FROM stdin;
141	municipality	EC101	Camdeboo	Camdeboo, Eastern Cape	2011	1630.53999999999996	district	DC10	Eastern Cape	EC	B
142	municipality	EC102	Blue Crane Route	Blue Crane Route, Eastern Cape	2011	3027.36999999999989	district	DC10	Eastern Cape	EC	B
143	municipality	EC106	Sundays River Valley	Sundays River Valley, Eastern Cape	2011	5856.077988	district	DC10	Eastern Cape	EC	B
144	municipality	EC109	Kou-Kamma	Kou-Kamma, Eastern Cape	2011	991.860000000000014	district	DC10	Eastern Cape	EC	B
2	district	DC10	Cacadu	Cacadu, Eastern Cape	2011	991.860000000000014	province	EC	Eastern Cape	EC	C
145	municipality	EC121	Mbhashe	Mbhashe, Eastern Cape	2011	4517.69999999999982	district	DC12	Eastern Cape	EC	B
146	municipality	EC122	Mnquma	Mnquma, Eastern Cape	2011	12422.1000000000004	district	DC12	Eastern Cape	EC	B
147	municipality	EC123	Great Kei	Great Kei, Eastern Cape	2011	5856.077988	district	DC12	Eastern Cape	EC	B
3	district	DC12	Amathole	Amathole, Eastern Cape	2011	3027.36999999999989	province	EC	Eastern Cape	EC	C
237	municipality	BUF	Buffalo City	Buffalo City, Eastern Cape	2011	3642.01999999999998	province	EC	Eastern Cape	EC	A
148	municipality	FS181	Masilonyana	Masilonyana, Free State	2011	5856.077988	district	DC18	Free State	FS	B
149	municipality	FS182	Tokologo	Tokologo, Free State	2011	3642.01999999999998	district	DC18	Free State	FS	B
150	municipality	FS183	Tswelopele	Tswelopele, Free State	2011	991.860000000000014	district	DC18	Free State	FS	B
4	district	DC18	Lejweleputswa	Lejweleputswa, Free State	2011	991.860000000000014	province	FS	Free State	FS	C
151	municipality	FS184	Matjhabeng	Matjhabeng, Free State	2011	3027.36999999999989	district	DC18	Free State	FS	B
152	municipality	FS185	Nala	Nala, Free State	2011	3642.01999999999998	district	DC18	Free State	FS	B
238	municipality	NMA	Nelson Mandela Bay	Nelson Mandela Bay, Eastern Cape	2011	4517.69999999999982	province	EC	Eastern Cape	EC	A
153	municipality	FS191	Setsoto	Setsoto, Free State	2011	1630.53999999999996	district	DC19	Free State	FS	B
5	district	DC19	Thabo Mofutsanyane	Thabo Mofutsanyane, Free State	2011	4517.69999999999982	province	FS	Free State	FS	C
154	municipality	FS192	Dihlabeng	Dihlabeng, Free State	2011	21916.5999999999985	district	DC19	Free State	FS	B
155	municipality	FS193	Nketoana	Nketoana, Free State	2011	3027.36999999999989	district	DC19	Free State	FS	B
156	municipality	FS196	Mantsopa	Mantsopa, Free State	2011	12422.1000000000004	district	DC19	Free State	FS	B
6	district	DC42	Sedibeng	Sedibeng, Gauteng	2011	12422.1000000000004	province	GT	Gauteng	GT	C
239	municipality	MAN	Mangaung	Mangaung, Free State	2011	3027.36999999999989	province	FS	Free State	FS	A
157	municipality	GT421	Emfuleni	Emfuleni, Gauteng	2011	5856.077988	district	DC42	Gauteng	GT	B
158	municipality	GT422	Midvaal	Midvaal, Gauteng	2011	3027.36999999999989	district	DC42	Gauteng	GT	B
159	municipality	GT423	Lesedi	Lesedi, Gauteng	2011	1630.53999999999996	district	DC42	Gauteng	GT	B
7	district	DC48	West Rand	West Rand, Gauteng	2011	1630.53999999999996	province	GT	Gauteng	GT	C
160	municipality	GT481	Mogale City	Mogale City, Gauteng	2011	3642.01999999999998	district	DC48	Gauteng	GT	B
161	municipality	GT482	Randfontein	Randfontein, Gauteng	2011	3027.36999999999989	district	DC48	Gauteng	GT	B
240	municipality	EKU	Ekurhuleni	Ekurhuleni, Gauteng	2011	4517.69999999999982	province	GT	Gauteng	GT	A
162	municipality	GT483	Westonaria	Westonaria, Gauteng	2011	3027.36999999999989	district	DC48	Gauteng	GT	B
8	district	DC2	Cape Winelands	Cape Winelands, Western Cape	2011	3027.36999999999989	province	WC	Western Cape	WC	C
163	municipality	GT484	Merafong City	Merafong City, Gauteng	2011	1630.53999999999996	district	DC48	Gauteng	GT	B
164	municipality	WC022	Witzenberg	Witzenberg, Western Cape	2011	12422.1000000000004	district	DC2	Western Cape	WC	B
165	municipality	WC023	Drakenstein	Drakenstein, Western Cape	2011	3027.36999999999989	district	DC2	Western Cape	WC	B
9	district	DC3	Overberg	Overberg, Western Cape	2011	3027.36999999999989	province	WC	Western Cape	WC	C
241	municipality	JHB	City of Johannesburg	City of Johannesburg, Gauteng	2011	21916.5999999999985	province	GT	Gauteng	GT	A
166	municipality	WC024	Stellenbosch	Stellenbosch, Western Cape	2011	3027.36999999999989	district	DC2	Western Cape	WC	B
167	municipality	WC025	Breede Valley	Breede Valley, Western Cape	2011	21916.5999999999985	district	DC2	Western Cape	WC	B
168	municipality	WC026	Langeberg	Langeberg, Western Cape	2011	5856.077988	district	DC2	Western Cape	WC	B
10	district	DC4	Eden	Eden, Western Cape	2011	3642.01999999999998	province	WC	Western Cape	WC	C
169	municipality	WC031	Theewaterskloof	Theewaterskloof, Western Cape	2011	21916.5999999999985	district	DC3	Western Cape	WC	B
170	municipality	WC032	Overstrand	Overstrand, Western Cape	2011	991.860000000000014	district	DC3	Western Cape	WC	B
242	municipality	TSH	City of Tshwane	City of Tshwane, Gauteng	2011	12422.1000000000004	province	GT	Gauteng	GT	A
171	municipality	WC033	Cape Agulhas	Cape Agulhas, Western Cape	2011	1630.53999999999996	district	DC3	Western Cape	WC	B
11	district	DC5	Central Karoo	Central Karoo, Western Cape	2011	5856.077988	province	WC	Western Cape	WC	C
172	municipality	WC034	Swellendam	Swellendam, Western Cape	2011	12422.1000000000004	district	DC3	Western Cape	WC	B
173	municipality	WC041	Kannaland	Kannaland, Western Cape	2011	1630.53999999999996	district	DC4	Western Cape	WC	B
174	municipality	WC042	Hessequa	Hessequa, Western Cape	2011	4517.69999999999982	district	DC4	Western Cape	WC	B
175	municipality	WC043	Mossel Bay	Mossel Bay, Western Cape	2011	3027.36999999999989	district	DC4	Western Cape	WC	B
176	municipality	WC044	George	George, Western Cape	2011	5856.077988	district	DC4	Western Cape	WC	B
177	municipality	WC045	Oudtshoorn	Oudtshoorn, Western Cape	2011	3027.36999999999989	district	DC4	Western Cape	WC	B
178	municipality	WC047	Bitou	Bitou, Western Cape	2011	3642.01999999999998	district	DC4	Western Cape	WC	B
179	municipality	WC048	Knysna	Knysna, Western Cape	2011	3027.36999999999989	district	DC4	Western Cape	WC	B
180	municipality	WC051	Laingsburg	Laingsburg, Western Cape	2011	3027.36999999999989	district	DC5	Western Cape	WC	B
181	municipality	WC052	Prince Albert	Prince Albert, Western Cape	2011	1630.53999999999996	district	DC5	Western Cape	WC	B
182	municipality	WC053	Beaufort West	Beaufort West, Western Cape	2011	991.860000000000014	district	DC5	Western Cape	WC	B
243	municipality	CPT	City of Cape Town	City of Cape Town, Western Cape	2011	1630.53999999999996	province	WC	Western Cape	WC	A
\.


--
-- Name: scorecard_geography_id_seq; Type: SEQUENCE SET; Schema: public; Owner: municipal_finance
--

SELECT pg_catalog.setval('scorecard_geography_id_seq', 278, true);


--
-- Name: scorecard_geography_geo_level_1b28c178_uniq; Type: CONSTRAINT; Schema: public; Owner: municipal_finance; Tablespace: 
--

ALTER TABLE ONLY scorecard_geography
    ADD CONSTRAINT scorecard_geography_geo_level_1b28c178_uniq UNIQUE (geo_level, geo_code);


--
-- Name: scorecard_geography_pkey; Type: CONSTRAINT; Schema: public; Owner: municipal_finance; Tablespace: 
--

ALTER TABLE ONLY scorecard_geography
    ADD CONSTRAINT scorecard_geography_pkey PRIMARY KEY (id);


--
-- Name: scorecard_geography_2fc6351a; Type: INDEX; Schema: public; Owner: municipal_finance; Tablespace: 
--

CREATE INDEX scorecard_geography_2fc6351a ON scorecard_geography USING btree (long_name);


--
-- PostgreSQL database dump complete
--

