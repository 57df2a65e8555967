import { brand } from '#contract/brand.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  message: '邮件',
  noSubject: '（无主题）',
  back: '返回',
  backToNewMessages: (count) => `返回，有 ${count} 封新邮件`,
  to: (address) => `收件人：${address}`,
  yourTime: '你的时间',

  loadsWhenConnected: '当前处于离线状态。恢复连接后，会加载这封邮件。',
  loadsWhenServerAnswers: '服务器恢复响应后，会加载这封邮件。',
  notLoaded: (problem, again) => (
    <>
      邮件加载失败。{problem}
      {again('重试')}
    </>
  ),
  tooLarge: '邮件过大，无法完整显示。可在上方下载邮件原文。',
  notReadInFull: '邮件未能完整读取。可在上方下载邮件原文。',

  downloadSource: '下载邮件原文',
  print: '打印',
  sourceNotDownloaded: '邮件原文下载失败。',
  nameOfSource: '邮件',
  delete: '删除邮件',
  reallyDelete: '删除邮件？',
  cannotBeUndone: '确定要删除吗？此操作无法撤销。',
  confirmDelete: '删除',
  notDeleted: '邮件删除失败。',

  addressHasExpired: '此地址已过期，其中的邮件已删除。这一封在你关闭之前会一直显示。',
  addressExpiresSoon: '此地址及其邮件将在两分钟内删除。',
  download: '下载邮件',
  downloadAgain: '下载失败，重试',

  warning: ({ title, sentence }, strong) => (
    <>
      {strong(`${title}。`)}
      {sentence}
    </>
  ),
  linksLeadElsewhere: (count) => `有 ${count} 个链接指向别处`,
  linkLeadsTo: ({ label, host }) => `“${label}”实际指向 ${host}。`,
  linksWork: '链接已启用',
  allLinksAreOff: '链接已停用',
  linksAreOff: (count) => `${count} 个链接已停用`,
  openAnyway: '仍要启用',
  switchOffAgain: '重新停用',

  showAs: '邮件显示方式',
  html: 'HTML',
  plainText: '纯文本',
  noText: '这封邮件没有正文。',
  noPlainText: '这封邮件没有纯文本内容。',
  showQuote: '显示引用内容',
  hideQuote: '隐藏引用内容',
  tooLongForPaper: '邮件过长，无法完整打印，其余部分未打印。',
  originalSize: '原始大小',
  shownAtOriginalSize: '以原始大小显示',
  fitToScreen: '适应屏幕',
  scaledToFit: '已缩小以适应屏幕',

  links: (count) => `邮件中的 ${count} 个链接`,
  linkTextDiffers: '链接文字与实际网址不符。',

  image: '图片',
  images: (count) => `${count} 张远程图片`,
  imageStates: {
    blocked: (image, unseen) => <>加载{unseen(` ${image}`)}</>,
    loading: (image, unseen) => <>正在加载…{unseen(` ${image}`)}</>,
    shown: (image, unseen) => <>已加载{unseen(` ${image}`)}</>,
    failed: (image, unseen) => <>加载失败{unseen(` ${image}`)}</>,
  },
  staysBlocked: '始终拦截',
  showImages: (long) => <>显示{long('远程图片')}</>,
  whoFetchesImages: `图片由 ${brand.name} 代为获取。发件人能知道图片被加载过，但看不到你的 IP 地址和浏览器。`,
  loadingImages: '正在加载远程图片',
  imagesNotLoaded: '图片加载失败',
  imagesFailed: (count) => `${count} 张远程图片加载失败`,
  blocked: (images) => `已拦截 ${images} 张远程图片`,
  blockedTrackers: (trackers) => `已拦截 ${trackers} 个跟踪器`,
  blockedBoth: (images, trackers) => `已拦截 ${images} 张远程图片和 ${trackers} 个跟踪器`,
  showing: (images) => `已显示 ${images} 张远程图片`,
  showingWithout: (images, trackers) => `已显示 ${images} 张远程图片，拦截 ${trackers} 个跟踪器`,
  showingSome: (shown, images) => `已显示 ${images} 张远程图片中的 ${shown} 张`,
  showingSomeWithout: ({ shown, images, trackers }) =>
    `已显示 ${images} 张远程图片中的 ${shown} 张，拦截 ${trackers} 个跟踪器`,
  onlyFirstCanBeLoaded: (said, count) => `${said}。只能加载前 ${count} 张，其余仍会拦截`,

  attachments: '附件',
  attachmentCount: (count) => `${count} 个附件`,
  file: '文件',
  downloadFile: (name) => `下载 ${name}`,
  downloadFileOfType: ({ name, type }) => `下载 ${name}（${type}）`,
  downloadingFile: (name) => `正在下载 ${name}`,
  fileNotDownloaded: '文件下载失败。',
  downloadFailed: '下载失败，请重试。',
  programsCanHarm: '程序可能损害你的电脑。如果不是你在等的文件，请不要打开。',
  fileCanContainProgram: '此文件可能含有恶意程序。如果不是你在等的文件，请不要打开。',
};
