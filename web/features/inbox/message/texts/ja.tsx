import { brand } from '#contract/brand.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  message: 'メール',
  noSubject: '（件名なし）',
  back: '戻る',
  backToNewMessages: (count) => `戻る、新着メール${count}件`,
  to: (address) => `宛先：${address}`,
  yourTime: '端末の時刻',

  loadsWhenConnected: 'オフラインです。このメールは、接続が戻ると読み込まれます。',
  loadsWhenServerAnswers: 'このメールは、サーバーが復旧すると読み込まれます。',
  notLoaded: (problem, again) => (
    <>
      このメールを読み込めませんでした。{problem}
      {again('もう一度試す')}
    </>
  ),
  tooLarge: 'このメールは大きすぎるため、全体を表示できません。上のボタンからソースをダウンロードできます。',
  notReadInFull: 'このメールの一部を読み取れませんでした。上のボタンからソースをダウンロードできます。',

  downloadSource: 'ソースをダウンロード',
  print: '印刷',
  sourceNotDownloaded: 'ソースをダウンロードできませんでした。',
  nameOfSource: 'メール',
  delete: 'メールを削除',
  reallyDelete: 'メールを削除しますか？',
  cannotBeUndone: '本当に削除しますか？この操作は取り消せません。',
  confirmDelete: '削除',
  notDeleted: 'メールを削除できませんでした。',

  addressHasExpired:
    'このアドレスは期限が切れ、メールは削除されました。このメールは、閉じるまでここに表示されます。',
  addressExpiresSoon: 'このアドレスとメールは、あと2分足らずで削除されます。',
  download: 'メールをダウンロード',
  downloadAgain: '失敗しました。再試行',

  warning: ({ title, sentence }, strong) => (
    <>
      {strong(`${title}：`)}
      {sentence}
    </>
  ),
  linksLeadElsewhere: (count) => (count === 1 ? '表示と異なるリンク先' : `表示と異なるリンク先${count}件`),
  // Without our quotation marks, so that the label cannot go on as a sentence of ours.
  linkLeadsTo: ({ label, host }) => `「${label.replace(/[「」]/g, '')}」のリンク先は${host}です。`,
  linksWork: 'リンクは有効です',
  allLinksAreOff: 'リンクは無効です',
  linksAreOff: (count) => (count === 1 ? 'リンクは無効です' : `${count}件のリンクは無効です`),
  openAnyway: 'それでも開く',
  switchOffAgain: '無効に戻す',

  showAs: 'メールの表示形式',
  html: 'HTML',
  plainText: 'テキスト',
  noText: 'このメールには本文がありません。',
  noPlainText: 'このメールにはテキスト形式の本文がありません。',
  showQuote: '引用を表示',
  hideQuote: '引用を隠す',
  tooLongForPaper: 'このメールは長すぎるため、途中までしか印刷されません。',
  originalSize: '元のサイズ',
  shownAtOriginalSize: '元のサイズで表示中',
  fitToScreen: '画面に合わせる',
  scaledToFit: '画面に合わせて縮小中',

  links: (count) => `このメールのリンク${count}件`,
  linkTextDiffers: 'リンクの文字と実際のリンク先が違います。',

  image: '画像',
  images: (count) => `外部画像${count}個`,
  imageStates: {
    blocked: (image, unseen) => <>読み込む{unseen(`：${image}`)}</>,
    loading: (image, unseen) => <>読み込み中…{unseen(image)}</>,
    shown: (image, unseen) => <>読み込み済み{unseen(`：${image}`)}</>,
    failed: (image, unseen) => <>読み込めませんでした{unseen(`：${image}`)}</>,
  },
  staysBlocked: 'ブロックしたまま',
  showImages: (long) => <>{long('外部画像を')}表示</>,
  whoFetchesImages: `${brand.name}が代わりに取得します。取得されたことは差出人にわかりますが、IPアドレスやブラウザは伝わりません。`,
  loadingImages: '外部画像を読み込んでいます',
  imagesNotLoaded: '画像を読み込めませんでした',
  imagesFailed: (count) => `外部画像${count}個を読み込めませんでした`,
  blocked: (images) => `外部画像${images}個をブロックしました`,
  blockedTrackers: (trackers) => `トラッカー${trackers}個をブロックしました`,
  blockedBoth: (images, trackers) => `外部画像${images}個とトラッカー${trackers}個をブロックしました`,
  showing: (images) => `外部画像${images}個を表示中`,
  showingWithout: (images, trackers) => `外部画像${images}個を表示中、トラッカー${trackers}個はブロック`,
  showingSome: (shown, images) => `外部画像${images}個中${shown}個を表示中`,
  showingSomeWithout: ({ shown, images, trackers }) =>
    `外部画像${images}個中${shown}個を表示中、トラッカー${trackers}個はブロック`,
  onlyFirstCanBeLoaded: (said, count) =>
    `${said}。読み込めるのは最初の${count}個だけで、残りはブロックしたままです`,

  attachments: '添付ファイル',
  attachmentCount: (count) => `添付ファイル${count}個`,
  file: '添付',
  downloadFile: (name) => `${name}をダウンロード`,
  downloadFileOfType: ({ name, type }) => `${name}（${type}）をダウンロード`,
  downloadingFile: (name) => `${name}をダウンロード中`,
  fileNotDownloaded: 'ファイルをダウンロードできませんでした。',
  downloadFailed: 'ダウンロードできませんでした。もう一度お試しください。',
  programsCanHarm: 'プログラムはパソコンに害を及ぼすことがあります。心当たりがある場合だけ開いてください。',
  fileCanContainProgram:
    'このファイルには有害なプログラムが含まれているかもしれません。心当たりがある場合だけ開いてください。',
};
