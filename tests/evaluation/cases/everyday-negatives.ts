import { casesOf, type SubjectRow } from '../case.ts';

/** The same for mails without a code and a link. */
const rows: SubjectRow[] = [
  [
    'en',
    {
      subject: 'November digest: 24 ideas for winter',
      html: '<h2>2025 in review</h2><p>We published 318 articles, planted 12,400 trees and reached 1,000,000 readers. Save 30% on the annual plan: $49.99 instead of $71.40.</p><a style="background:#111;color:#fff" href="https://digest.test/2025/11/14/ideas">Read more</a>',
    },
    null,
  ],
  [
    'en',
    {
      subject: 'Order confirmed – thank you!',
      html: '<p>Your order code is <b>884120</b></p><p>2 × Wool socks  €18.00<br>Shipping €4.90<br>Total €22.90</p><a style="background:#111;color:#fff" href="https://shop.test/orders/884120?key=a8d1c0">View order</a>',
    },
    null,
  ],
  [
    'en',
    {
      subject: 'Your package is on its way',
      html: '<p>Tracking number</p><p style="font-size:24px"><b>00340434161094021501</b></p><p>Expected Saturday, 15 November, 10:30–14:30</p><a style="background:#111;color:#fff" href="https://parcel.test/track?n=00340434161094021501">Track package</a>',
    },
    null,
  ],
  [
    'en',
    {
      subject: 'Flight confirmation',
      html: '<p>Booking reference <b style="font-size:28px">XK7PQ2</b></p><p>LO 3921 WAW 06:25 → GDN 07:20, seat 14C, ticket 080-2431190887</p><a style="background:#111;color:#fff" href="https://air.test/checkin?pnr=XK7PQ2">Check in</a>',
    },
    null,
  ],
  [
    'en',
    {
      subject: 'New sign-in to your account',
      html: '<p>We noticed a new sign-in to your account.</p><p>Device: Pixel 9, Android 16<br>Time: November 13, 2025 at 10:42:18 PM<br>IP address: 203.0.113.201<br>Location: Łódź, Poland</p><p>If this was you, you don\'t need to do anything. If not, secure your account.</p><a style="background:#111;color:#fff" href="https://acorn.test/security/devices">Review activity</a>',
    },
    null,
  ],
  [
    'fr',
    {
      subject: 'Nouvelle connexion à votre compte',
      html: '<p>Appareil : iPhone 15<br>Date : 13/11/2025 à 20h14<br>Adresse IP : 192.0.2.181<br>Lieu : 69003 Lyon</p>',
    },
    null,
  ],
  [
    'ja',
    {
      subject: '新しい端末からのログイン',
      html: '<p>2025年11月13日 21:40（JST）に新しい端末からログインがありました。端末：Windows 11 / Chrome 131、IP：203.0.113.5</p>',
    },
    null,
  ],
  [
    'en',
    {
      subject: 'YOUR EMAIL HAS WON',
      text: 'WINNING NUMBERS: 09-14-22-31-40\nTicket number: 5647600545188\nSerial No: 5368/02\nREF: EGS/2551256003/03\nBatch: 14/0017/IPD\n\nYou have won €1,500,000.00. Contact your claims agent with your PIN 7711.',
    },
    null,
  ],
  [
    'en',
    {
      subject: 'Your library card',
      html: '<p>Membership number: <b>21988 004471</b>. Valid to 11/2026.</p>',
    },
    null,
  ],
  [
    'en',
    {
      subject: 'Job alert: 37 new jobs in 80331 München',
      html: '<p>Software Engineer (m/w/d), 65.000–80.000 €, Ref. 2025-4471</p><p>Data Analyst, Kennziffer 90312</p>',
    },
    null,
  ],
  [
    'de',
    {
      subject: 'Ihre Sendung kann abgeholt werden',
      html: '<p>Abholcode: <b>4829</b></p><p>Packstation 145, Hauptstr. 22, 50667 Köln. Abholung bis 20.11.2025.</p>',
    },
    null,
  ],
  [
    'pl',
    {
      subject: 'Paczka czeka w automacie',
      html: '<p>Kod odbioru: <b>551 208</b>. Paczka 520000014471208833. Masz 48 h.</p>',
    },
    null,
  ],
  [
    'zh',
    {
      subject: '【取件通知】您的包裹已到达',
      html: '<p>取件码：<b>12-4-8801</b>，请凭取件码到快递柜取件。运单号 SF1390044718820。</p>',
    },
    null,
  ],
  [
    'fr',
    {
      subject: 'Votre code promo exclusif',
      html: "<p>Avec le code <b>HIVER25</b> profitez de -25 % jusqu'au 30/11.</p>",
    },
    null,
  ],
  [
    'it',
    {
      subject: 'Il tuo codice sconto',
      html: '<p>Inserisci <b>NATALE15</b> nel carrello per avere il 15% di sconto.</p>',
    },
    null,
  ],
  [
    'tr',
    {
      subject: 'İndirim kodunuz',
      html: "<p>Sepette kullanın: <b>KASIM40</b>. 30 Kasım 2025'e kadar geçerli.</p>",
    },
    null,
  ],
  [
    'pt',
    {
      subject: 'Fatura nº 2025/118820',
      html: '<p>NIF 509 123 456 · Referência multibanco: Entidade 21312, Referência 118 820 447, Montante 45,90 €</p>',
    },
    null,
  ],
  [
    'sv',
    {
      subject: 'Bokningsbekräftelse',
      html: '<p>Bokningsnummer: <b>VLJ4471K</b>. Avgång 14 nov 07:21, vagn 4 plats 62.</p>',
    },
    null,
  ],
  [
    'pl',
    {
      subject: 'Rachunek za prąd',
      html: '<p>Nr klienta 7712008, nr PPE 590322400100482139, kwota 214,08 zł, termin 24.11.2025.</p>',
    },
    null,
  ],
  [
    'th',
    {
      subject: 'คำสั่งซื้อของคุณถูกจัดส่งแล้ว',
      html: '<p>หมายเลขคำสั่งซื้อ 2511138KQ2M1, เลขพัสดุ TH0144718820A, ยอดรวม ฿1,290</p>',
    },
    null,
  ],
  [
    'hi',
    {
      subject: 'आपका ऑर्डर भेज दिया गया',
      html: '<p>ऑर्डर आईडी 403-1188204-4471. डिलीवरी ओटीपी डिलीवरी बॉय को बताएं। राशि ₹1,499</p>',
    },
    null,
  ],
  [
    'en',
    {
      subject: 'Your weekly report',
      html: '<p style="font-size:40px">12,481</p><p>page views, up 18.4% from 10,541</p>',
    },
    null,
  ],
  [
    'en',
    {
      subject: 'Calendar: Budget sync @ Thu 20 Nov',
      html: '<p>Join with Meet: meet.test/abq-xkzt-pow</p><p>Or dial +48 22 123 45 67 PIN: 447 188 204#</p>',
    },
    null,
  ],
  [
    'en',
    {
      subject: 'Your game key',
      html: '<p>Thanks for your purchase! Product key: <b>7KQ2M-X9LPT-44RZB</b></p>',
    },
    null,
  ],
  [
    'en',
    {
      subject: 'You are number 48213 in the queue',
      html: '<p>Waitlist position: <b>48,213</b>. Share your referral code OTTER-77 to move up.</p>',
    },
    null,
  ],
  [
    'en',
    {
      subject: 'Survey: tell us what you think',
      html: '<p>Take our 3-minute survey and get 200 points. Survey code 118-204-771 from your receipt.</p><a style="background:#111;color:#fff" href="https://survey.test/s/KQ2M1?r=88">Start survey</a>',
    },
    null,
  ],
  [
    'en',
    {
      subject: 'Server maintenance notice CHG0044718',
      html: '<p>Window: 2025-11-16 02:00–04:00 UTC. Hosts 10.20.4.118–10.20.4.122. Change CHG0044718.</p>',
    },
    null,
  ],
  [
    'en',
    {
      subject: 'Your new card is on its way',
      html: '<p>Your card ending in 4471 will arrive by 21 November. Your PIN will be sent separately.</p>',
    },
    null,
  ],
  [
    'tr',
    {
      subject: 'Rezervasyon onayı',
      html: '<p>Rezervasyon kodu: <b>TK8M2Q</b>. Kalkış 06:45, koltuk 14A.</p>',
    },
    null,
  ],
  [
    'zh',
    { subject: '预订成功', html: '<p>确认号 <b>4471882</b>，入住 11月20日，离店 11月22日，总价 ¥688。</p>' },
    null,
  ],
  [
    'en',
    {
      subject: 'Class schedule',
      html: '<p>Course code CS-4471, CRN 88204, section 002. Room B-114, Mon/Wed 10:00–11:30.</p>',
    },
    null,
  ],
  [
    'en',
    { subject: 'Crypto prices today', html: '<p>BTC 91,204.55 (−2.1%) · ETH 3,018.40 · SOL 142.77</p>' },
    null,
  ],
  [
    'en',
    {
      subject: 'You’re invited: private sale from 9 am',
      html: '<p>Unlock 40% off with your invitation.</p><table bgcolor="#4a90e2"><tr><td><a href="https://shop.kestrel.test/vip?c=VIP40">Shop the sale</a></td></tr></table>',
    },
    null,
  ],
  [
    'en',
    {
      subject: 'Join us on 24 February',
      html: '<p>Kestrel Summit 2026, 10:00 CET, 1,200 attendees.</p><table bgcolor="#4a90e2"><tr><td><a href="https://events.kestrel.test/summit26/register?src=4471">Save my seat</a></td></tr></table>',
    },
    null,
  ],
  [
    'en',
    {
      subject: 'Your verification code has expired',
      html: '<p>The verification code we sent you at 09:12 has expired. You can request a new one from the sign-in page.</p>',
    },
    null,
  ],
  [
    'en',
    {
      subject: 'Final Notice: Unclaimed funds',
      text: 'ATTN: BENEFICIARY\nYour ATM card worth $10,500,000.00 USD has been approved. Security code: EM-4471-22. Send your details to Mr. Paul on WhatsApp +229 61 55 01 42. Registration code of this payment is 99201.',
    },
    null,
  ],
  [
    'en',
    {
      subject: 'Large purchase alert',
      html: '<p>A purchase of <b>$1,204.88</b> was made with your card ending in 4471 at TERN AIR 0402118, 02/11/2026 09:41 AM ET. Not you? Call 1-800-555-0142.</p>',
    },
    null,
  ],
  [
    'en',
    {
      subject: 'Your e-ticket: The Larks, 14 March',
      html: '<p>Row F, seats 11–12. Barcode 0882 1120 4471. Presale code LARKS26.</p>',
    },
    null,
  ],
  [
    'en',
    {
      subject: 'Your claim has been registered',
      html: '<p>Claim number: <b>SCH-2026-004471</b>. Policy 7 8812 0447. Your handler: Jo Weaver, ext. 4418.</p>',
    },
    null,
  ],
  [
    'en',
    {
      subject: 'Your DNA kit',
      html: '<p>Kit barcode <b>GFX-8812-0447</b>. Register the kit before you mail it.</p><table bgcolor="#4a90e2"><tr><td><a href="https://dna.test/register">Register kit</a></td></tr></table>',
    },
    null,
  ],
  [
    'de',
    {
      subject: 'Ihre Zählernummer',
      html: '<p>Zähler <b>1 ESY 1162 004471</b>, Stand 18.204 kWh, Ablesung 11.02.2026.</p>',
    },
    null,
  ],
  [
    'de',
    {
      subject: 'Ihr Pfandcode',
      html: '<p>Ihr Gewinncode: <b>9KQ-44M-X2</b>. Jetzt einlösen und Preise gewinnen!</p>',
    },
    null,
  ],
  [
    'es',
    {
      subject: 'Su cita previa',
      html: '<p>Localizador <b>7K4471</b>, 18/02/2026 09:40, oficina 0812, C/ Mayor 44, 28013 Madrid.</p>',
    },
    null,
  ],
  [
    'nl',
    {
      subject: 'Uw afspraak bij de RDW',
      html: '<p>Kenteken KT-447-X, meldcode 8812, 18 februari 10:20.</p>',
    },
    null,
  ],
  [
    'pl',
    {
      subject: 'Bilet miesięczny',
      html: '<p>Numer biletu 88120447, ważny 11.02–10.03.2026, strefa 1+2, 110,00 zł.</p>',
    },
    null,
  ],
  [
    'ru',
    {
      subject: 'Запись к врачу',
      html: '<p>Талон <b>Т-118</b>, каб. 312, 18.02.2026 в 09:40. Полис 7754 4471 8820 0044.</p>',
    },
    null,
  ],
  [
    'ja',
    {
      subject: 'お支払い番号',
      html: '<p>収納機関番号 58091、お支払い受付番号 <b>88120-447188</b>、期限 2026/02/25</p>',
    },
    null,
  ],
  [
    'ko',
    { subject: '[나루] 입금 안내', html: '<p>가상계좌 110-4471-882044, 입금액 48,200원, 기한 02/25</p>' },
    null,
  ],
  [
    'he',
    { subject: 'קוד קופון', html: '<div dir="rtl"><p>הקוד שלך: <b>TERN20</b>, 20% הנחה בקופה.</p></div>' },
    null,
  ],
  [
    'en',
    {
      subject: 'Payment failed',
      html: '<p>We couldn\'t charge your card ending 4471. Decline code: 05. Update it by 02/20.</p><a style="background:#111;color:#fff" href="https://alder.test/billing/update?t=9aK2mQ1rTz">Update payment method</a>',
    },
    null,
  ],
  [
    'en',
    {
      subject: 'Table booking at Lark',
      html: '<p>Reservation code: <b>LRK-204</b>, 4 guests, 13 Feb 19:30.</p>',
    },
    null,
  ],
  [
    'en',
    {
      subject: 'Your cinema tickets',
      html: '<p>Booking ID <b>WKQ7731</b>. Screen 4, row H, seats 9–10. Collect at kiosk with code 88120.</p>',
    },
    null,
  ],
  [
    'de',
    {
      subject: 'Deine Bahnfahrt',
      html: '<p>Auftragscode: <b>8KQ-77P</b>. Zangenabdruck. 14.02. ab 09:04 Gl. 7</p>',
    },
    null,
  ],
  [
    'fr',
    {
      subject: 'Votre billet e-ticket',
      html: '<p>Dossier voyage : <b>TRQ8KM</b>. TGV 6614, voiture 8, place 42.</p>',
    },
    null,
  ],
  [
    'es',
    {
      subject: 'Tu envío llega hoy',
      html: '<p>El repartidor te pedirá este PIN: <b>4 4 7 1</b>. Envío 0088 1204 4718.</p>',
    },
    null,
  ],
  [
    'it',
    {
      subject: 'Il tuo ordine 118-204',
      html: '<p>Codice ritiro: <b>8812</b>. Negozio via Roma 44, 20121 Milano.</p>',
    },
    null,
  ],
  [
    'no',
    {
      subject: 'Pakken din er klar',
      html: '<p>Hentekode: <b>441-K</b>. Hent innen 18.02. Sporingsnr 370000000447188201.</p>',
    },
    null,
  ],
  [
    'pl',
    {
      subject: 'Kod promocyjny dla Ciebie',
      html: '<p><b style="font-size:28px">LUTY-15</b></p><p>-15% na wszystko do niedzieli.</p>',
    },
    null,
  ],
  [
    'hu',
    {
      subject: 'Csomagod megérkezett',
      html: '<p>Átvételi kód: <b>4471 20</b>. Csomagpont: Fő u. 4, 1011 Budapest.</p>',
    },
    null,
  ],
  ['ru', { subject: 'Скидка 20%', html: '<p>Ваш код: <b>FEVRAL20</b>. Действует до 28.02.</p>' }, null],
  [
    'ar',
    {
      subject: 'طلبك في الطريق',
      html: '<div dir="rtl"><p>رمز التسليم للمندوب: <b>4471</b>. رقم الطلب 77190420.</p></div>',
    },
    null,
  ],
  ['zh', { subject: '外卖已送达', html: '<p>取餐码：<b>4471</b>，订单尾号 8820，实付 ¥48.20</p>' }, null],
  [
    'vi',
    {
      subject: 'Đặt vé thành công',
      html: '<p>Mã đặt chỗ: <b>QX8T2M</b>. Chuyến VN 118, 14/02/2026 06:10.</p>',
    },
    null,
  ],
  [
    'en',
    {
      subject: 'Security tip of the month',
      html: '<p>Never share one-time codes. Real codes have 6 digits and expire. In 2025 scammers stole $1.4 billion. Read our 2026 report.</p><table bgcolor="#4a90e2"><tr><td><a href="https://alder.test/r/2026-report-9aK2mQ">Read the report</a></td></tr></table>',
    },
    null,
  ],
  [
    'en',
    {
      subject: 'You changed your phone number',
      html: '<p>The number on your account is now +47 ••• •• 471. If you did not do this, contact us at once.</p>',
    },
    null,
  ],
  [
    'en',
    {
      subject: 'Alert: disk usage 91% on db-07',
      text: 'host db-07 (10.20.4.118)\nmetric disk.used 91.4\nthreshold 90\nincident 771904\nrunbook https://wiki.test/runbooks/4471',
    },
    null,
  ],
  [
    'de',
    {
      subject: 'Herzlichen Glückwunsch',
      text: 'Ihre E-Mail wurde gezogen. Gewinnsumme 850.000,00 EUR. Losnummer 77-19-04-20. Sicherheitscode: ESP/4471. Melden Sie sich bei Agent Lopez, Tel. +34 611 044 718.',
    },
    null,
  ],
  [
    'en',
    {
      subject: 'Your order has shipped',
      html: '<p>Order 112-7719042-0447188. Carrier: Tern Express. Tracking ID TBA304471882044.</p><p>A one-time delivery code will be needed: share <b>480 117</b> with the driver only when you have the package.</p>',
    },
    null,
  ],
  [
    'en',
    {
      subject: 'Hotel Lark: your digital key',
      html: '<p>Room 312. Door PIN <b>7 1 9 0</b>. Breakfast 7–10. Wi-Fi lark-guest / sing2026.</p>',
    },
    null,
  ],
  [
    'en',
    {
      subject: 'You’ve got a gift card!',
      html: '<p>Claim code: <b>AB3C-9XKQ2P-7TML</b></p><p>Amount: $50.00</p>',
    },
    null,
  ],
  [
    'en',
    { subject: 'Flash sale: 48 hours', html: "<p>Up to 70% off 4,471 styles. Today's code: FLASH</p>" },
    null,
  ],
  [
    'en',
    {
      subject: 'Critical security alert',
      html: '<p>Sign-in attempt was blocked. Someone just used your password to try to sign in. Quill blocked them, but you should check what happened.</p><p>Time: 11.02.2026 09:41 · Seattle, WA 98101</p><a style="background:#111;color:#fff" href="https://quill.test/alert?rfn=119&t=c9x7f1c4">Check activity</a>',
    },
    null,
  ],
  [
    'de',
    {
      subject: 'Neue IP-Adresse',
      html: '<p>Anmeldung von 203.0.113.118 (Oslo), Gerät: Pixel 10. Kein Handlungsbedarf.</p>',
    },
    null,
  ],
  [
    'ja',
    {
      subject: 'セキュリティ通知',
      html: '<p>パスワードが変更されました（2026/02/11 09:41）。受付番号 77190420</p>',
    },
    null,
  ],
  [
    'en',
    {
      subject: 'WIN WIN WIN',
      text: 'Your number 48213 was drawn! Prize code WIN-4471. Send a text with your PIN to 60007.',
    },
    null,
  ],
  [
    'es',
    {
      subject: 'Multa de tráfico',
      html: '<p>Expediente 28-118.204.447-1. Importe 100 €, 50 € con descuento. CSV: 7QK2-MP44-X9.</p>',
    },
    null,
  ],
  [
    'sv',
    {
      subject: 'Biblioteket',
      html: '<p>Lånekort 2 0447 18820. Boka hämtas på hylla 118. Hämtnummer 44.</p>',
    },
    null,
  ],
  [
    'ru',
    {
      subject: 'Билет в музей',
      html: '<p>Номер билета 7719-0420, вход 14:00. Покажите код на входе: <b>М-4471</b>.</p>',
    },
    null,
  ],
  [
    'zh',
    {
      subject: '中奖通知',
      html: '<p>恭喜！您的号码 4471882 获得二等奖，兑奖码 <b>AK47-7719</b>，请联系客服 QQ 88120447。</p>',
    },
    null,
  ],
];

export const everydayNegatives = casesOf('everyday-negative', rows);
