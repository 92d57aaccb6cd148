const departmentListData = [
	{
		id: 'HDQT',
		name: 'Hội đồng quản trị',
		parentId: '',
		// imageUrl: 'https://randomuser.me/api/portraits/men/1.jpg',
		children: [
			{
				id: 'BKS',
				name: 'Ban kiểm soát',
				parentId: 'HDQT'
				// imageUrl: 'https://randomuser.me/api/portraits/men/1.jpg'
			},
			{
				id: 'BTGD',
				name: 'Ban tổng giám đốc',
				parentId: 'HDQT',
				// imageUrl: 'https://randomuser.me/api/portraits/men/1.jpg',
				children: [
					{
						id: 'K_TC_KT',
						name: 'Khối tài chính kế toán',
						parentId: 'BTGD',
						// imageUrl: 'https://randomuser.me/api/portraits/men/1.jpg',
						children: [
							{
								id: 'BP_TC',
								name: 'Bộ phận tài chính',
								parentId: 'K_TC_KT'
								// imageUrl: 'https://randomuser.me/api/portraits/men/1.jpg'
							},
							{
								id: 'BP_KT',
								name: 'Bộ phận kế toán',
								parentId: 'K_TC_KT',
								// imageUrl: 'https://randomuser.me/api/portraits/men/1.jpg',
								children: [
									{
										id: 'G_KTTH',
										name: 'Nhóm kế toán tổng hợp',
										parentId: 'BP_KT'
										// imageUrl: 'https://randomuser.me/api/portraits/men/1.jpg'
									},
									{
										id: 'G_KTTH',
										name: 'Nhóm kế toán thanh toán',
										parentId: 'BP_KT'
										// imageUrl: 'https://randomuser.me/api/portraits/men/1.jpg'
									},
									{
										id: 'G_KTK',
										name: 'Nhóm kế toán kho',
										parentId: 'BP_KT'
										// imageUrl: 'https://randomuser.me/api/portraits/men/1.jpg'
									}
								]
							}
						]
					},
					{
						id: 'K_QTTT',
						name: 'Khối quản trị tổng hợp',
						parentId: 'BTGD',
						// imageUrl: 'https://randomuser.me/api/portraits/men/1.jpg',
						children: [
							{
								id: 'BP_HC',
								name: 'Bộ phận hành chính',
								parentId: 'K_QTTT',
								// imageUrl: 'https://randomuser.me/api/portraits/men/1.jpg',
								children: [
									{
										id: 'G_QT_VP',
										name: 'Nhóm quản trị văn phòng',
										parentId: 'BP_HC'
										// imageUrl: 'https://randomuser.me/api/portraits/men/1.jpg'
									},
									{
										id: 'G_PCCC_ATLD',
										name: 'Nhóm PCCC & ATLD',
										parentId: 'BP_HC'
										// imageUrl: 'https://randomuser.me/api/portraits/men/1.jpg'
									},
									{
										id: 'G_TAP_VU',
										name: 'Nhóm tạp vụ',
										parentId: 'BP_HC'
										// imageUrl: 'https://randomuser.me/api/portraits/men/1.jpg'
									}
								]
							},
							{
								id: 'BP_NS',
								name: 'Bộ phận nhân sự',
								parentId: 'K_QTTT'
								// imageUrl: 'https://randomuser.me/api/portraits/men/1.jpg'
							}
						]
					},
					{
						id: 'K_CUNG_UNG',
						name: 'Khối cung ứng',
						parentId: 'BTGD',
						// imageUrl: 'https://randomuser.me/api/portraits/men/1.jpg',
						children: [
							{
								id: 'BP_KH_MH',
								name: 'Bộ phận kế hoạch - mua hàng',
								parentId: 'K_CUNG_UNG'
								// imageUrl: 'https://randomuser.me/api/portraits/men/1.jpg'
							},
							{
								id: 'BP_KHO_VAN_CHUYEN',
								name: 'Bộ phận kho - vận chuyển',
								parentId: 'K_CUNG_UNG'
								// imageUrl: 'https://randomuser.me/api/portraits/men/1.jpg'
							}
						]
					}
				]
			}
		]
	}
];

export default departmentListData;
