import { brand } from '#contract/brand.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  alsoClosed: 'Bu cihaz, bu sayfa kapalıyken bile yeni mesajları sana bildirecek.',
  onlyWhileOpen: 'Bu tarayıcı yeni mesajları yalnızca bu sayfa açıkken bildirebilir.',
  shows: 'Bildirimde gönderen, konu ve kod görünür. Bu ekranı gören herkes bunları okuyabilir.',
  sealed: 'Bildirim, tarayıcının push hizmetinden geçer; bu hizmet yalnızca şifreli veri alır.',
  asksNext: 'Şimdi tarayıcın izin isteyecek.',
  hide: 'Göndereni, konuyu ve kodu gizle',
  allAddresses: 'Tüm adresler, yeniler de',
  addresses: 'Adresler',
  turnOn: 'Bildirimleri aç',
  turnOff: 'Kapat',
  alsoWhenClosed: 'Bu sayfa kapalıyken de',
  isOn: 'Bildirimler bu tarayıcıda açık.',
  isOnWhileOpen: 'Bildirimler bu sayfa açıkken çalışır.',
  sound: 'Bu sayfa açıkken yeni mesajda ses çal',
  refused:
    'Bu sitenin bildirimleri engellenmiş. Almak için bu sayfanın adresinin yanındaki site ayarlarını aç, bildirimlere izin ver ve sayfayı yeniden yükle.',
  notAllowed: 'Tarayıcının sorusunu yanıtlamadan kapattın, bu yüzden bildirimler kapalı kalıyor.',
  notSupported: 'Bu tarayıcı bildirim gösteremiyor.',
  addToHomeScreen: `iPhone ve iPad’de bildirimler için ${brand.name} ana ekranda olmalı: Paylaş’a, sonra “Ana Ekrana Ekle”ye dokun ve ${brand.name} uygulamasını oradan aç.`,
  pushServiceSilent:
    'Tarayıcın push hizmetine ulaşamadı. Ulaşana kadar bildirimler yalnızca bu sayfa açıkken gelir.',
  tooManyBrowsers: 'Başka tarayıcı eklenemez. Önce bildirimleri başka bir tarayıcıda kapat.',
  tooOften: 'Bir anda çok fazla değişiklik. Lütfen bir dakika bekle.',
  failed: 'Olmadı. Lütfen birazdan yeniden dene.',
  codeCopied: (code) => `${code} kodu kopyalandı`,
  codeNotCopied: 'Tarayıcın kodu kopyalamadı. “Kodu kopyala”ya bas.',
  messageGone: 'Bu mesaj silindi.',
  messageNotHere:
    'Bu mesaj burada açılamıyor. Adresinin süresi dolmuş olabilir ya da önce oturum açman gerekir.',
};
