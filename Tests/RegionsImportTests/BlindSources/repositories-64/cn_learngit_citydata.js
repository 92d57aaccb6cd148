
export const hotCity = ['PEK|北京', 'NKG|南京', 'SHA|上海', 'HGH|杭州', 'SZV|苏州', 'TSN|天津', 'SZX|深圳', 'WUX|无锡', 'CTU|成都', 'CKG|重庆', 'WUH|武汉', 'SHE|沈阳', 'CAN|广州', 'NGB|宁波', 'SIA|西安']
export const letter = ['A', 'B', 'C', 'D', 'E', 'F']
export const cityList = {
    A: ['YIE|阿尔山市|aess|aershanshi', 'AKA|安康|ak|ankang', 'AKU|阿克苏|aks|akesu', 'NGQ|阿里|al|ali', 'RHT|阿拉善右旗|alsyq|alashanyouqi', 'AXF|阿拉善左旗|alszq|alashanzuoqi', 'AAT|阿勒泰|alt|aletai', 'AQG|安庆|aq|anqing', 'AVA|安顺|as|anshun', 'AOG|鞍山|as|anshan', 'AYN|安阳|ay|anyang'],
    B: ['BHY|北海|bh|beihai', 'PEK|北京|bj|beijing', 'BFJ|毕节|bj|bijie', 'BPL|博乐市|bls|boleshi', 'BSD|保山|bs|baoshan', 'NBS|白山|bs|baishan', 'AEB|百色|bs|baise', 'BAV|包头|bt|baotou', 'RLK|巴彦淖尔|byne|bayannaoer'],
    C: ['NBS|长白山|cbs|changbaishan', 'CGQ|长春|cc|changchun', 'CGD|常德|cd|changde', 'CTU|成都|cd|chengdu', 'CDE|承德|cd|chengde', 'BPX|昌都|cd|changdu', 'CIF|赤峰|cf|chifeng', 'CKG|重庆|cq|chongqing', 'CSX|长沙|cs|changsha', 'CHG|朝阳|cy|chaoyang', 'CZX|常州|cz|changzhou', 'JUH|池州|cz|chizhou', 'CIH|长治|cz|changzhi'],
    D: ['DCY|稻城县|dcx|daochengxian', 'DDG|丹东|dd|dandong', 'DNH|敦煌|dh|dunhuang', 'DLU|大理|dl|dali', 'DLC|大连|dl|dalian', 'HXD|德令哈市|dlhs|delinghashi', 'DQA|大庆|dq|daqing', 'DIG|迪庆|dq|diqing', 'DAT|大同|dt|datong', 'DOY|东营|dy|dongying', 'DAX|达州|dz|dazhou'],
    E: ['DSN|鄂尔多斯|eeds|eerduosi', 'EJN|额济纳旗|ejnq|ejinaqi', 'ERL|二连浩特市|elhts|erlianhaoteshi', 'ENH|恩施|es|enshi'],
    F: ['FUO|佛山|fs|foshan', 'FUG|阜阳|fy|fuyang', 'FYJ|抚远市|fys|fuyuanshi', 'FYN|富蕴县|fyx|fuyunxian', 'FOC|福州|fz|fuzhou']
}
