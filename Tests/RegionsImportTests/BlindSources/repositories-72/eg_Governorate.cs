using System.ComponentModel;

namespace Shuryan.Core.Enums
{
	public enum Governorate
	{
		[Description("القاهرة")]
		Cairo = 1,

		[Description("الجيزة")]
		Giza = 2,

		[Description("الإسكندرية")]
		Alexandria = 3,

		[Description("الدقهلية")]
		Dakahlia = 4,

		[Description("البحر الأحمر")]
		RedSea = 5,

		[Description("البحيرة")]
		Beheira = 6,

		[Description("الفيوم")]
		Fayoum = 7,

		[Description("الغربية")]
		Gharbia = 8,

		[Description("الإسماعيلية")]
		Ismailia = 9,

		[Description("المنوفية")]
		Menofia = 10,

		[Description("المنيا")]
		Minya = 11,

		[Description("القليوبية")]
		Qaliubiya = 12,

		[Description("الوادي الجديد")]
		NewValley = 13,

		[Description("شمال سيناء")]
		NorthSinai = 14,

		[Description("بورسعيد")]
		PortSaid = 15,

		[Description("أسوان")]
		Aswan = 21,

		[Description("أسيوط")]
        Assiut = 22,

		[Description("بني سويف")]
		BeniSuef = 23,

		[Description("دمياط")]
		Damietta = 24,

		[Description("كفر الشيخ")]
		KafrElSheikh = 25,

		[Description("الأقصر")]
		Luxor = 26,

		[Description("مرسى مطروح")]
		Matrouh = 27
	}
}
