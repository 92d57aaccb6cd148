// Package rwanda holds the administrative structure.
package rwanda

// Divisions maps province -> district -> sector -> cells.
var Divisions = map[string]map[string]map[string][]string{
	"Kigali City": {
		"Gasabo": {
			"Kimironko": {"Bibare", "Kibagabaga", "Nyagatovu"},
			"Remera": {"Nyabisindu", "Nyarutarama", "Rukiri I", "Rukiri II"},
		},
		"Nyarugenge": {
			"Nyamirambo": {"Cyivugiza", "Mumena", "Rugarama"},
		},
	},
	"Northern Province": {
		"Musanze": {
			"Muhoza": {"Cyabararika", "Kigombe", "Mpenge", "Ruhengeri"},
		},
		"Gicumbi": {
			"Byumba": {"Gacurabwenge", "Gisuna"},
		},
	},
	"Western Province": {
		"Rubavu": {
			"Gisenyi": {"Amahoro", "Bugoyi", "Kivumu", "Mbugangari"},
		},
	},
}

// Provinces returns the names, unordered.
func Provinces() []string {
	out := make([]string, 0, len(Divisions))
	for p := range Divisions {
		out = append(out, p)
	}
	return out
}
