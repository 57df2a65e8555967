import type { Texts } from '../texts.ts';

export const texts: Texts = {
  cookies: 'Cookie',
  question: (details) => (
    <>
      Boleh kami menghitung kunjungan dan menampilkan iklan pihak ketiga di halaman gratis? Apa pun pilihanmu,
      Mayfly tetap berfungsi sama, dan pesanmu tidak pernah kami pakai untuk itu. {details('Selengkapnya')}
    </>
  ),
  rejectAll: 'Tolak semua',
  acceptAll: 'Terima semua',
};
