export const 顏色: Record<string, string> = { '北部': 'blue', '南部': 'green', '東部': 'red' }
export const 縣市: County[] = [
  { id: 'keelung', name: '基隆市', region: '北部' }, { id: 'taipei', name: '臺北市', region: '北部' },
  { id: 'tainan', name: '臺南市', region: '南部' }, { id: 'pingtung', name: '屏東縣', region: '南部' },
  { id: 'hualien', name: '花蓮縣', region: '東部' }, { id: 'taitung', name: '臺東縣', region: '東部' },
]
