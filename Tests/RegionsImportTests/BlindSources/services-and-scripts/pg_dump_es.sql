--
-- PostgreSQL database dump
--

SET client_encoding = 'UTF8';

CREATE TABLE public.comunidades (
    id character(2) NOT NULL,
    nombre text NOT NULL,
    capital text
);

CREATE TABLE public.provincias (
    id character(2) NOT NULL,
    comunidad_id character(2) NOT NULL,
    nombre text NOT NULL,
    activo boolean DEFAULT true
);

COPY public.comunidades (id, nombre, capital) FROM stdin;
01	Andalucía	\N
07	Castilla y León	\N
08	Castilla-La Mancha	\N
13	Comunidad de Madrid	\N
18	Ceuta	\N
\.


COPY public.provincias (id, comunidad_id, nombre, activo) FROM stdin;
04	01	Almería	t
11	01	Cádiz	t
14	01	Córdoba	t
41	01	Sevilla	t
05	07	Ávila	t
24	07	León	t
49	07	Zamora	t
02	08	Albacete	t
13	08	Ciudad Real	t
28	13	Madrid	t
\.

COPY public.ajustes (clave, valor) FROM stdin;
tema	oscuro
idioma	es
\.

ALTER TABLE ONLY public.provincias ADD CONSTRAINT fk_com FOREIGN KEY (comunidad_id) REFERENCES public.comunidades(id);
