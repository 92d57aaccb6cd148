/** What the elements say, by language. Data, not code: add a language by adding an entry. */
const texts = {
  en: {
    placeholder: "Choose a region",
    choose: "Please choose",
    search: "Search by name, pinyin or code",
    clear: "Clear the search",
    close: "Cancel",
    done: "Done",
    levels: "Levels",
    options: (name) => (name ? `Regions of ${name}` : "Regions"),
    results: "Search results",
    everywhere: "Everywhere",
    near: (text) => `Nothing is called “${text}”. Nearest:`,
    nothing: (text) => `Nothing is called “${text}”`,
    loading: "Loading regions…",
    failed: "The regions could not be loaded",
    retry: "Try again",
    required: "Please choose a region.",
    unknown: (id) => `There is no region “${id}” to choose here.`,
    incomplete: (name) => `Please choose a region of ${name}.`,
    count: (count, isCut) => (count === 1 ? "1 region" : `${count}${isCut ? "+" : ""} regions`),
    chosen: (name, rest) => `${name} chosen, ${rest}`,
    frequent: "Frequent",
    tooDeep: (name) => `${name} lies too deep to choose here.`,
    unknownField: (id) => `unknown region (${id})`,
    mistake: "This choice of regions is not set up correctly",
    now: (names) => `now ${names.join(", ")}`,
    wasUntil: (name, year) => `${name}, until ${year}`,
    retired: (name, year, names) => `${name} is no more since ${year}`
      + `${names.length > 0 ? `; it is ${names.join(" or ")} now` : ""}. Please choose again.`,
    successors: (name) => `${name} is now:`,
    invalid: "Please check this choice.",
    detail: (error) => error.message,
  },
  zh: {
    placeholder: "请选择所在地区",
    choose: "请选择",
    search: "名称、拼音、首字母或代码",
    clear: "清除",
    close: "取消",
    done: "确定",
    levels: "级别",
    options: (name) => (name ? `${name}的下级地区` : "地区"),
    results: "搜索结果",
    everywhere: "全部地区",
    near: (text) => `没有叫“${text}”的地区，相近的有：`,
    nothing: (text) => `没有叫“${text}”的地区`,
    loading: "正在加载…",
    failed: "地区数据加载失败",
    retry: "重试",
    required: "请选择地区。",
    unknown: (id) => `这里没有代码为“${id}”的地区。`,
    incomplete: (name) => `请继续选择${name}的下级地区。`,
    count: (count, isCut) => `${count}${isCut ? "+" : ""}个地区`,
    chosen: (name, rest) => `已选${name}，${rest}`,
    frequent: "常用地区",
    tooDeep: (name) => `${name}在可选的级别以下。`,
    unknownField: (id) => `未知地区（${id}）`,
    mistake: "地区选择的设置有误",
    now: (names) => `现${names.join("、")}`,
    wasUntil: (name, year) => `${name}（至${year}年）`,
    retired: (name, year, names) => `${name}已于${year}年撤销`
      + `${names.length > 0 ? `，现为${names.join("或")}` : ""}，请重新选择。`,
    successors: (name) => `${name}现为：`,
    invalid: "请检查所选地区。",
    detail: chineseDetail,
  },
};

const fileTroubles = {
  unreadable: "无法读取数据文件",
  "not-a-region-file": "得到的不是 .regions 数据文件",
  "unsupported-version": "数据文件的版本不受支持",
  malformed: "数据文件的内容有误",
  damaged: "数据文件已损坏，校验和不符",
};

/** What went wrong, in Chinese; what has no words there stays as it is. */
function chineseDetail(error) {
  if (fileTroubles[error.kind]) return fileTroubles[error.kind];
  if (error.rank !== undefined) return `没有“${error.rank}”这个级别`;
  if (error.region !== undefined) {
    return error.isLeaf ? `“${error.region}”以下没有可选的地区` : `没有代码为“${error.region}”的地区`;
  }
  if (error.name !== "RegionLoadError") return error.message;
  const file = error.url.slice(error.url.lastIndexOf("/") + 1);
  if (error.status === 200) return `${file}：服务器给出的不是所需的文件`;
  return error.status > 0 ? `${file}：服务器返回 ${error.status}` : `${file}：无法连接服务器`;
}

/**
 * The texts for an element: in its own language, else that of what surrounds it, else the reader's.
 *
 * @param {Element} element
 */
export function textsFor(element) {
  let language = element.getAttribute("lang");
  for (let node = element; !language && node; ) {
    const holder = node.closest?.("[lang]");
    if (holder) language = holder.getAttribute("lang");
    // Out of a shadow tree, to what holds it.
    node = holder ? null : node.getRootNode()?.host;
  }
  language ||= globalThis.navigator?.language ?? "en";
  return /^zh\b/i.test(language) ? texts.zh : texts.en;
}
