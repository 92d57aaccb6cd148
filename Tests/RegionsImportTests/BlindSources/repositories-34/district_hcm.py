# coding=utf-8
DISTRICT_1 = 760  # Quận 1
DISTRICT_12 = 761  # Quận 12
THU_DUC_DISTRICT = 762  # Quận Thủ Đức
DISTRICT_9 = 763  # Quận 9
GO_VAP_DISTRICT = 764  # Quận Gò Vấp
BINH_THANH_DISTRICT = 765  # Quận Bình Thạnh
TAN_BINH_DISTRICT = 766  # Quận Tân Bình
TAN_PHU_DISTRICT = 767  # Quận Tân Phú
PHU_NHUAN_DISTRICT = 768  # Quận Phú Nhuận
DISTRICT_2 = 769  # Quận 2
DISTRICT_3 = 770  # Quận 3
DISTRICT_10 = 771  # Quận 10
DISTRICT_11 = 772  # Quận 11
DISTRICT_4 = 773  # Quận 4
DISTRICT_5 = 774  # Quận 5
DISTRICT_6 = 775  # Quận 6
DISTRICT_8 = 776  # Quận 8
BINH_TAN_DISTRICT = 777  # Quận Bình Tân
DISTRICT_7 = 778  # Quận 7
CU_CHI_DISTRICT = 783  # Huyện Củ Chi
HOC_MON_DISTRICT = 784  # Huyện Hóc Môn
BINH_CHANH_DISTRICT = 785  # Huyện Bình Chánh
NHA_BE_DISTRICT = 786  # Huyện Nhà Bè
CAN_GIO_DISTRICT = 787  # Huyện Cần Giờ

DISTRICT_IN_HCM_CHOICES = (
    (DISTRICT_1, u'Quận 1'),
    (DISTRICT_2, u'Quận 2'),
    (DISTRICT_3, u'Quận 3'),
    (DISTRICT_4, u'Quận 4'),
    (DISTRICT_5, u'Quận 5'),
    (DISTRICT_6, u'Quận 6'),
    (DISTRICT_7, u'Quận 7'),
    (DISTRICT_8, u'Quận 8'),
    (DISTRICT_9, u'Quận 9'),
    (DISTRICT_10, u'Quận 10'),
    (DISTRICT_11, u'Quận 11'),
    (DISTRICT_12, u'Quận 12'),
    (BINH_TAN_DISTRICT, u'Quận Bình Tân'),
    (BINH_CHANH_DISTRICT, u'Quận Bình Thạnh'),
    (TAN_BINH_DISTRICT, u'Quận Tân Bình'),
    (TAN_PHU_DISTRICT, u'Quận Tân Phú'),
    (THU_DUC_DISTRICT, u'Quận Thủ Đức'),
    (PHU_NHUAN_DISTRICT, u'Quận Phú Nhuận'),
    (GO_VAP_DISTRICT, u'Quận Gò Vấp'),
    (CU_CHI_DISTRICT, u'Huyện Củ Chi'),
    (HOC_MON_DISTRICT, u'Huyện Hóc Môn'),
    (BINH_CHANH_DISTRICT, u'Huyện Bình Chánh'),
    (NHA_BE_DISTRICT, u'Huyện Nhà Bè'),
    (CAN_GIO_DISTRICT, u'Huyện Cần Giờ'),
)
