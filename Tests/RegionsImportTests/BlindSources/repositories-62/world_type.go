package main

type geoMap struct {
	Data struct {
		Ad struct {
			Name string `json:"name"`
		} `json:"AD"`
		Ae struct {
			Name string `json:"name"`
		} `json:"AE"`
		Af struct {
			Name string `json:"name"`
		} `json:"AF"`
		Ag struct {
			Name string `json:"name"`
		} `json:"AG"`
		Ai struct {
			Name string `json:"name"`
		} `json:"AI"`
		Al struct {
			Name string `json:"name"`
		} `json:"AL"`
		Am struct {
			Name string `json:"name"`
		} `json:"AM"`
		Ao struct {
			Name string `json:"name"`
		} `json:"AO"`
		Ar struct {
			Name string `json:"name"`
		} `json:"AR"`
		As struct {
			Name string `json:"name"`
		} `json:"AS"`
		At struct {
			Name string `json:"name"`
		} `json:"AT"`
		Au struct {
			Name string `json:"name"`
		} `json:"AU"`
		Aw struct {
			Name string `json:"name"`
		} `json:"AW"`
		Az struct {
			Name string `json:"name"`
		} `json:"AZ"`
		Ba struct {
			Name string `json:"name"`
		} `json:"BA"`
		Bb struct {
			Name string `json:"name"`
		} `json:"BB"`
		Bd struct {
			Name string `json:"name"`
		} `json:"BD"`
		Be struct {
			Name string `json:"name"`
		} `json:"BE"`
		Bf struct {
			Name string `json:"name"`
		} `json:"BF"`
		Bg struct {
			Name string `json:"name"`
		} `json:"BG"`
		Bh struct {
			Name string `json:"name"`
		} `json:"BH"`
		Bi struct {
			Name string `json:"name"`
		} `json:"BI"`
		Bj struct {
			Name string `json:"name"`
		} `json:"BJ"`
		Bl struct {
			Name string `json:"name"`
		} `json:"BL"`
		Bm struct {
			Name string `json:"name"`
		} `json:"BM"`
		Bn struct {
			Name string `json:"name"`
		} `json:"BN"`
		Bo struct {
			Name string `json:"name"`
		} `json:"BO"`
		Br struct {
			Name string `json:"name"`
		} `json:"BR"`
		Bs struct {
			Name string `json:"name"`
		} `json:"BS"`
		Bt struct {
			Name string `json:"name"`
		} `json:"BT"`
		Bw struct {
			Name string `json:"name"`
		} `json:"BW"`
		By struct {
			Name string `json:"name"`
		} `json:"BY"`
		Bz struct {
			Name string `json:"name"`
		} `json:"BZ"`
	}
}
