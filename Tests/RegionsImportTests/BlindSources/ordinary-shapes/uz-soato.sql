--
-- PostgreSQL database dump
--

SET statement_timeout = 0;
SET client_encoding = 'UTF8';

CREATE TABLE public.districts (
    id integer NOT NULL,
    region_id integer,
    soato_id integer,
    name_uz character varying(100),
    name_ru character varying(100),
    ord smallint
);

CREATE TABLE public.regions (
    id integer NOT NULL,
    soato_id integer,
    name_uz character varying(100),
    name_ru character varying(100)
);

COPY public.districts (id, region_id, soato_id, name_uz, name_ru, ord) FROM stdin;
1	1	1735401	Nukus shahri	город Нукус	\N
2	1	1735204	Amudaryo tumani	Амударьинский район	\N
3	1	1735207	Beruniy tumani	Берунийский район	\N
4	2	1718401	Samarqand shahri	город Самарканд	\N
5	2	1718206	Bulungʻur tumani	Булунгурский район	\N
6	2	1718236	Urgut tumani	Ургутский район	\N
7	3	1726294	Chilonzor tumani	Чиланзарский район	\N
8	3	1726266	Yunusobod tumani	Юнусабадский район	\N
9	3	1726273	Mirobod tumani	Мирабадский район	\N
\.


COPY public.regions (id, soato_id, name_uz, name_ru) FROM stdin;
1	1735	Qoraqalpogʻiston Respublikasi	Республика Каракалпакстан
2	1718	Samarqand viloyati	Самаркандская область
3	1726	Toshkent shahri	город Ташкент
\.


SELECT pg_catalog.setval('public.regions_id_seq', 3, true);

ALTER TABLE ONLY public.districts ADD CONSTRAINT d_fk FOREIGN KEY (region_id) REFERENCES public.regions(id);
