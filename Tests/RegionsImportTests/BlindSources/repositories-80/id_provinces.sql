CREATE TABLE public.provinces (
    id character(2) DEFAULT NULL::bpchar NOT NULL,
    name character varying(255) DEFAULT NULL::character varying NOT NULL
);

INSERT INTO public.provinces VALUES ('14', 'RIAU');
INSERT INTO public.provinces VALUES ('15', 'JAMBI');
INSERT INTO public.provinces VALUES ('17', 'BENGKULU');
INSERT INTO public.provinces VALUES ('19', 'KEPULAUAN BANGKA BELITUNG');
INSERT INTO public.provinces VALUES ('21', 'KEPULAUAN RIAU');
INSERT INTO public.provinces VALUES ('31', 'DKI JAKARTA');
