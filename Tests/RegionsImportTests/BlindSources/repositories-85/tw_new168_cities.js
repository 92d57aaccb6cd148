var items = [
    {
        district: "\u5317\u90e8",
        items: [{"id": 1, "title": "\u53f0\u5317\u5e02"}, {"id": 2, "title": "\u65b0\u5317\u5e02"}, {
            "id": 3,
            "title": "\u57fa\u9686\u5e02"
        }, {"id": 4, "title": "\u5b9c\u862d\u7e23"}, {"id": 5, "title": "\u65b0\u7af9\u5e02"}, {
            "id": 6,
            "title": "\u65b0\u7af9\u7e23"
        }, {"id": 7, "title": "\u6843\u5712\u7e23"}]
    },
    {
        district: "\u4e2d\u90e8",
        items: [{"id": 8, "title": "\u82d7\u6817\u7e23"}, {"id": 9, "title": "\u53f0\u4e2d\u5e02"}, {
            "id": 10,
            "title": "\u5f70\u5316\u7e23"
        }, {"id": 11, "title": "\u5357\u6295\u7e23"}, {"id": 14, "title": "\u96f2\u6797\u7e23"}]
    },
    {
        district: "\u5357\u90e8",
        items: [{"id": 12, "title": "\u5609\u7fa9\u5e02"}, {"id": 13, "title": "\u5609\u7fa9\u7e23"}, {
            "id": 15,
            "title": "\u53f0\u5357\u5e02"
        }, {"id": 16, "title": "\u9ad8\u96c4\u5e02"}, {"id": 18, "title": "\u5c4f\u6771\u7e23"}]
    },
    {
        district: "\u6771\u90e8",
        items: [{"id": 17, "title": "\u6f8e\u6e56\u7e23"}, {"id": 19, "title": "\u53f0\u6771\u7e23"}, {
            "id": 20,
            "title": "\u82b1\u84ee\u7e23"
        }, {"id": 21, "title": "\u91d1\u9580\u7e23"}, {"id": 22, "title": "\u9023\u6c5f\u7e23"}]
    }
];

export { items as default }