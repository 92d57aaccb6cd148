package com.sibelsama.lovelyy5.data

object RegionsData {

    data class Region(
        val name: String,
        val comunas: List<String>
    )

    // Lista completa de regiones con sus comunas
    val regions = listOf(
        Region(
            name = "Región de Arica y Parinacota",
            comunas = listOf("Arica", "Camarones", "General Lagos", "Putre")
        ),
        Region(
            name = "Región de Tarapacá",
            comunas = listOf("Alto Hospicio", "Camiña", "Colchane", "Huara", "Iquique", "Pica", "Pozo Almonte")
        ),
        Region(
            name = "Región de Antofagasta",
            comunas = listOf("Antofagasta", "Calama", "María Elena", "Mejillones", "Ollagüe", "San Pedro de Atacama", "Sierra Gorda", "Taltal", "Tocopilla")
        ),
        Region(
            name = "Región de Atacama",
            comunas = listOf("Alto del Carmen", "Caldera", "Chañaral", "Copiapó", "Diego de Almagro", "Freirina", "Huasco", "Tierra Amarilla", "Vallenar")
        ),
        Region(
            name = "Región del Ñuble",
            comunas = listOf("Bulnes", "Chillán", "Chillán Viejo", "Cobquecura", "Coelemu", "Coihueco", "El Carmen", "Ninhue", "Ñiquén", "Pemuco", "Pinto", "Portezuelo", "Quillón", "Quirihue", "Ránquil", "San Carlos", "San Fabián", "San Ignacio", "San Nicolás", "Treguaco", "Yungay")
        ),
        Region(
            name = "Región de Los Ríos",
            comunas = listOf("Corral", "Futrono", "La Unión", "Lago Ranco", "Lanco", "Los Lagos", "Máfil", "Mariquina", "Paillaco", "Panguipulli", "Río Bueno", "Valdivia")
        ),
        Region(
            name = "Región Aysén del General Carlos Ibáñez del Campo",
            comunas = listOf("Aysén", "Chile Chico", "Cisnes", "Cochrane", "Coyhaique", "Guaitecas", "Lago Verde", "O'Higgins", "Río Ibáñez", "Tortel")
        ),
        Region(
            name = "Región de Magallanes y de la Antártica Chilena",
            comunas = listOf("Antártica", "Cabo de Hornos", "Laguna Blanca", "Natales", "Porvenir", "Primavera", "Punta Arenas", "Río Verde", "San Gregorio", "Timaukel", "Torres del Paine")
        )
    )
}
