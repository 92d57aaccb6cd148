var area_list = [];
area_list[1] =
    [{"title": "\u4e2d\u6b63\u5340", "zip": "100"}, {
        "title": "\u5927\u540c\u5340",
        "zip": "103"
    }, {"title": "\u4e2d\u5c71\u5340", "zip": "104"}, {
        "title": "\u677e\u5c71\u5340",
        "zip": "105"
    }, {"title": "\u5927\u5b89\u5340", "zip": "106"}, {
        "title": "\u842c\u83ef\u5340",
        "zip": "108"
    }, {"title": "\u4fe1\u7fa9\u5340", "zip": "110"}, {
        "title": "\u58eb\u6797\u5340",
        "zip": "111"
    }, {"title": "\u5317\u6295\u5340", "zip": "112"}, {
        "title": "\u5167\u6e56\u5340",
        "zip": "114"
    }, {"title": "\u5357\u6e2f\u5340", "zip": "115"}, {
        "title": "\u6587\u5c71\u5340",
        "zip": "116"
    }];

area_list[2] =
    [{"title": "\u842c\u91cc\u5340", "zip": "207"}, {
        "title": "\u91d1\u5c71\u5340",
        "zip": "208"
    }, {"title": "\u677f\u6a4b\u5340", "zip": "220"}, {
        "title": "\u6c50\u6b62\u5340",
        "zip": "221"
    }, {"title": "\u6df1\u5751\u5340", "zip": "222"}, {
        "title": "\u77f3\u7887\u5340",
        "zip": "223"
    }, {"title": "\u745e\u82b3\u5340", "zip": "224"}, {
        "title": "\u5e73\u6eaa\u5340",
        "zip": "226"
    }, {"title": "\u96d9\u6eaa\u5340", "zip": "227"}, {
        "title": "\u8ca2\u5bee\u5340",
        "zip": "228"
    }, {"title": "\u65b0\u5e97\u5340", "zip": "231"}, {
        "title": "\u576a\u6797\u5340",
        "zip": "232"
    }, {"title": "\u70cf\u4f86\u5340", "zip": "233"}, {
        "title": "\u6c38\u548c\u5340",
        "zip": "234"
    }, {"title": "\u4e2d\u548c\u5340", "zip": "235"}, {
        "title": "\u571f\u57ce\u5340",
        "zip": "236"
    }, {"title": "\u4e09\u5cfd\u5340", "zip": "237"}, {
        "title": "\u6a39\u6797\u5340",
        "zip": "238"
    }, {"title": "\u9daf\u6b4c\u5340", "zip": "239"}, {
        "title": "\u4e09\u91cd\u5340",
        "zip": "241"
    }, {"title": "\u65b0\u838a\u5340", "zip": "242"}];
