import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  yourAddresses: '你的地址',
  noSignUpNeeded: '无需注册',
  used: '已用',
  placesUsed: '个名额已用',
  placesUsedTitle: '已用名额',
  placesUsedUntil: (day) => `名额占用至${day}`,
  addressesUsed: '已用地址',
  allUsed: (max) => `${max} 个地址已全部用完。`,
  canGenerateOneMore: () =>
    `还可以再生成 1 个地址。之后要等最新的一个过期满 ${limits.cooldown}，才能再生成。`,
  canGenerateAgain: '现在又可以生成地址了',
  nextAddressOn: (day) => `下次可生成：${day}`,
  nextAddressIn: (wait) => `${wait}后可生成下一个`,

  generate: (rest) => <>生成{rest('临时')}邮箱</>,
  notGenerated: '未能生成地址。',
  notGeneratedBecause: (problem) => `未能生成地址。${problem}`,
  maybeCooldown: '地址生成失败。可能还在等待时间内，请稍后再试。',
  listNotLoaded: '地址加载失败',

  qrCodeFor: (text: string) => `${text} 的二维码`,
  options: '地址选项',
  chooseNext: '设置下一个地址',
  moreOptions: '更多选项',
  deliveries: '投递记录',
  openOnPhone: '在手机上打开',
  share: '分享地址',
  deleteAddress: '删除地址',
  expiredNoDelete: '已过期，无法删除',
  forgetMe: '清除此设备上的记录',
  select: '选择地址',
  switchAddress: '切换地址',
  unreadAndLeft: ({ unread, left }) => `${unread} 封未读 · ${left}`,
  unreadElsewhere: (count) => `其他地址有 ${count} 封未读邮件`,
  timeLeft: (left) => `剩余 ${left}`,
  domainEnds: '域名将停用',

  copy: '复制',
  copied: '已复制',
  copiedToClipboard: '已复制到剪贴板！',
  copyLink: '复制链接',
  expiredReceivesNothing: '已过期的地址无法接收邮件',
  scanToCopy: '扫码将地址复制到其他设备。只有你能查看其中的邮件。',
  scanToOpen: '扫码在其他设备上打开这个收件箱。知道地址的人都能查看其中的邮件。',

  deleteQuestion: '删除地址？',
  cannotBeUndone: '确定要删除吗？此操作无法撤销。',
  cannotBeUndoneGuest: '确定要删除吗？此操作无法撤销。删除地址并不能让你更早生成新地址。',
  delete: '删除',
  deleted: (address) => `${address} 及其邮件已删除。`,
  deletedPlaceUsed: ({ address, day }) => `${address} 及其邮件已删除，名额将继续占用至${day}。`,
  nothingDeleted: '未删除任何内容。',
  tryAgainSoon: '请稍后再试。',

  closed: ({ address, strong, mono }) => (
    <>
      {strong('你的地址已被关闭。')}本服务的运营者关闭了 {mono(address)}，其中的邮件已删除。
    </>
  ),
  closedReason: (reason) => `原因：${reason}`,
  ok: '知道了',
};
