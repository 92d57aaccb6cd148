const Municipios = [{"region":"Región Eje Cafetero - Antioquia","c_digo_dane_del_departamento":"5","departamento":"Antioquia","c_digo_dane_del_municipio":"5.001","Name":"Medellín"}
,{"region":"Región Eje Cafetero - Antioquia","c_digo_dane_del_departamento":"5","departamento":"Antioquia","c_digo_dane_del_municipio":"5.002","Name":"Abejorral"}
,{"region":"Región Eje Cafetero - Antioquia","c_digo_dane_del_departamento":"5","departamento":"Antioquia","c_digo_dane_del_municipio":"5.004","Name":"Abriaquí"}
,{"region":"Región Eje Cafetero - Antioquia","c_digo_dane_del_departamento":"5","departamento":"Antioquia","c_digo_dane_del_municipio":"5.021","Name":"Alejandría"}
,{"region":"Región Eje Cafetero - Antioquia","c_digo_dane_del_departamento":"5","departamento":"Antioquia","c_digo_dane_del_municipio":"5.03","Name":"Amagá"}
,{"region":"Región Eje Cafetero - Antioquia","c_digo_dane_del_departamento":"5","departamento":"Antioquia","c_digo_dane_del_municipio":"5.031","Name":"Amalfi"}
,{"region":"Región Eje Cafetero - Antioquia","c_digo_dane_del_departamento":"5","departamento":"Antioquia","c_digo_dane_del_municipio":"5.034","Name":"Andes"}
,{"region":"Región Eje Cafetero - Antioquia","c_digo_dane_del_departamento":"5","departamento":"Antioquia","c_digo_dane_del_municipio":"5.036","Name":"Angelópolis"}
,{"region":"Región Eje Cafetero - Antioquia","c_digo_dane_del_departamento":"5","departamento":"Antioquia","c_digo_dane_del_municipio":"5.038","Name":"Angostura"}
,{"region":"Región Eje Cafetero - Antioquia","c_digo_dane_del_departamento":"5","departamento":"Antioquia","c_digo_dane_del_municipio":"5.04","Name":"Anorí"}
,{"region":"Región Centro Oriente","c_digo_dane_del_departamento":"15","departamento":"Boyacá","c_digo_dane_del_municipio":"15.832","Name":"Tununguá"}
,{"region":"Región Eje Cafetero - Antioquia","c_digo_dane_del_departamento":"5","departamento":"Antioquia","c_digo_dane_del_municipio":"5.044","Name":"Anza"}]
