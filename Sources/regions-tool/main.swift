print("regions")
