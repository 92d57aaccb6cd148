<?php

    $divisions = array(
        "Barishal" => array(
            "Barguna",
            "Barishal",
            "Bhola",
            "Jhalakathi",
            "Patuakhali",
            "Pirojpur"
        ),
        "Chattogram" => array(
            "Bandarban",
            "Brahmanbaria",
            "Chandpur",
            "Chattogram",
            "Cumilla",
            "Cox’s Bazar",
            "Feni",
            "Khagrachhari",
            "Lakshmipur",
            "Noakhali",
            "Rangamati"
        ),
        "Dhaka" => array(
            "Dhaka",
            "Faridpur",
            "Gazipur",
            "Gopalganj",
            "Kishoreganj",
            "Madaripur",
            "Manikganj",
            "Munshiganj",
            "Narayanganj",
            "Narsingdi",
            "Rajbari",
            "Shariyatpur",
            "Tangail"
        ),
        "Khulna" => array(
            "Bagerhat",
            "Chuadanga",
            "Jashore",
            "Jhenaidah",
            "Khulna",
            "Kushtia",
            "Magura",
            "Meherpur",
            "Narail",
            "Satkhira"
        ),
        "Mymensingh" => array(
            "Jamalpur",
            "Mymensingh",
            "Netrokona",
            "Sherpur"
        ),
        "Sylhet" => array(
            "Habiganj",
            "Moulvibazar",
            "Sunamganj",
            "Sylhet"
        )
    );
