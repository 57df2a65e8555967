import type { Texts } from '../texts.ts';

export const texts: Texts = {
  nameOfNext: 'Sıradaki adresin adı (isteğe bağlı)',
  namePlaceholder: 'ad (isteğe bağlı)',
  everyName: 'Bütün adlar',
  everyNameMeans: 'Bu alan adında kendi adresi olmayan bütün adlara gelen e-postaları alır',

  domain: 'Alan adı',
  anyDomain: 'Herhangi bir alan adı',
  yours: 'senin',
  subdomain: 'alt alan adı',
  subdomainMeans: 'Bu adrese özel, rastgele bir alt alan adı',
  health: { good: 'iyi', listed: 'listede', quiet: 'sessiz' },
  healthMeans: {
    good: 'Baktığımız herkese açık tek kullanımlık alan adı listelerinin hiçbirinde yok, e-postalar da her zamanki gibi geliyor.',
    listed:
      'Herkese açık bir tek kullanımlık alan adı listesinde yer alıyor, bu yüzden bazı siteler kabul etmiyor.',
    quiet: 'Son 24 saatte burada her zamankinden daha az adrese e-posta geldi.',
  },

  lifetime: 'Süre',
  messages: 'Mesajlar',
  all: 'Hepsi',
  only: (count) => `Yalnızca ${count}`,
  onlyMeans:
    'Bir sayı seçersen adres bundan sonraki mesajları geri çevirir. Daha önce gelen mesajlar, adresin süresi dolana kadar kalır.',
  chooseAgain: 'Bu artık mümkün değil. Lütfen yeniden seç.',

  whichSite: 'Hangi siteydi? Bir sitenin kaç kez söylendiğini sayarız, kimin söylediğini bilmeyiz.',
  site: 'Site',
  notASite: (example) => `Bir sitenin adını yaz, örneğin ${example}.`,
  send: 'Gönder',
  notSent: 'Gönderilemedi. Biraz sonra tekrar dene.',
  thanks: 'Teşekkürler. Not ettik.',
  tryAnotherDomain: 'Başka bir alan adı dene',
  close: 'Kapat',
};
