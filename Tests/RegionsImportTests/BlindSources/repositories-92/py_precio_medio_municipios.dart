final municipiosComDepartamentosParaguayJson = [
  {
    "id": "1",
    "name": "Asunción",
    "departamento": {"id": "1", "name": "Central", "capital": "Areguá"}
  },
  {
    "id": "2",
    "name": "Bahía Negra",
    "departamento": {
      "id": "17",
      "name": "Alto Paraguay",
      "capital": "Fuerte Olimpo"
    }
  },
  {
    "id": "3",
    "name": "Carmelo Peralta",
    "departamento": {
      "id": "17",
      "name": "Alto Paraguay",
      "capital": "Fuerte Olimpo"
    }
  },
  {
    "id": "4",
    "name": "Puerto Casado",
    "departamento": {
      "id": "17",
      "name": "Alto Paraguay",
      "capital": "Fuerte Olimpo"
    }
  },
  {
    "id": "5",
    "name": "Fuerte Olimpo",
    "departamento": {
      "id": "17",
      "name": "Alto Paraguay",
      "capital": "Fuerte Olimpo"
    }
  },
  {
    "id": "6",
    "name": "Ciudad del Este",
    "departamento": {
      "id": "11",
      "name": "Alto Paraná",
      "capital": "Ciudad del Este"
    }
  },
  {
    "id": "7",
    "name": "Doctor Juan León Mallorquín",
    "departamento": {
      "id": "11",
      "name": "Alto Paraná",
      "capital": "Ciudad del Este"
    }
  },
  {
    "id": "8",
    "name": "Doctor Raúl Peña",
    "departamento": {
      "id": "11",
      "name": "Alto Paraná",
      "capital": "Ciudad del Este"
    }
  },
  {
    "id": "9",
    "name": "Domingo Martínez de Irala",
    "departamento": {
      "id": "11",
      "name": "Alto Paraná",
      "capital": "Ciudad del Este"
    }
  },
  {
    "id": "10",
    "name": "Hernandarias",
    "departamento": {
      "id": "11",
      "name": "Alto Paraná",
      "capital": "Ciudad del Este"
    }
  },
  {
    "id": "11",
    "name": "Iruña",
    "departamento": {
      "id": "11",
      "name": "Alto Paraná",
      "capital": "Ciudad del Este"
    }
  },
  {
    "id": "12",
    "name": "Itakyry",
    "departamento": {
      "id": "11",
      "name": "Alto Paraná",
      "capital": "Ciudad del Este"
    }
  },
];
