import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  yourAddresses: 'アドレス一覧',
  noSignUpNeeded: '登録不要',
  used: '使用中',
  placesUsed: '個の枠を使用中',
  placesUsedTitle: '使用中の枠',
  placesUsedUntil: (day) => `${day}まで使用中の枠`,
  addressesUsed: '使ったアドレス',
  allUsed: (max) => `${max}個中${max}個を使用済み。`,
  canGenerateOneMore: () =>
    `あと1個作れます。その次は、最後のアドレスの期限切れから${limits.cooldown}後です。`,
  canGenerateAgain: 'またアドレスを作れます',
  nextAddressOn: (day) => `次のアドレス：${day}`,
  nextAddressIn: (wait) => `次のアドレスまで${wait}`,

  generate: (rest) => <>{rest('使い捨て')}アドレスを作成</>,
  notGenerated: 'アドレスを作成できませんでした。',
  notGeneratedBecause: (problem) => `アドレスを作成できませんでした。${problem}`,
  maybeCooldown:
    'アドレスを作成できませんでした。待ち時間中かもしれません。しばらく待ってからもう一度お試しください。',
  listNotLoaded: 'アドレスを読み込めませんでした',

  qrCodeFor: (text: string) => `${text}のQRコード`,
  options: 'アドレスのメニュー',
  chooseNext: '次のアドレスを選ぶ',
  moreOptions: 'その他の設定',
  deliveries: '配信の試行',
  openOnPhone: 'スマホで開く',
  share: 'アドレスを共有',
  deleteAddress: 'アドレスを削除',
  expiredNoDelete: '期限切れのため削除不可',
  forgetMe: 'この端末の記録を消す',
  select: 'アドレスを選択',
  switchAddress: 'アドレスを切り替え',
  unreadAndLeft: ({ unread, left }) => `未読${unread}件・${left}`,
  unreadElsewhere: (count) => `別のアドレスに未読${count}件`,
  timeLeft: (left) => `残り${left}`,
  domainEnds: 'ドメイン終了予定',

  copy: 'コピー',
  copied: 'コピー済み',
  copiedToClipboard: 'クリップボードにコピーしました！',
  copyLink: 'リンクをコピー',
  expiredReceivesNothing: '期限切れのアドレスにメールは届きません',
  scanToCopy: '読み取ると、アドレスを別の端末にコピーできます。メールを読めるのは自分だけです。',
  scanToOpen: '読み取ると、この受信箱を別の端末で開けます。アドレスを知っている人は誰でもメールを読めます。',

  deleteQuestion: 'アドレスを削除しますか？',
  cannotBeUndone: '本当に削除しますか？この操作は取り消せません。',
  cannotBeUndoneGuest:
    '本当に削除しますか？この操作は取り消せません。削除しても、次のアドレスを早く作れるようにはなりません。',
  delete: '削除',
  deleted: (address) => `${address}とそのメールを削除しました。`,
  deletedPlaceUsed: ({ address, day }) => `${address}とそのメールを削除しました。枠は${day}まで空きません。`,
  nothingDeleted: '何も削除されていません。',
  tryAgainSoon: '少し待ってからもう一度お試しください。',

  closed: ({ address, strong, mono }) => (
    <>
      {strong('アドレスが閉鎖されました。')}サービスの運営者が{mono(address)}
      を閉鎖し、メールは削除されました。
    </>
  ),
  closedReason: (reason) => `理由：${reason}`,
  ok: 'OK',
};
