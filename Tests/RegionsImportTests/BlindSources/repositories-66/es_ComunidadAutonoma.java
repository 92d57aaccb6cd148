package com.pericles.cooperativa.gestion.domain;

public enum ComunidadAutonoma {

	ANDALUCIA("Andalucía"), ARAGON("Aragón"), CANTABRIA("Cantabria"), CASTILLA_Y_LEON(
			"Castilla y León"), CASTILLA_LA_MANCHA("Castilla-La Mancha"), CATALUŃA(
			"Cataluńa"), CEUTA("Ciudad Autónoma de Ceuta"), MADRID(
			"Comunidad de Madrid"), VALENCIA("Comunidad Valenciana"), EXTREMADURA(
			"Extremadura"), GALICIA("Galicia"), ISLAS_BALEARES("Islas Baleares"), ISLAS_CANARIAS(
			"Islas Canarias"), LA_RIOJA("La Rioja"), MELILLA(
			"Ciudad Autónoma de Melilla"), NAVARRA("Comunidad Foral de Navarra"), PAIS_VASCO(
			"País Vasco"), ASTURIAS("Principado de Asturias"), MURCIA(
			"Región de Murcia");

	private String nombreComunidad; // Almacena el nombre de la comunidad
}
