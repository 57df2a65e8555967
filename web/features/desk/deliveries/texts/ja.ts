import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('ja');

export const texts: Texts = {
  noneYet: 'このアドレスへの配信を試みたメールサーバーは、まだありません。',
  noneSince: (time) => `${time}以降、このアドレスへの配信を試みたメールサーバーはありません。`,
  takesNone: (domain) => `現在、${domain} 宛てのメールは受け付けていません。`,
  more: '詳しく',
  notLoaded: '配信の一覧を読み込めませんでした。',

  stored: 'この受信箱にメールを保存しました。',
  tooLarge: 'サイズが大きすぎるメールを拒否しました。',
  tooLargeFor: ({ size, limit }) =>
    `${size} のメールを、大きすぎるため拒否しました。このアドレスで受け取れる添付ファイルは ${limit} までです。`,
  tooLargeForFree: ({ size, limit, premium }) =>
    `${size} のメールを、大きすぎるため拒否しました。このアドレスで受け取れる添付ファイルは ${limit} まで、プレミアムでは ${premium} までです。`,
  textTooLarge: (size) => `${size} のメールを、本文またはヘッダーが大きすぎるため拒否しました。`,
  refused: {
    spent: 'このアドレスは決められた数のメールをすべて受け取ったため、メールを拒否しました。',
    blocked: '差出人またはそのネットワークからのメールは受け付けていないため、メールを拒否しました。',
    malformed: '形式が正しくないか複雑すぎるため、メールを拒否しました。',
    other: 'メールを拒否しました。',
  },
  deferred: {
    full: '受信箱がいっぱいだったため、メールサーバーに後で再試行するよう伝えました。メッセージを削除すると空きができます。多くのサーバーは数分以内に再試行します。',
    alone:
      'メールサーバーに、このアドレスへは他の宛先と分けて配信するよう伝えました。多くのサーバーは数分以内にそうします。',
    'network-full':
      '1時間以内に届いたメールがそのネットワークから多すぎたため、メールサーバーに後で再試行するよう伝えました。多くのサーバーは数分以内に再試行します。',
    unavailable:
      'その時点でメールを受け付けられなかったため、メールサーバーに後で再試行するよう伝えました。多くのサーバーは数分以内に再試行します。',
    other: 'メールサーバーに後で再試行するよう伝えました。多くのサーバーは数分以内に再試行します。',
  },
  broken: 'メールサーバーがこのアドレスへの配信を求めましたが、メールが完全に届く前に接続が終わりました。',

  attempts: 'メールサーバーの試行',
  outcomes: { stored: '保存済み', refused: '拒否', deferred: '後で再試行', broken: '中断' },
  times: (count) => plural(count, { other: `${count}回記録` }),
  encrypted: (version) => `${version} で暗号化`,
  notEncrypted: '暗号化なし',
  ourAnswer: 'こちらの応答：',

  noMailYet: 'まだメールが届きませんか？わかっていることをお伝えします。',
  lastTook: ({ anybody, domain, forDomain }) =>
    `最後にメールを受け付けたのは、サービス全体では${anybody}、${domain} 宛てでは${forDomain}です。`,
  lastTookForOthers: ({ anybody, domain }) =>
    `最後にメールを受け付けたのは、サービス全体では${anybody}です。${domain} 宛てのメールの記録はまだありません。`,
  tookNone: 'メールを受け付けた記録はまだありません。',
  momentsAgo: '1分以内',
  health: {
    listed: (domain) =>
      `${domain} は使い捨てドメインの公開リストに載っているため、拒否するサイトがあります。`,
    quiet: (domain) => `この24時間に ${domain} でメールが届いたアドレスは、普段より少なくなっています。`,
  },

  whatToTry: '試せること',
  pasteAgain: 'アドレスをもう一度貼り付けて、メールを再送してもらってください。',
  copyAddress: 'アドレスをコピー',
  useAnotherDomain: 'あるドメインは拒否しても、別のドメインなら受け付けるサイトがあります。',
  saySiteRefused: 'このアドレスを受け付けなかったサイトがあれば、お知らせください。',
  advice: {
    'too-large': '添付ファイルの代わりにリンクを使うなど、小さいメールを頼んでください。',
    spent: '別のアドレスを生成してください。このアドレスはもうメールを受け取りません。',
    blocked: '再送しても届きません。別の差出人からの送信を頼んでください。',
    malformed: '差出人がメールを変えないかぎり、再送しても届きません。',
    deferred: '再送を頼む前に、次の試行を待ってください。',
    broken: '数分待ってください。何も届かなければ、メールを再送してもらってください。',
  },
};
