package com.example.e_directory;

public enum Cities {
	MANILA("Manila"),
	QUEZON("Quezon"), 
	CALOOCAN("Caloocan"),
	LAS_PINAS("Las Pinas"), 
	MAKATI("Makati"), 
	MALABON("Malabon"),
	MANDALUYONG("Mandaluyong"), 
	MARIKINA("Marikina"),
	MUNTINLUPA("Muntinlupa"), 
	NAVOTAS("Navotas"), 
	PARANAQUE("Paranaque"), 
	PASAY("Pasay"),
	PASIG("Pasig"), 
	PATEROS("Pateros"), 
	SAN_JUAN("San Juan"), 
	TAGUIG("Taguig"), 
	VALENZUELA("Valenzuela"), 
	NONE("none");
}
