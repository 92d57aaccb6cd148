package com.example.android.bangladeshtravelguide;

import java.util.ArrayList;

public class DistrictWiseDivison {
    ArrayList<String> Dhaka = new ArrayList<String>();
    ArrayList<String> Chattogram = new ArrayList<String>();
    ArrayList<String> Barisal = new ArrayList<String>();

    public DistrictWiseDivison()
    {
        Dhaka.add("Dhaka");
        Dhaka.add("Faridpur");
        Dhaka.add("Gazipur");
        Dhaka.add("Gopalgonj");
        Dhaka.add("Jamalpur");
        Dhaka.add("Kishoregonj");
        Dhaka.add("Madaripur");
        Dhaka.add("Manikganj");
        Dhaka.add("Munshiganj");
        Dhaka.add("Mymensingh");
        Dhaka.add("Narayanganj");
        Dhaka.add("Narsingdi");
        Dhaka.add("Netrokona");
        Dhaka.add("Rajbari");
        Dhaka.add("Shariatput");
        Dhaka.add("Sherpur");
        Dhaka.add("Tangail");

        Chattogram.add("Bandarban");
        Chattogram.add("Brahmanbaria");
        Chattogram.add("Chandpur");
        Chattogram.add("Chattogram");
        Chattogram.add("Chittagong");
        Chattogram.add("Comilla");
        Chattogram.add("Feni");
        Chattogram.add("Khagrachari");
        Chattogram.add("Lakshimpur");
        Chattogram.add("Noakhali");
        Chattogram.add("Rangamati");

        Barisal.add("Barguna");
        Barisal.add("Barisal");
        Barisal.add("Bhola");
        Barisal.add("Jhalokati");
        Barisal.add("Patuakhali");
        Barisal.add("Pirojpur");
    }
}
