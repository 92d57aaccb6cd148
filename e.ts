enum Region { A = "Nord", B = fn(), C = "Sud" }
