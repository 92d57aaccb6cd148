export default {
  citycode: [],
  adcode: '440000',
  name: '广东省',
  center: [113.266887, 23.133306],
  level: 'province',
  districts: [
    {
      citycode: '0754',
      adcode: '440500',
      name: '汕头市',
      center: [116.681956, 23.354152],
      level: 'city',
      districts: [
        {
          citycode: '0754',
          adcode: '440512',
          name: '濠江区',
          center: [116.726701, 23.286605],
          level: 'district',
          districts: []
        },
        {
          citycode: '0754',
          adcode: '440523',
          name: '南澳县',
          center: [117.023482, 23.421658],
          level: 'district',
          districts: []
        },
        {
          citycode: '0754',
          adcode: '440515',
          name: '澄海区',
          center: [116.755945, 23.466314],
          level: 'district',
          districts: []
        },
        {
          citycode: '0754',
          adcode: '440514',
          name: '潮南区',
          center: [116.439105, 23.239196],
          level: 'district',
          districts: []
        },
        {
          citycode: '0754',
          adcode: '440507',
          name: '龙湖区',
          center: [116.716464, 23.372211],
          level: 'district',
          districts: []
        },
        {
          citycode: '0754',
          adcode: '440511',
          name: '金平区',
          center: [116.70341, 23.365716],
          level: 'district',
          districts: []
        },
        {
          citycode: '0754',
          adcode: '440513',
          name: '潮阳区',
          center: [116.601677, 23.264923],
          level: 'district',
          districts: []
        }
      ]
    },
    {
      citycode: '0757',
      adcode: '440600',
      name: '佛山市',
      center: [113.121586, 23.021351],
      level: 'city',
      districts: [
        {
          citycode: '0757',
          adcode: '440608',
          name: '高明区',
          center: [112.892573, 22.900047],
          level: 'district',
          districts: []
        },
        {
          citycode: '0757',
          adcode: '440607',
          name: '三水区',
          center: [112.897271, 23.156675],
          level: 'district',
          districts: []
        },
        {
          citycode: '0757',
          adcode: '440606',
          name: '顺德区',
          center: [113.293197, 22.805413],
          level: 'district',
          districts: []
        },
        {
          citycode: '0757',
          adcode: '440605',
          name: '南海区',
          center: [113.143246, 23.028875],
          level: 'district',
          districts: []
        },
        {
          citycode: '0757',
          adcode: '440604',
          name: '禅城区',
          center: [113.122532, 23.009475],
          level: 'district',
          districts: []
        }
      ]
    },
    {
      citycode: '0758',
      adcode: '441200',
      name: '肇庆市',
      center: [112.465245, 23.047747],
      level: 'city',
      districts: [
        {
          citycode: '0758',
          adcode: '441224',
          name: '怀集县',
          center: [112.166908, 23.920806],
          level: 'district',
          districts: []
        },
        {
          citycode: '0758',
          adcode: '441223',
          name: '广宁县',
          center: [112.440694, 23.634808],
          level: 'district',
          districts: []
        },
        {
          citycode: '0758',
          adcode: '441225',
          name: '封开县',
          center: [111.512177, 23.423928],
          level: 'district',
          districts: []
        },
        {
          citycode: '0758',
          adcode: '441284',
          name: '四会市',
          center: [112.734309, 23.326991],
          level: 'district',
          districts: []
        },
        {
          citycode: '0758',
          adcode: '441226',
          name: '德庆县',
          center: [111.785544, 23.145035],
          level: 'district',
          districts: []
        },
        {
          citycode: '0758',
          adcode: '441203',
          name: '鼎湖区',
          center: [112.56738, 23.159062],
          level: 'district',
          districts: []
        },
        {
          citycode: '0758',
          adcode: '441202',
          name: '端州区',
          center: [112.485577, 23.051847],
          level: 'district',
          districts: []
        },
        {
          citycode: '0758',
          adcode: '441204',
          name: '高要区',
          center: [112.458055, 23.02474],
          level: 'district',
          districts: []
        }
      ]
    },
    {
      citycode: '0756',
      adcode: '440400',
      name: '珠海市',
      center: [113.576892, 22.271644],
      level: 'city',
      districts: [
        {
          citycode: '0756',
          adcode: '440403',
          name: '斗门区',
          center: [113.296228, 22.209134],
          level: 'district',
          districts: []
        },
        {
          citycode: '0756',
          adcode: '440402',
          name: '香洲区',
          center: [113.543372, 22.265635],
          level: 'district',
          districts: []
        },
        {
          citycode: '0756',
          adcode: '440404',
          name: '金湾区',
          center: [113.363224, 22.146717],
          level: 'district',
          districts: []
        },
        {
          citycode: [],
          adcode: '440499',
          name: '澳门大学横琴校区(由澳门实施管辖)',
          center: [113.548956, 22.126197],
          level: 'district',
          districts: []
        }
      ]
    },
    {
      citycode: '0660',
      adcode: '441500',
      name: '汕尾市',
      center: [115.375557, 22.787204],
      level: 'city',
      districts: [
        {
          citycode: '0660',
          adcode: '441523',
          name: '陆河县',
          center: [115.659978, 23.301557],
          level: 'district',
          districts: []
        },
        {
          citycode: '0660',
          adcode: '441502',
          name: '城区',
          center: [115.36522, 22.779204],
          level: 'district',
          districts: []
        },
        {
          citycode: '0660',
          adcode: '441521',
          name: '海丰县',
          center: [115.322974, 22.967212],
          level: 'district',
          districts: []
        },
        {
          citycode: '0660',
          adcode: '441581',
          name: '陆丰市',
          center: [115.652142, 22.91874],
          level: 'district',
          districts: []
        }
      ]
    }
  ]
};
