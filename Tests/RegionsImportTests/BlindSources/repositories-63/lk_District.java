package org.myproject.enums;

public enum District {
    // Western Province
    COLOMBO,
    GAMPAHA,
    KALUTARA,

    // Central Province
    KANDY,
    MATALE,
    NUWARA_ELIYA,

    // Southern Province
    GALLE,
    MATARA,
    HAMBANTOTA,

    // Northern Province
    JAFFNA,
    KILINOCHCHI,
    MANNAR,
    VAVUNIYA,
    MULLAITIVU,

    // Eastern Province
    BATTICALOA,
    AMPARA,
    TRINCOMALEE,

    // North Western Province
    KURUNEGALA,
    PUTTALAM,

    // North Central Province
    ANURADHAPURA,
    POLONNARUWA,

    // Uva Province
    BADULLA,
    MONARAGALA,

    // Sabaragamuwa Province
    RATNAPURA,
    KEGALLE
}
