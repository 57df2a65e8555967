import type { Texts } from '../texts.ts';

export const texts: Texts = {
  close: '关闭',
  cancel: '取消',
  loading: '正在加载',
  initializing: '正在启动…',
  tryAgain: '重试',
  tryAgainButton: '重试',
  reload: '重新加载',
  comingSoon: '即将推出',
  showMore: (count) => `再显示 ${count} 项`,
  digit: ({ position, length }) => `第 ${position} 位，共 ${length} 位`,

  partNotLoaded: '这部分内容加载失败。',
  pageNotLoaded: '页面加载失败。',
  notCopied: '浏览器未能复制。请选中文字后自行复制。',
  failedServerSilent: (failed) => `${failed}服务器没有响应，请稍后再试。`,
  failedCheckConnection: (failed) => `${failed}请检查网络连接后重试。`,

  offline: '当前处于离线状态。恢复连接后，新邮件会自动显示。',
  failedOffline: (failed) => `当前处于离线状态。${failed}请在恢复连接后重试。`,
  serverSilent: (strong) => (
    <>{strong('服务器没有响应。')}你的地址和邮件不受影响，服务恢复后，新邮件会自动显示。</>
  ),
  failedServerGone: ({ failed, strong }) => (
    <>
      {strong('服务器没有响应。')}
      {failed}你的地址和邮件不受影响。
    </>
  ),
  tryingNow: '正在重试…',
  tryingAgainIn: (seconds) => `${seconds} 秒后重试`,
  tryNow: '立即重试',

  somethingWentWrong: '出错了',
  applicationError: '程序遇到了错误，请刷新页面后重试。',
  refreshPage: '刷新页面',
  errorDetails: '错误详情',
};
