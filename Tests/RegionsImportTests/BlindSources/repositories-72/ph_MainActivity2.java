        island.add("Luzon");
        island.add("Visayas");
        island.add("Mindanao");

                if (adapterView.getItemAtPosition(i).equals("Luzon")) {
                    region.clear();
                    region.add("National Capital Region(NCR)");
                    region.add("Cordillera Administrative Region (CAR)");
                    region.add("Ilocos Region (Region I)");
                    region.add("Calabarzon (Region IV-A))");
                    i_lands();
                } else if (adapterView.getItemAtPosition(i).equals("Visayas")) {
                    region.clear();
                    region.add("Western Visayas (Region VI)");
                    region.add("Eastern Visayas (Region VIII)");
                    i_lands();
                } else if (adapterView.getItemAtPosition(i).equals("Mindanao")) {
                    region.clear();
                    region.add("Davao Region (Region XI)");
                    region.add("Bangsamoro (BARMM)");
                    i_lands();
                }

                if (adapterView.getItemAtPosition(i).equals("National Capital Region(NCR)")) {
                    provinces.clear();
                    provinces.add("Caloocan City");
                    provinces.add("Las Pinas City");
                    provinces.add("Makati City");
                    provinces.add("Malabon City");
                    provinces.add("Pateros");
                    provinces.add("San Juan");
                    regions();
                } else if (adapterView.getItemAtPosition(i).equals("Cordillera Administrative Region (CAR)")) {
                    provinces.clear();
                    provinces.add("Abra");
                    provinces.add("Apayao");
                    provinces.add("Benguet");
                    provinces.add("Ifugao");
                    provinces.add("Kalinga");
                    provinces.add("Mountain Province");
                    regions();
                } else if (adapterView.getItemAtPosition(i).equals("Ilocos Region (Region I)")) {
                    provinces.clear();
                    provinces.add("Ilocos Norte");
                    provinces.add("Ilocos Sur");
                    provinces.add("La Union");
                    provinces.add("Pangasinan");
                    regions();
                } else if (adapterView.getItemAtPosition(i).equals("Calabarzon (Region IV-A))")) {
                    provinces.clear();
                    provinces.add("Batangas");
                    provinces.add("Cavite");
                    provinces.add("Laguna");
                    provinces.add("Quezon");
                    regions();
                } else if (adapterView.getItemAtPosition(i).equals("Western Visayas (Region VI)")) {
                    provinces.clear();
                    provinces.add("Aklan");
                    provinces.add("Antique");
                    provinces.add("Bacolod");
                    provinces.add("Capiz");
                    provinces.add("Guimaras");
                    provinces.add("Iloilo");
                    provinces.add("Iloilo City");
                    regions();
                } else if (adapterView.getItemAtPosition(i).equals("Eastern Visayas (Region VIII)")) {
                    provinces.clear();
                    provinces.add("Biliran");
                    provinces.add("Eastern Samar");
                    provinces.add("Leyte");
                    regions();
                } else if (adapterView.getItemAtPosition(i).equals("Davao Region (Region XI)")) {
                    provinces.clear();
                    provinces.add("Davao de Oro");
                    provinces.add("Davao City");
                    provinces.add("Davao del Norte");
                    provinces.add("Davao del Sur");
                    provinces.add("DDavao Occidental");
                    provinces.add("Davao Oriental");
                    regions();
                } else if (adapterView.getItemAtPosition(i).equals("Bangsamoro (BARMM)")) {
                    provinces.clear();
                    provinces.add("Basilan");
                    provinces.add("Lanao del Sur");
                    provinces.add("Maguindanao");
                    provinces.add("Sulu");
                    provinces.add("Tawi-Tawi");
                    regions();
                }
