const  getCities = () => {
    return [
        {
            "id": "1",
            "nombre": "Leticia",
            "ciudad_departamento": "Leticia (Amazonas)",
            "indicativo": "8",
            "departamento": "Amazonas"
        },
        {
            "id": "2",
            "nombre": "Puerto Nariño",
            "ciudad_departamento": "Puerto Nariño (Amazonas)",
            "indicativo": "8",
            "departamento": "Amazonas"
        },
        {
            "id": "3",
            "nombre": "Abejorral",
            "ciudad_departamento": "Abejorral (Antioquia)",
            "indicativo": "4",
            "departamento": "Antioquia"
        },
        {
            "id": "4",
            "nombre": "Abriaquí",
            "ciudad_departamento": "Abriaquí (Antioquia)",
            "indicativo": "4",
            "departamento": "Antioquia"
        },
        {
            "id": "5",
            "nombre": "Alejandria",
            "ciudad_departamento": "Alejandria (Antioquia)",
            "indicativo": "4",
            "departamento": "Antioquia"
        },
        {
            "id": "6",
            "nombre": "Amagá",
            "ciudad_departamento": "Amagá (Antioquia)",
            "indicativo": "4",
            "departamento": "Antioquia"
        },
        {
            "id": "7",
            "nombre": "Amalfi",
            "ciudad_departamento": "Amalfi (Antioquia)",
            "indicativo": "4",
            "departamento": "Antioquia"
        },
        {
            "id": "8",
            "nombre": "Andes",
            "ciudad_departamento": "Andes (Antioquia)",
            "indicativo": "4",
            "departamento": "Antioquia"
        },
        {
            "id": "9",
            "nombre": "Angelópolis",
            "ciudad_departamento": "Angelópolis (Antioquia)",
            "indicativo": "4",
            "departamento": "Antioquia"
        },
        {
            "id": "1103",
            "nombre": "San Andres",
            "ciudad_departamento": "San Andres (San Andres y Providencia)",
            "indicativo": "8",
            "departamento": "San Andres y Providencia"
        },
        {
            "id": "1104",
            "nombre": "Rionegro",
            "ciudad_departamento": "Rionegro (Antioquia)",
            "indicativo": "4",
            "departamento": "Antioquia"
        }
    ];
}

export default getCities;
