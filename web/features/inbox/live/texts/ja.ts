import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  states: {
    live: { word: 'ライブ', title: '新着メールはすぐここに表示されます' },
    connecting: { word: '接続中', title: 'リアルタイム更新に接続しています' },
    polling: {
      word: '定期更新',
      title: `今はリアルタイム更新ができません。${limits.inboxRefresh}ごとに確認しています`,
    },
    down: { word: '応答なし', title: 'サーバーが応答していません' },
    offline: { word: 'オフライン', title: 'この端末はオフラインです' },
  },

  notifications: '通知',

  yourCode: (code) => `コードは${code}です`,
  yourCodeFromUnchecked: (code) => `コードは${code}です（差出人は未確認）`,
  notCheckedYet: '差出人はまだ確認されていません',
  suspiciousMessage: '不審なメール',
  saysItIsFrom: (name) => `差出人は${name}と名乗っています`,

  spoken: {
    subject: ({ name, subject }) => `${name}からの新着メール：${subject}`,
    noSubject: (name) => `${name}からの新着メール：件名なし`,
    code: ({ name, code }) => `${name}からの新着メール：コード ${code}`,
    codeFromUnchecked: ({ name, code }) => `${name}からの新着メール：コード ${code}、差出人は未確認`,
    notCheckedYet: (name) => `${name}からの新着メール：差出人はまだ確認されていません`,
    suspicious: (name) => `不審なメール：${name}と名乗っています`,
    several: (count) => `新着メール${count}件`,
    severalWithSuspicious: (count, suspicious) => `新着メール${count}件、うち不審なもの${suspicious}件`,
  },
};
