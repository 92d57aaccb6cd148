use geo
db.regions.drop()
db.regions.insertMany([
  { _id: "CL-AP", name: "Arica y Parinacota" },
  { _id: "CL-TA", name: "Tarapacá" }
])
db.communes.insertMany([
  { _id: "15101", name: "Arica", region: "CL-AP" },
  { _id: "15102", name: "Camarones", region: "CL-AP" },
  { _id: "15201", name: "Putre", region: "CL-AP" },
  { _id: "01101", name: "Iquique", region: "CL-TA" },
  { _id: "01107", name: "Alto Hospicio", region: "CL-TA" }
])
