var platesArea = {
    "33": {
        "license": "甘B"
    },
    "34": {
        "license": "甘C"
    },
    "35": {
        "license": "甘D"
    },
    "36": {
        "license": "甘A"
    },
    "37": {
        "license": "甘F"
    },
    "38": {
        "license": "黑P"
    },
    "39": {
        "license": "黑N"
    },
    "40": {
        "license": "黑F"
    },
    "41": {
        "license": "黑B"
    },
    "42": {
        "license": "黑D"
    },
    "43": {
        "license": "黑H"
    },
    "44": {
        "license": "黑M"
    },
    "45": {
        "license": "黑J"
    },
    "46": {
        "license": "黑G"
    },
    "47": {
        "license": "黑K"
    },
    "48": {
        "license": "黑A"
    },
    "49": {
        "license": "黑C"
    },
    "50": {
        "license": "黑E"
    },
    "51": {
        "license": "吉G"
    },
    "52": {
        "license": "吉J"
    },
    "53": {
        "license": "吉A"
    },
    "54": {
        "license": "吉H"
    },
    "55": {
        "license": "吉B"
    },
    "56": {
        "license": "吉C"
    },
    "57": {
        "license": "吉F"
    },
    "58": {
        "license": "辽A"
    },
    "59": {
        "license": "辽J"
    },
    "60": {
        "license": "辽M"
    },
    "61": {
        "license": "蒙E"
    },
    "62": {
        "license": "蒙F"
    },
    "63": {
        "license": "蒙H"
    },
    "64": {
        "license": "蒙G"
    },
    "65": {
        "license": "青H"
    },
    "66": {
        "license": "青A"
    },
    "67": {
        "license": "青E"
    },
    "68": {
        "license": "青E"
    },
    "69": {
        "license": "青B"
    },
    "70": {
        "license": "青E"
    },
    "71": {
        "license": "青G"
    },
    "72": {
        "license": "青F"
    },
    "73": {
        "license": "青E"
    },
    "74": {
        "license": "川F"
    },
    "75": {
        "license": "川A"
    },
    "76": {
        "license": "川T"
    }
}
