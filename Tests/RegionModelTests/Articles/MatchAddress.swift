import Regions
import RegionsChina
import RegionsMatch

func matchAddress() {
  let matcher = AddressMatcher(.china, former: .chinaFormer)
  let match = matcher.match("浙江杭州西湖区文三路478号")
  print(match.region?.id ?? "")  // 330106
  print(match.rest)  // 文三路478号
  print(match.confidence)  // certain
  print(match.parts.map(\.text))  // ["浙江", "杭州", "西湖区"]
}
