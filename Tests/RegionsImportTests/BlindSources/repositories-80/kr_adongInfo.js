const adongInfo = [
    {
        "sidoCode": "11",
        "sidoName": "서울특별시",
        "sigungus": [
            {
                "sigunguCode": "11060",
                "sigunguName": "동대문구",
                "adongs": [
                    {
                        "adongCode": "11060720",
                        "adongName": "휘경1동"
                    },
                    {
                        "adongCode": "11060880",
                        "adongName": "장안2동"
                    },
                    {
                        "adongCode": "11060820",
                        "adongName": "제기동"
                    },
                    {
                        "adongCode": "11060840",
                        "adongName": "전농2동"
                    },
                    {
                        "adongCode": "11060870",
                        "adongName": "장안1동"
                    },
                    {
                        "adongCode": "11060710",
                        "adongName": "회기동"
                    },
                    {
                        "adongCode": "11060730",
                        "adongName": "휘경2동"
                    },
                    {
                        "adongCode": "11060910",
                        "adongName": "답십리1동"
                    },
                    {
                        "adongCode": "11060800",
                        "adongName": "청량리동"
                    },
                    {
                        "adongCode": "11060830",
                        "adongName": "전농1동"
                    },
                    {
                        "adongCode": "11060810",
                        "adongName": "용신동"
                    },
                    {
                        "adongCode": "11060860",
                        "adongName": "답십리2동"
                    },
                    {
                        "adongCode": "11060890",
                        "adongName": "이문1동"
                    },
                    {
                        "adongCode": "11060900",
                        "adongName": "이문2동"
                    }
                ]
            },
            {
                "sigunguCode": "11130",
                "sigunguName": "서대문구",
                "adongs": [
                    {
                        "adongCode": "11130650",
                        "adongName": "홍제2동"
                    },
                    {
                        "adongCode": "11130750",
                        "adongName": "신촌동"
                    },
                    {
                        "adongCode": "11130730",
                        "adongName": "충현동"
                    },
                    {
                        "adongCode": "11130720",
                        "adongName": "북가좌2동"
                    },
                    {
                        "adongCode": "11130660",
                        "adongName": "홍은1동"
                    },
                    {
                        "adongCode": "11130640",
                        "adongName": "홍제3동"
                    },
                    {
                        "adongCode": "11130680",
                        "adongName": "홍은2동"
                    },
                    {
                        "adongCode": "11130710",
                        "adongName": "북가좌1동"
                    },
                    {
                        "adongCode": "11130690",
                        "adongName": "남가좌1동"
                    },
                    {
                        "adongCode": "11130520",
                        "adongName": "천연동"
                    },
                    {
                        "adongCode": "11130760",
                        "adongName": "연희동"
                    },
                    {
                        "adongCode": "11130740",
                        "adongName": "북아현동"
                    },
                    {
                        "adongCode": "11130620",
                        "adongName": "홍제1동"
                    },
                    {
                        "adongCode": "11130700",
                        "adongName": "남가좌2동"
                    }
                ]
            },
            {
                "sigunguCode": "11090",
                "sigunguName": "강북구",
                "adongs": [
                    {
                        "adongCode": "11090630",
                        "adongName": "수유1동"
                    },
                    {
                        "adongCode": "11090650",
                        "adongName": "수유3동"
                    },
                    {
                        "adongCode": "11090600",
                        "adongName": "번1동"
                    },
                    {
                        "adongCode": "11090610",
                        "adongName": "번2동"
                    },
                    {
                        "adongCode": "11090640",
                        "adongName": "수유2동"
                    },
                    {
                        "adongCode": "11090620",
                        "adongName": "번3동"
                    },
                    {
                        "adongCode": "11090740",
                        "adongName": "우이동"
                    },
                    {
                        "adongCode": "11090690",
                        "adongName": "삼양동"
                    },
                    {
                        "adongCode": "11090750",
                        "adongName": "인수동"
                    },
                    {
                        "adongCode": "11090700",
                        "adongName": "미아동"
                    },
                    {
                        "adongCode": "11090720",
                        "adongName": "송천동"
                    },
                    {
                        "adongCode": "11090730",
                        "adongName": "삼각산동"
                    },
                    {
                        "adongCode": "11090710",
                        "adongName": "송중동"
                    }
                ]
            }
        ]
    }
]
