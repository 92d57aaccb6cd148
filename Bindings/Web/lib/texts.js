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
    here: "In this list",
    everywhere: "Everywhere",
    near: (text) => `Nothing is called “${text}”. Nearest:`,
    nothing: (text) => `Nothing is called “${text}”`,
    loading: "Loading regions…",
    failed: "The regions could not be loaded",
    retry: "Try again",
    required: "Please choose a region.",
    unknown: (id) => `There is no region “${id}” to choose here.`,
    incomplete: (name) => `Please choose a region of ${name}.`,
    count: (count) => (count === 1 ? "1 region" : `${count} regions`),
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
    here: "本列表",
    everywhere: "全部地区",
    near: (text) => `没有叫“${text}”的地区，相近的有：`,
    nothing: (text) => `没有叫“${text}”的地区`,
    loading: "正在加载…",
    failed: "地区数据加载失败",
    retry: "重试",
    required: "请选择地区。",
    unknown: (id) => `这里没有代码为“${id}”的地区。`,
    incomplete: (name) => `请继续选择${name}的下级地区。`,
    count: (count) => `${count}个地区`,
  },
};

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
