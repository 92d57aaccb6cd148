/** What a form says besides its own texts, by language. Data, not code: add a language by adding an entry. */
const texts = {
  en: {
    submit: "Submit",
    required: "required",
    choose: "Choose",
    nothing: "None",
    add: "Add",
    addTo: (title) => `Add to ${title}`,
    remove: (name) => `Remove ${name}`,
    up: (name) => `Move ${name} up`,
    down: (name) => `Move ${name} down`,
    item: (title, number) => `${title} ${number}`,
    choosePicture: "Choose a picture",
    replacePicture: "Replace",
    chosen: (name) => `${name} chosen`,
    yes: "Yes",
    no: "No",
    done: "Done",
    cancel: "Cancel",
    loading: "Loading…",
    failed: "The form could not be loaded",
    retry: "Try again",
    uploading: "Sending…",
    notSent: "The file was not sent",
    notTaken: (status) => `It was not taken${status ? ` (${status})` : ""}`,
    notAPicture: (name) => `“${name}” is not a picture`,
    submitted: "Submitted",
    wrong: (count) => (count === 1 ? "One entry needs a change" : `${count} entries need a change`),
    editor: (title) => `${title}, date and time`,
    paste: "Paste",
    pasteHint: "Paste a name, a telephone number and an address",
    pasteFill: "Fill in",
    pasteUndo: "Undo",
    pasted: "Filled in. Please check it.",
    leftOver: (text) => `Filled in. No field for: ${text}`,
    doubtful: "Please check this.",
  },
  zh: {
    submit: "提交",
    required: "必填",
    choose: "请选择",
    nothing: "无",
    add: "添加",
    addTo: (title) => `添加${title}`,
    remove: (name) => `移除${name}`,
    up: (name) => `上移${name}`,
    down: (name) => `下移${name}`,
    item: (title, number) => `${title} ${number}`,
    choosePicture: "选择图片",
    replacePicture: "更换",
    chosen: (name) => `已选择${name}`,
    yes: "是",
    no: "否",
    done: "确定",
    cancel: "取消",
    loading: "正在加载…",
    failed: "表单加载失败",
    retry: "重试",
    uploading: "正在提交…",
    notSent: "文件未能上传",
    notTaken: (status) => `提交未被接受${status ? `（${status}）` : ""}`,
    notAPicture: (name) => `“${name}”不是图片`,
    submitted: "已提交",
    wrong: (count) => `有${count}项需要修改`,
    editor: (title) => `${title}的日期和时间`,
    paste: "粘贴",
    pasteHint: "粘贴整段地址，自动识别",
    pasteFill: "识别并填写",
    pasteUndo: "撤销",
    pasted: "已填写，请核对。",
    leftOver: (text) => `已填写，未能归类：${text}`,
    doubtful: "请核对此项。",
  },
};

/** The language of an element: its own, else that of what surrounds it, else the reader's. */
export function languageOf(element) {
  for (let node = element; node; node = node.getRootNode()?.host) {
    const holder = node.closest?.("[lang]");
    if (holder) return holder.getAttribute("lang");
  }
  return globalThis.navigator?.language ?? "en";
}

/** The texts in a language. */
export function formTexts(language) { return /^zh\b/i.test(language) ? texts.zh : texts.en; }
