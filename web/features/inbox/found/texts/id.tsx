import type { Texts } from '../texts.ts';

export const texts: Texts = {
  newestCode: 'Kode terbaru',
  codeFrom: (sender) => `Kode dari ${sender}`,
  codeInMessage: 'Kode di pesan ini',
  copyCode: 'Salin kode',
  copyThisCode: (code, unseen) => (
    <>
      {unseen('Salin kode ')}
      {code}
    </>
  ),
  copied: 'Tersalin',
  notACode: 'Bukan kode? Sembunyikan',
  codeIsHidden: 'Kode disembunyikan.',

  linkInMessage: 'Tautan di pesan ini',
  links: {
    verify: 'Tautan verifikasi',
    reset: 'Tautan atur ulang kata sandi',
    login: 'Tautan untuk masuk',
    invite: 'Tautan undangan',
  },
  openLink: {
    verify: (long) => <>Buka tautan{long(' verifikasi')}</>,
    reset: (long) => <>Buka tautan{long(' kata sandi baru')}</>,
    login: (long) => <>Buka tautan{long(' untuk masuk')}</>,
    invite: (long) => <>Buka tautan{long(' undangan')}</>,
  },
  leadsTo: (host) => <>menuju {host}</>,
  reallyOpen: 'Buka tautan ini?',
  namesAnotherSite: (host) => <>Teks tautan ini menyebut situs lain. Tautan ini menuju {host}.</>,
  openAnyway: 'Tetap buka',
  linkIsNotNeeded: 'Tidak perlu? Sembunyikan',
  linkIsHidden: 'Tautan disembunyikan.',
  undo: 'Urungkan',
};
