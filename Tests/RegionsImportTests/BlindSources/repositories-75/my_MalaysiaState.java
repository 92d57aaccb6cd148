package com.example.itsystem.model;

public enum MalaysiaState {
    JOHOR,
    KEDAH,
    KELANTAN,
    MELAKA,
    NEGERI_SEMBILAN,
    PAHANG,
    PENANG,
    PERAK,
    PERLIS,
    SABAH,
    SARAWAK,
    SELANGOR,
    TERENGGANU,

    KUALA_LUMPUR,
    PUTRAJAYA,
    LABUAN,

    OTHER
}
