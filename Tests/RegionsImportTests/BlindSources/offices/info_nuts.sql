--
-- PostgreSQL database dump
--

SET statement_timeout = 0;
SET client_encoding = 'UTF8';

CREATE TABLE info_nuts (
    ogc_fid integer NOT NULL,
    wkb_geometry geometry,
    id character varying(5),
    name character varying(80),
    nuts0 integer, nuts1 integer, nuts2 integer, nuts3 integer,
    zoning character varying(8)
);

COPY info_nuts (ogc_fid, wkb_geometry, id, name, nuts0, nuts1, nuts2, nuts3, zoning) FROM stdin;
1	\N	BE	BELGIQUE-BELGIË	1	0	0	0	UE27
2	\N	BE1	RÉGION DE BRUXELLES-CAPITALE	0	1	0	0	UE27
3	\N	BE10	Région de Bruxelles-Capitale	0	0	1	0	UE27
4	\N	BE100	Arr. de Bruxelles-Capitale	0	0	0	1	UE27
5	\N	BE2	VLAAMS GEWEST	0	1	0	0	UE27
6	\N	BE21	Prov. Antwerpen	0	0	1	0	UE27
7	\N	BE211	Arr. Antwerpen	0	0	0	1	UE27
8	\N	BE212	Arr. Mechelen	0	0	0	1	UE27
9	\N	BE22	Prov. Limburg (BE)	0	0	1	0	UE27
10	\N	BE221	Arr. Hasselt	0	0	0	1	UE27
11	\N	LU	LUXEMBOURG	1	0	0	0	UE27
12	\N	LU0	LUXEMBOURG	0	1	0	0	UE27
13	\N	LU00	Luxembourg	0	0	1	0	UE27
14	\N	LU000	Luxembourg	0	0	0	1	UE27
\.

ALTER TABLE ONLY info_nuts ADD CONSTRAINT info_nuts_pk PRIMARY KEY (ogc_fid);
