--
-- PostgreSQL database dump
--

SET statement_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SET check_function_bodies = false;
SET client_min_messages = warning;

SET search_path = public, pg_catalog;

SET default_tablespace = '';

SET default_with_oids = false;

--
-- Data for Name: res_country_state; Type: TABLE DATA; Schema: public; Owner: openerp
--

COPY res_country_state (id, create_uid, create_date, write_date, write_uid, code, country_id, name) FROM stdin;
53	1	2013-03-01 18:56:40.740688	2013-03-01 18:56:40.740688	1	AB	39	Alberta
55	1	2013-03-01 18:57:19.286242	2013-03-01 18:57:19.286242	1	BC	39	British Columbia
56	1	2013-03-01 18:57:42.573171	2013-03-01 18:57:42.573171	1	MB	39	Manitoba
57	1	2013-03-01 18:59:56.403786	2013-03-01 18:59:56.403786	1	NB	39	New Brunswick
58	1	2013-03-01 19:06:22.184847	2013-03-01 19:06:22.184847	1	NL	39	Newfoundland and Labrador
60	1	2013-03-01 19:07:20.720575	2013-03-01 19:07:20.720575	1	ON	39	Ontario
61	1	2013-03-01 19:08:49.817208	2013-03-01 19:08:49.817208	1	PE	39	Prince Edward Island
62	1	2013-03-01 19:09:11.381403	2013-03-01 19:09:11.381403	1	QC	39	Quebec
63	1	2013-03-01 19:09:33.615523	2013-03-01 19:09:33.615523	1	SK	39	Saskatchewan
64	1	2013-03-01 19:10:10.68971	2013-03-01 19:10:10.68971	1	NT	39	Northwest Territories
65	1	2013-03-01 19:10:54.987767	2013-03-01 19:10:54.987767	1	YT	39	Yukon
66	1	2013-03-01 19:11:12.914568	2013-03-01 19:11:12.914568	1	NU	39	Nunavut
67	1	2013-03-06 21:53:46.46387	2013-03-06 21:53:46.46387	1	PR	235	Puerto Rico
59	1	2013-03-01 19:06:55.086548	2013-03-01 19:06:55.086548	1	NS	39	Nova Scotia
68	1	2017-06-07 09:51:00.000000	2017-06-07 09:51:00.000000	1	AS	235	American Samoa
\.


--
-- PostgreSQL database dump complete
--

