prefectures = {
  "01": ["北海道", "hokkaido", "Hokkaido"],
  "02": ["青森県", "aomori ken", "Aomori"],
  "03": ["岩手県", "iwate ken", "Iwate"],
  "04": ["宮城県", "miyagi ken", "Miyagi"],
}
