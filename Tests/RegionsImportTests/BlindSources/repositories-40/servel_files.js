module.exports = {
  "Arica": {
    "region": "Región de Arica y Parinacota",
    "id": "A1501001.pdf"
  },
  "Camarones": {
    "region": "Región de Arica y Parinacota",
    "id": "A1501002.pdf"
  },
  "General Lagos": {
    "region": "Región de Arica y Parinacota",
    "id": "A1502002.pdf"
  },
  "Putre": {
    "region": "Región de Arica y Parinacota",
    "id": "A1502001.pdf"
  },
  "Alto Hospicio": {
    "region": "Región de Tarapacá",
    "id": "A0103002.pdf"
  },
  "Camiña": {
    "region": "Región de Tarapacá",
    "id": "A0152002.pdf"
  },
  "Colchane": {
    "region": "Región de Tarapacá",
    "id": "A0152003.pdf"
  },
  "Huara": {
    "region": "Región de Tarapacá",
    "id": "A0152001.pdf"
  },
  "Iquique": {
    "region": "Región de Tarapacá",
    "id": "A0103001.pdf"
  },
  "Pica": {
    "region": "Región de Tarapacá",
    "id": "A0152004.pdf"
  },
  "Pozo Almonte": {
    "region": "Región de Tarapacá",
    "id": "A0152005.pdf"
  },
  "Antofagasta": {
    "region": "Región de Antofagasta",
    "id": "A0206001.pdf"
  },
  "Calama": {
    "region": "Región de Antofagasta",
    "id": "A0205001.pdf"
  },
  "Maria Elena": {
    "region": "Región de Antofagasta",
    "id": "A0204002.pdf"
  },
  "Mejillones": {
    "region": "Región de Antofagasta",
    "id": "A0206002.pdf"
  },
  "Ollague": {
    "region": "Región de Antofagasta",
    "id": "A0205002.pdf"
  },
  "San Pedro de Atacama": {
    "region": "Región de Antofagasta",
    "id": "A0205003.pdf"
  },
  "Sierra Gorda": {
    "region": "Región de Antofagasta",
    "id": "A0206003.pdf"
  },
  "Taltal": {
    "region": "Región de Antofagasta",
    "id": "A0206004.pdf"
  },
  "Tocopilla": {
    "region": "Región de Antofagasta",
    "id": "A0204001.pdf"
  }
}
