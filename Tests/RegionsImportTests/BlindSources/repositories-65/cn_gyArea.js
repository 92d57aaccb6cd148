var area = [

    {
        "Name": "华东",
        "List": [
           {
               "Name": "安徽",
               "List": [
                  {
                      "Name": "阜阳市",
                      "List": [
                         {
                             "Name": "颍泉区",
                             "List": [
                                 {
                                     "Name": "街道123",
                                     "List": [
                                         {
                                             "Name": "居委会123",
                                             "List": null
                                         }
                                     ]
                                 }
                             ]
                         },
                          {
                              "Name": "临泉县",
                              "List": [
                                 {
                                     "Name": "街道321",
                                     "List": [
                                         {
                                             "Name": "居委会321",
                                             "List": null
                                         }
                                     ]
                                 }
                              ]
                          },
                          {
                              "Name": "阜南县",
                              "List": null
                          },
                          {
                              "Name": "太和县",
                              "List": null
                          },
                          {
                              "Name": "界首市",
                              "List": null
                          },
                          {
                              "Name": "颍上县",
                              "List": null
                          },
                          {
                              "Name": "颍州区",
                              "List": null
                          },
                          {
                              "Name": "颍东区",
                              "List": null
                          }
                      ]
                  },
                   {
                       "Name": "安庆市",
                       "List": [
                          {
                              "Name": "望江县",
                              "List": null
                          },
                           {
                               "Name": "潜山县",
                               "List": null
                           },
                           {
                               "Name": "枞阳县",
                               "List": null
                           },
                           {
                               "Name": "怀宁县",
                               "List": null
                           },
                           {
                               "Name": "桐城市",
                               "List": null
                           },
                           {
                               "Name": "迎江区",
                               "List": null
                           },
                           {
                               "Name": "岳西县",
                               "List": null
                           },
                           {
                               "Name": "太湖县",
                               "List": null
                           },
                           {
                               "Name": "大观区",
                               "List": null
                           },
                           {
                               "Name": "宜秀区",
                               "List": null
                           },
                           {
                               "Name": "宿松县",
                               "List": null
                           }
                       ]
                   },
                   {
                       "Name": "淮北市",
                       "List": [
                          {
                              "Name": "烈山区",
                              "List": null
                          },
                           {
                               "Name": "濉溪县",
                               "List": null
                           },
                           {
                               "Name": "杜集区",
                               "List": null
                           },
                           {
                               "Name": "相山区",
                               "List": null
                           }
                       ]
                   },
                   {
                       "Name": "亳州市",
                       "List": [
                          {
                              "Name": "蒙城县",
                              "List": null
                          },
                           {
                               "Name": "利辛县",
                               "List": null
                           },
                           {
                               "Name": "涡阳县",
                               "List": null
                           },
                           {
                               "Name": "谯城区",
                               "List": null
                           }
                       ]
                   },
                   {
                       "Name": "铜陵市",
                       "List": [
                          {
                              "Name": "铜陵县",
                              "List": null
                          },
                           {
                               "Name": "郊区",
                               "List": null
                           },
                           {
                               "Name": "铜官山区",
                               "List": null
                           },
                           {
                               "Name": "狮子山区",
                               "List": null
                           }
                       ]
                   },
                   {
                       "Name": "马鞍山",
                       "List": [
                          {
                              "Name": "花山区",
                              "List": null
                          },
                           {
                               "Name": "雨山区",
                               "List": null
                           },
                           {
                               "Name": "博望区",
                               "List": null
                           },
                           {
                               "Name": "含山县",
                               "List": null
                           },
                           {
                               "Name": "和县",
                               "List": null
                           },
                           {
                               "Name": "当涂县",
                               "List": null
                           }
                       ]
                   }
               ]
           }
        ]
    }
];
