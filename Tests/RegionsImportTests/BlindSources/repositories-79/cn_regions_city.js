/* eslint-disable */
export const regions = [
	{
		region_id: 3395,
		region_name: '安徽',
		children: [
			{
				region_id: 3396,
				region_name: '合肥',
				children: [
					{ region_id: 4891, region_name: '庐阳' },
					{ region_id: 4892, region_name: '瑶海' },
					{ region_id: 4893, region_name: '蜀山' },
					{ region_id: 4894, region_name: '包河' },
					{ region_id: 4895, region_name: '长丰' },
					{ region_id: 4896, region_name: '肥东' },
					{ region_id: 4897, region_name: '肥西' },
					{ region_id: 6786, region_name: '庐江' },
					{ region_id: 6787, region_name: '巢湖' },
					{ region_id: 6788, region_name: '合肥' }
				]
			},
			{
				region_id: 3397,
				region_name: '安庆',
				children: [
					{ region_id: 4865, region_name: '迎江' },
					{ region_id: 4866, region_name: '大观' },
					{ region_id: 4867, region_name: '宜秀' },
					{ region_id: 4868, region_name: '桐城' },
					{ region_id: 4869, region_name: '怀宁' },
					{ region_id: 4870, region_name: '枞阳' },
					{ region_id: 4871, region_name: '潜山' },
					{ region_id: 4872, region_name: '太湖' },
					{ region_id: 4873, region_name: '宿松' },
					{ region_id: 4874, region_name: '望江' },
					{ region_id: 4875, region_name: '岳西' },
					{ region_id: 6789, region_name: '安庆' }
				]
			},
			{
				region_id: 3398,
				region_name: '蚌埠',
				children: [
					{ region_id: 4797, region_name: '蚌山' },
					{ region_id: 4798, region_name: '龙子湖' },
					{ region_id: 4799, region_name: '禹会' },
					{ region_id: 4800, region_name: '淮上' },
					{ region_id: 4801, region_name: '怀远' },
					{ region_id: 4802, region_name: '五河' },
					{ region_id: 4803, region_name: '固镇' },
					{ region_id: 6790, region_name: '蚌埠' }
				]
			}
		]
	}
]
