# administrative areas used for tagging
locals {
  environment = "prod"
  cost_centers = ["4100", "4200"]

  provinces = {
    "कोशी प्रदेश" = {
      code      = "P1"
      districts = ["झापा", "मोरङ", "सुनसरी", "इलाम"]
    }
    "बागमती प्रदेश" = {
      code      = "P3"
      districts = ["काठमाडौँ", "ललितपुर", "भक्तपुर"]
    }
    "लुम्बिनी प्रदेश" = {
      code      = "P5"
      districts = ["पाल्पा", "बाँके", "रुकुम (पूर्वी भाग)"]
    }
    "कर्णाली प्रदेश" = {
      code      = "P6"
      districts = ["जुम्ला", "डोल्पा", "रुकुम (पश्चिम भाग)"]
    }
  }
}

output "province_codes" {
  value = [for k, v in local.provinces : v.code]
}
