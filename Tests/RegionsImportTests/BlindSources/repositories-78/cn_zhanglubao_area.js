var json=({
    "area_110000": {
        "id": "110000",
        "pid": "0",
        "title": "北京市",
        "level": 0,
        "child": {
            "110100": {
                "id": "110100",
                "pid": "110000",
                "title": "北京市",
                "level": 1,
                "child": {
                    "110101": {
                        "id": "110101",
                        "pid": "110100",
                        "title": "东城区",
                        "level": 2,
                        "child": null
                    },
                    "110102": {
                        "id": "110102",
                        "pid": "110100",
                        "title": "西城区",
                        "level": 2,
                        "child": null
                    },
                    "110103": {
                        "id": "110103",
                        "pid": "110100",
                        "title": "崇文区",
                        "level": 2,
                        "child": null
                    },
                    "110104": {
                        "id": "110104",
                        "pid": "110100",
                        "title": "宣武区",
                        "level": 2,
                        "child": null
                    },
                    "110105": {
                        "id": "110105",
                        "pid": "110100",
                        "title": "朝阳区",
                        "level": 2,
                        "child": null
                    }
                }
            },
            "910011": {
                "id": "910011",
                "pid": "110000",
                "title": "县",
                "level": 1,
                "child": {
                    "910012": {
                        "id": "910012",
                        "pid": "910011",
                        "title": "密云县",
                        "level": 2,
                        "child": null
                    },
                    "910013": {
                        "id": "910013",
                        "pid": "910011",
                        "title": "延庆县",
                        "level": 2,
                        "child": null
                    }
                }
            }
        }
    },
    "area_120000": {
        "id": "120000",
        "pid": "0",
        "title": "天津市",
        "level": 0,
        "child": {
            "120100": {
                "id": "120100",
                "pid": "120000",
                "title": "市辖区",
                "level": 1,
                "child": {
                    "120101": {
                        "id": "120101",
                        "pid": "120100",
                        "title": "和平区",
                        "level": 2,
                        "child": null
                    },
                    "120102": {
                        "id": "120102",
                        "pid": "120100",
                        "title": "河东区",
                        "level": 2,
                        "child": null
                    },
                    "120107": {
                        "id": "120107",
                        "pid": "120100",
                        "title": "塘沽区",
                        "level": 2,
                        "child": null
                    },
                    "120108": {
                        "id": "120108",
                        "pid": "120100",
                        "title": "汉沽区",
                        "level": 2,
                        "child": null
                    },
                    "120109": {
                        "id": "120109",
                        "pid": "120100",
                        "title": "大港区",
                        "level": 2,
                        "child": null
                    }
                }
            },
            "120200": {
                "id": "120200",
                "pid": "120000",
                "title": "县",
                "level": 1,
                "child": {
                    "120221": {
                        "id": "120221",
                        "pid": "120200",
                        "title": "宁河县",
                        "level": 2,
                        "child": null
                    },
                    "120223": {
                        "id": "120223",
                        "pid": "120200",
                        "title": "静海县",
                        "level": 2,
                        "child": null
                    },
                    "120225": {
                        "id": "120225",
                        "pid": "120200",
                        "title": "蓟　县",
                        "level": 2,
                        "child": null
                    }
                }
            }
        }
    },
    "area_130000": {
        "id": "130000",
        "pid": "0",
        "title": "河北省",
        "level": 0,
        "child": {
            "130100": {
                "id": "130100",
                "pid": "130000",
                "title": "石家庄市",
                "level": 1,
                "child": {
                    "130101": {
                        "id": "130101",
                        "pid": "130100",
                        "title": "市辖区",
                        "level": 2,
                        "child": null
                    },
                    "130102": {
                        "id": "130102",
                        "pid": "130100",
                        "title": "长安区",
                        "level": 2,
                        "child": null
                    },
                    "130103": {
                        "id": "130103",
                        "pid": "130100",
                        "title": "桥东区",
                        "level": 2,
                        "child": null
                    },
                    "130124": {
                        "id": "130124",
                        "pid": "130100",
                        "title": "栾城县",
                        "level": 2,
                        "child": null
                    },
                    "130133": {
                        "id": "130133",
                        "pid": "130100",
                        "title": "赵　县",
                        "level": 2,
                        "child": null
                    },
                    "130181": {
                        "id": "130181",
                        "pid": "130100",
                        "title": "辛集市",
                        "level": 2,
                        "child": null
                    }
                }
            }
        }
    }
});
