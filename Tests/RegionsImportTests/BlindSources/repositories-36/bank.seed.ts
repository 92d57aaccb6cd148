export const BankSeeds = [
  // Vietcombank
  {
    name: "Vietcombank",
    branchs: [
      {
        name: "Vietcombank Chi nhánh Quận 1",
      },
      {
        name: "Vietcombank Chi nhánh Quận 2",
      },
      {
        name: "Vietcombank Chi nhánh Quận 3",
      },
      {
        name: "Vietcombank Chi nhánh Quận 4",
      },
      {
        name: "Vietcombank Chi nhánh Quận 5",
      },
      {
        name: "Vietcombank Chi nhánh Quận 6",
      },
      {
        name: "Vietcombank Chi nhánh Quận 7",
      },
      {
        name: "Vietcombank Chi nhánh Quận 8",
      },
      {
        name: "Vietcombank Chi nhánh Quận 9",
      },
      {
        name: "Vietcombank Chi nhánh Quận 10",
      },
      {
        name: "Vietcombank Chi nhánh Quận 11",
      },
      {
        name: "Vietcombank Chi nhánh Quận 12",
      },
      {
        name: "Vietcombank Chi nhánh Quận Bình Thạnh",
      },
      {
        name: "Vietcombank Chi nhánh Quận Phú Nhuận",
      },
      {
        name: "Vietcombank Chi nhánh Quận Gò Vấp",
      },
      {
        name: "Vietcombank Chi nhánh Quận Tân Bình",
      },
      {
        name: "Vietcombank Chi nhánh Quận Tân Phú",
      },
      {
        name: "Vietcombank Chi nhánh Quận Thủ Đức",
      },
      {
        name: "Vietcombank Chi nhánh Quận Bình Tân",
      },
      {
        name: "Vietcombank Chi nhánh Huyện Nhà Bè",
      },
      {
        name: "Vietcombank Chi nhánh Huyện Bình Chánh",
      },
      {
        name: "Vietcombank Chi nhánh Huyện Củ Chi",
      },
      {
        name: "Vietcombank Chi nhánh Huyện Hóc Môn",
      },
    ],
  }, // end of Vietcombank
  // ACB
  {
    name: "ACB",
    branchs: [
      {
        name: "ACB Chi nhánh Quận 1",
      },
      {
        name: "ACB Chi nhánh Quận 2",
      },
      {
        name: "ACB Chi nhánh Quận 3",
      },
      {
        name: "ACB Chi nhánh Quận 4",
      },
      {
        name: "ACB Chi nhánh Quận 5",
      },
      {
        name: "ACB Chi nhánh Quận 6",
      },
      {
        name: "ACB Chi nhánh Quận 7",
      },
      {
        name: "ACB Chi nhánh Quận 8",
      },
      {
        name: "ACB Chi nhánh Quận 9",
      },
      {
        name: "ACB Chi nhánh Quận 10",
      },
      {
        name: "ACB Chi nhánh Quận 11",
      },
      {
        name: "ACB Chi nhánh Quận 12",
      },
      {
        name: "ACB Chi nhánh Quận Bình Thạnh",
      },
      {
        name: "ACB Chi nhánh Quận Phú Nhuận",
      },
      {
        name: "ACB Chi nhánh Quận Gò Vấp",
      },
      {
        name: "ACB Chi nhánh Quận Tân Bình",
      },
      {
        name: "ACB Chi nhánh Quận Tân Phú",
      },
      {
        name: "ACB Chi nhánh Quận Thủ Đức",
      },
      {
        name: "ACB Chi nhánh Quận Bình Tân",
      },
      {
        name: "ACB Chi nhánh Huyện Nhà Bè",
      },
      {
        name: "ACB Chi nhánh Huyện Bình Chánh",
      },
      {
        name: "ACB Chi nhánh Huyện Củ Chi",
      },
    ],
  }, // end of ACB
];
