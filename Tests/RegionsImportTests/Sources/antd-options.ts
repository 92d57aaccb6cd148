interface Option {
  value: string;
  label: string;
  children?: Option[];
}

export const options: Option[] = [
  {
    "value": "pelroswick",
    "label": "龙新省",
    "children": [
      {
        "value": "zanclaham",
        "label": "梅林市",
        "children": [
          {
            "value": "jostostead",
            "label": "华永区"
          },
          {
            "value": "clagarfield",
            "label": "德通区"
          }
        ]
      },
      {
        "value": "dafinby",
        "label": "长龙市",
        "children": [
          {
            "value": "garcorham",
            "label": "州宁区"
          },
          {
            "value": "isplawick",
            "label": "湖林区"
          },
          {
            "value": "verbestead",
            "label": "北成区"
          }
        ]
      }
    ]
  },
  {
    "value": "marton",
    "label": "金和省",
    "children": [
      {
        "value": "ulismouth",
        "label": "兴溪市",
        "children": [
          {
            "value": "iscordale",
            "label": "宁长区"
          },
          {
            "value": "quinham",
            "label": "平福区"
          },
          {
            "value": "rosline",
            "label": "大长区"
          },
          {
            "value": "norstoo",
            "label": "金泉区"
          }
        ]
      },
      {
        "value": "dagreford",
        "label": "松安市",
        "children": [
          {
            "value": "stomarton",
            "label": "泰大区"
          },
          {
            "value": "oldale",
            "label": "兴河区"
          },
          {
            "value": "olclaa",
            "label": "永石区"
          }
        ]
      }
    ]
  },
  {
    "value": "jobeo",
    "label": "凤丰省",
    "children": [
      {
        "value": "tresala",
        "label": "泉华市",
        "children": [
          {
            "value": "tretormouth",
            "label": "德定区"
          },
          {
            "value": "finlinford",
            "label": "长景区"
          },
          {
            "value": "ulfremouth",
            "label": "吉林区"
          }
        ]
      },
      {
        "value": "trealland",
        "label": "北溪市",
        "children": [
          {
            "value": "dadaford",
            "label": "南山区"
          },
          {
            "value": "fretreford",
            "label": "宁金区"
          },
          {
            "value": "norstead",
            "label": "南平区"
          },
          {
            "value": "linholo",
            "label": "宁西区"
          }
        ]
      },
      {
        "value": "plaulburg",
        "label": "通东市",
        "children": [
          {
            "value": "garzanstead",
            "label": "凤永区"
          },
          {
            "value": "marwildale",
            "label": "梅溪区"
          },
          {
            "value": "elrosford",
            "label": "东北区"
          }
        ]
      }
    ]
  }
];
