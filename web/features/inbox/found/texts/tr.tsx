import type { Texts } from '../texts.ts';

export const texts: Texts = {
  newestCode: 'En yeni kod',
  codeFrom: (sender) => `${sender} kodu`,
  codeInMessage: 'Bu mesajdaki kod',
  copyCode: 'Kodu kopyala',
  copyThisCode: (code, unseen) => (
    <>
      {unseen('Kodu kopyala: ')}
      {code}
    </>
  ),
  copied: 'Kopyalandı',
  notACode: 'Kod değil mi? Gizle',
  codeIsHidden: 'Kod gizlendi.',

  linkInMessage: 'Bu mesajdaki bağlantı',
  links: {
    verify: 'Doğrulama bağlantısı',
    reset: 'Şifre sıfırlama bağlantısı',
    login: 'Giriş bağlantısı',
    invite: 'Davet bağlantısı',
  },
  openLink: {
    verify: (long) => <>Bağlantıyı aç{long(' ve doğrula')}</>,
    reset: (long) => <>Bağlantıyı aç{long(' ve şifreyi sıfırla')}</>,
    login: (long) => <>Bağlantıyı aç{long(' ve giriş yap')}</>,
    invite: (long) => <>Bağlantıyı aç{long(' ve davete bak')}</>,
  },
  leadsTo: (host) => <>hedef: {host}</>,
  reallyOpen: 'Bu bağlantı açılsın mı?',
  namesAnotherSite: (host) => (
    <>Bu bağlantının metninde başka bir sitenin adı geçiyor. Asıl hedefi: {host}.</>
  ),
  openAnyway: 'Yine de aç',
  linkIsNotNeeded: 'Gerekmiyor mu? Gizle',
  linkIsHidden: 'Bağlantı gizlendi.',
  undo: 'Geri al',
};
