import type { Case } from '../case.ts';

/** More mails without a code: what shops, banks, schools and strangers send. */
const mails: [language: string, mail: Case['mail']][] = [
  [
    'en',
    {
      subject: 'Your ride receipt',
      html: '<h1>$18.42</h1><p>Trip 4821-9930</p><p>Driver Dana, plate 7ABC482</p><p>Visa ••••4821</p>',
    },
  ],
  [
    'en',
    {
      subject: 'Your gift card is here',
      html: '<p>Claim code</p><p style="font-size:24px;font-family:monospace">AQ4X-48291X-PLM2</p><p>Add it to your balance at checkout.</p>',
    },
  ],
  [
    'en',
    {
      subject: 'Your license for Example Pro',
      text: 'Thank you for your purchase.\n\nLicense key: 4821-9930-1178-2093\nOrder ID 118220\n',
    },
  ],
  [
    'en',
    {
      subject: 'Reminder: dentist appointment',
      text: 'Your appointment is on 12 May at 10:30. To cancel call 555 0148. Appointment ID 482913.\n',
    },
  ],
  [
    'en',
    {
      subject: 'Your table for 4',
      html: '<p>Confirmation</p><h2>48213</h2><p>Example Bistro, Saturday 7:30 pm</p><a href="https://table.test/r/8f2a91bc77de">Modify reservation</a>',
    },
  ],
  [
    'en',
    {
      subject: 'Claim #482913 update',
      text: 'We have updated your claim. Policy number 20481193. Adjuster: Dana, ext. 4821.\n',
    },
  ],
  [
    'en',
    {
      subject: 'Webinar tomorrow',
      text: 'Webinar ID: 812 3456 7890\nPasscode: 482913\nJoin: https://meet.test/j/81234567890\n',
    },
  ],
  [
    'en',
    {
      subject: 'Your locker is ready',
      text: 'Pick up your parcel at locker 12 with pickup code 482913 before Friday. Tracking 88213907.\n',
    },
  ],
  [
    'en',
    {
      subject: 'Flash sale: code inside',
      html: '<h1>FLASH SALE</h1><p>Your secret code:</p><div style="font-size:30px;border:2px dashed">FLASH482</div><p>30% off everything. Valid for 24 hours.</p>',
    },
  ],
  [
    'en',
    {
      subject: 'Verify your age at checkout and save 10%',
      html: '<p>Use code 482913 at checkout for 10% off your next order.</p><a href="https://shop.test/s/8f2a91bc77de">Shop now</a>',
    },
  ],
  [
    'en',
    {
      subject: 'Security newsletter: two-factor codes explained',
      html: '<h1>Why codes matter</h1><p>In 2026 more than 48213 accounts were protected with a verification code.</p><p>Our report covers 12500 users in 40 countries.</p><a href="https://news.test/p/482913">Read more</a>',
    },
  ],
  [
    'en',
    {
      subject: 'We will never ask for your code',
      text: 'Scammers pretend to be your bank. Never share a one-time code with a caller. Report fraud at 7726 or on our site.\n\nExample Bank, PO Box 48213, Springfield 62704\n',
    },
  ],
  [
    'en',
    {
      subject: 'Your application 482913',
      text: 'Dear Dana,\n\nwe received your application with reference 482913. Please quote it when you write to us.\n',
    },
  ],
  [
    'en',
    {
      subject: 'Grades are out',
      text: 'Course CS1042, student ID 4821993. Log in to the portal to see your grade.\n',
    },
  ],
  [
    'en',
    {
      subject: 'Re: budget',
      text: 'Hi,\n\nI checked the numbers: 48213 for travel, 12480 for hardware. The cost code is 4821.\n\nDana\n',
    },
  ],
  [
    'en',
    {
      subject: 'Server alert',
      text: 'Host web12 load 48.21, port 8443, process 48213 exited with status code 137.\n',
    },
  ],
  [
    'en',
    {
      subject: 'Final notice: domain example.test',
      text: 'Your domain notice #482913. Act now or lose your listing. Amount due: $289. Key code: SEO-4821.\n',
    },
  ],
  [
    'en',
    {
      subject: 'You have (1) package waiting',
      html: '<p>Package ID: US-48291-X</p><p>Status: stopped at the hub. Confirm the delivery fee of $1.95.</p>',
    },
  ],
  [
    'de',
    {
      subject: 'Ihre Buchung',
      text: 'Buchungscode: QX7TRD\nReisedatum: 12.05.2026\nZug ICE 482, Wagen 13\n',
    },
  ],
  [
    'de',
    {
      subject: '20 % für dich',
      html: '<p>Dein Code:</p><p style="font-size:28px">DANKE20</p><p>Einfach an der Kasse eingeben. Rabatt gilt bis Sonntag.</p>',
    },
  ],
  ['fr', { subject: 'Votre billet', text: 'Numéro de dossier : 482913\nTrain 6621, voiture 12, place 48\n' }],
  [
    'es',
    { subject: 'Tu factura de luz', text: 'Número de contrato: 48291355\nImporte: 48,21 €\nCUPS ES0021\n' },
  ],
  [
    'it',
    { subject: 'Il tuo biglietto', text: 'Codice prenotazione: QX7TRD\nPartenza 12/05/2026 ore 10:42\n' },
  ],
  [
    'pt',
    {
      subject: 'Seu boleto',
      text: 'Boleto 48291355 vence em 12/05/2026. Valor R$ 482,13.\nProtocolo 118220\n',
    },
  ],
  [
    'nl',
    {
      subject: 'Je pakket is onderweg',
      text: 'Track & trace: 3SABC48291355\nAfhaalcode: 4821\nPostcode 1012 AB\n',
    },
  ],
  [
    'pl',
    {
      subject: 'Paczka czeka',
      text: 'Kod odbioru: 482913\nPaczkomat WAW12A\nNumer przesyłki 520000012345678901234567\n',
    },
  ],
  [
    'ru',
    {
      subject: 'Ваш заказ готов',
      text: 'Заказ 482913 ждёт вас в пункте выдачи. Код получения: 4821. Ул. Примерная, дом 12.\n',
    },
  ],
  ['tr', { subject: 'Kargonuz yolda', text: 'Takip numarası: 48291355\nTeslimat adresi: 34000 İstanbul\n' }],
  ['zh', { subject: '双十一大促', text: '全场五折，领取优惠券，兑换码 SALE4821，客服电话 4008123123。' }],
  [
    'ja',
    { subject: 'ご予約の確認', text: '予約番号：482913\nご宿泊日：2026年5月12日\nお支払い：12,480円\n' },
  ],
  ['ko', { subject: '쿠폰이 도착했어요', text: '쿠폰번호: A1B2-C3D4-4821\n유효기간: 2026.05.12\n' }],
  ['ar', { subject: 'عرض خاص', text: 'استخدم كود الخصم SAVE48 واحصل على خصم 20% على طلبك القادم.\n' }],
];

export const moreNegatives: Case[] = mails.map(([language, mail], at) => ({
  id: `more-negative/${language}/${at}`,
  language,
  mail,
  code: null,
  link: null,
  negative: true,
}));
