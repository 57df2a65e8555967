import type { Texts } from '../texts.ts';

export const texts: Texts = {
  domains: '独自ドメイン',
  listOfDomains: '独自ドメインの一覧',
  whatDomainsAreFor:
    '自分のドメインでメールを受け取れます。当サービスのドメインを受け付けないサイトで役立ちます。',
  useASeparateOne: (strong) => (
    <>
      {strong('会社のドメインではなく、専用のドメインを使ってください。')}
      使い捨てドメインのリストに載ることがあります。
    </>
  ),
  domainsNotLoaded: 'ドメインを読み込めませんでした。',
  noDomains: 'ドメインはまだありません。',
  domainsAreFull: (limit) =>
    `ドメインは上限の${limit}個に達しています。追加するには、どれかを解除してください。`,
  domain: 'ドメイン',
  domainIsMissing: 'ドメインを入力してください',
  addDomain: 'ドメインを追加',

  states: {
    pending: 'DNS待ち',
    active: '有効',
    resting: '休止中',
    retiring: '終了予定',
    retired: '終了',
    suspended: '停止中',
    blocked: 'ブロック中',
  },
  needsCare: '確認が必要です',
  addTheseRecords:
    'この2つのレコードを、このドメインのDNSを管理している場所（多くは購入した事業者）で追加してください。反映まで数分かかることがあります。このページは30秒ごとに確認します。',
  nowActive: (domain) => `${domain}が有効になりました。このドメインでアドレスを作成できます。`,
  publishThese: 'これらのレコードがDNSに反映されると、ドメインは再び有効になります。',

  records: 'DNSレコード',
  purposes: {
    TXT: 'ドメインの持ち主であることの証明',
    MX: 'メールをここに届ける',
    wildcard: 'すべてのサブドメインのメールをここに届ける',
  },
  recordName: '名前',
  recordValue: '値',
  priority: '優先度',
  copyName: (record) => `${record}レコードの名前をコピー`,
  copyValue: (record) => `${record}レコードの値をコピー`,
  copied: 'コピーしました',
  notLookedAt: 'まだ確認していません',
  ok: 'DNSで確認済み',
  missing: 'DNSに見つかりません',
  wrong: (found) => `${found}が見つかりましたが、当サービスのものがありません`,
  unknown: 'DNSの応答がありません。もう一度問い合わせます',
  leaveOutDomain:
    'DNSの管理画面が名前にドメインを自動で付ける場合は、ドメインを省いて入力してください。ドメイン自体は@と書くことがよくあります。',
  claimEnds: '7日以内にTXTレコードが見つからない場合、ドメインはこの一覧から消えます。',
  lastLook: (time) => `最終確認：${time}`,
  lookNow: '今すぐ確認',
  lookedOften: 'この1分間に何度か確認しました。少しお待ちください。',

  newAddress: '新しいアドレス',
  everyName: 'すべての名前用のアドレス',
  openEveryName: (address) => `${address}を開く`,
  whatEveryNameIs: (address) =>
    `${address}には、このドメインで個別のアドレスがないすべての名前あてのメールが届きます。アドレス1個として数えます。`,

  subdomains: 'サブドメイン',
  on: 'オン',
  off: 'オフ',
  allowSubdomains: 'サブドメインを許可',
  whatSubdomainsAre: (example) => `アドレスごとにランダムなサブドメインを付けられます（例：${example}）。`,
  wildcardFirst: 'レコードがもう1つ必要です。先に追加してから、オンにしてください。',

  remove: '解除',
  removeDomain: (domain) => `${domain}を解除`,
  reallyRemove: (domain) => `${domain}を解除しますか？`,
  whatRemovingDoes:
    'このドメインのアドレスはすべてすぐに閉じられ、メールは削除されます。このドメインあてのメールは拒否されます。もう一度追加するには、新しいTXTレコードが必要です。',
  whatRemovingPendingDoes:
    '現在のTXTレコードは使えなくなります。もう一度追加するには、新しいレコードが必要です。',
  removed: (domain) => `${domain}を解除しました。`,
};
