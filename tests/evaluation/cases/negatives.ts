import type { Case } from '../case.ts';

/** Mails full of numbers, none of which is a code to type. */
const mails: Record<string, Case['mail']> = {
  receipt: {
    subject: 'Your receipt from Acme [#1842-9934]',
    html: '<h2>Receipt</h2><p>Receipt number</p><p style="font-size:24px">1842-9934</p><p>Invoice number 20260412</p><p>Paid with Visa ending in 4242</p><p>Total $128.00</p><a href="https://acme.test/receipt/1842a9934b" style="background:#635bff">View receipt</a>',
  },
  invoice: {
    subject: 'Invoice INV-20418 is due',
    text: 'Hello,\n\nInvoice INV-20418 over EUR 1,482.50 is due on 12/05/2026.\nCustomer number: 482911\nPlease pay to IBAN DE02 1203 0000 0000 2020 51.\n\nView invoice: https://acme.test/invoice/8f3a2b1c9d\n',
  },
  shipping: {
    subject: 'Your parcel is on its way',
    html: '<p>Tracking number</p><p style="font-size:22px;font-weight:bold">774489213008</p><p>Order 482913</p><a href="https://acme.test/track?id=774489213008" style="background:#222">Track your parcel</a>',
  },
  'short tracking number': {
    subject: 'Out for delivery',
    text: 'Your parcel with tracking code 88213907 will arrive today between 10:00 and 12:00.\nTrack it: https://parcel.test/track/88213907\n',
  },
  'hotel booking': {
    subject: 'Booking confirmed: Hotel Example',
    html: '<p>Confirmation code</p><h2>HMX4Q9</h2><p>Check-in 14 May 2026, check-out 16 May 2026, 2 guests</p><p>PIN code 4821</p><a href="https://stay.test/booking/HMX4Q9">Manage booking</a>',
  },
  flight: {
    subject: 'Your itinerary, booking reference QX7TRD',
    text: 'Booking reference: QX7TRD\nFlight EX 1482, gate B12, seat 14C\nE-ticket 016-2489913377\n',
  },
  restaurant: {
    subject: 'Your table is booked',
    text: 'Your reservation at Example Bistro is confirmed.\nConfirmation number: 482913\nSaturday, 7:30 pm, 4 guests\n',
  },
  'promo code': {
    subject: 'Because we like you: 25% off',
    html: '<h1>25% OFF</h1><p>Use code</p><p style="font-size:28px;letter-spacing:4px;border:2px dashed #000">HELLO25</p><p>at checkout. Ends Sunday.</p><a href="https://shop.test/sale" style="background:red">Shop now</a>',
  },
  'digits as promo code': {
    subject: 'A gift for you',
    html: '<p>Enter the code below at checkout to get free shipping on your next order.</p><p style="font-size:28px">20268</p><a href="https://shop.test/">Shop now</a>',
  },
  'gift card': {
    subject: 'You received a gift card',
    text: 'Dana sent you a gift card worth $50.\nGift card number: 6006491299001234\nPIN: 4821\nRedeem it at checkout.\n',
  },
  referral: {
    subject: 'Invite friends, get $10',
    text: 'Share your referral code DANA4821 with friends. You both get $10 off.\nhttps://acme.test/r/DANA4821\n',
  },
  'calendar invitation': {
    subject: 'Invitation: Weekly sync @ Tue 12 May 2026',
    text: 'Weekly sync\nWhen: Tue 12 May 2026 10:00 – 10:30\nJoin Zoom Meeting\nhttps://zoom.test/j/81234567890?pwd=a1b2c3d4e5\nMeeting ID: 812 3456 7890\nPasscode: 482913\n',
  },
  'meet dial-in': {
    subject: 'Updated invitation: Review',
    html: '<p>Join with Google Meet</p><p><a href="https://meet.test/abc-defg-hij">meet.test/abc-defg-hij</a></p><p>Join by phone</p><p>(US) +1 555-201-4417 PIN: 482913#</p>',
  },
  'password changed': {
    subject: 'Your password was changed',
    html: '<p>The password of your Acme account was changed on 12 May 2026 at 10:42 (UTC) from IP 203.0.113.42.</p><p>If this was you, there is nothing to do.</p><p>If not, contact <a href="https://acme.test/support">support</a>.</p>',
  },
  'new device': {
    subject: 'New sign-in to your Acme account',
    html: '<p>We noticed a sign-in from Chrome 126 on Windows 11, Springfield, 2026-05-12 10:42.</p><p>If this was not you, <a href="https://acme.test/security">secure your account</a>.</p><p>We will never ask you for your security code.</p>',
  },
  'two-factor enabled': {
    subject: 'Two-factor authentication is on',
    text: 'From now on you need a code from your app to sign in. Keep your backup codes in a safe place.\nAcme, 548 Market Street, San Francisco, CA 94104\n',
  },
  'backup codes': {
    subject: 'Your backup codes',
    text: 'Keep these backup codes in a safe place. Each works once.\n\n4821 9930\n1178 2093\n5520 1187\n9012 4471\n3308 5521\n',
  },
  'bank statement': {
    subject: 'Your statement for April 2026',
    text: 'Your account ending 4821 has a new statement.\nBalance: $12,480.22\nLog in to your account to view it: https://bank.test/login\n',
  },
  'card payment': {
    subject: 'Payment of 48.21 EUR',
    text: 'A payment of 48.21 EUR was made with card •••• 4821 at Example Market on 12/05/2026 10:42.\nAuthorisation 482913\nIf you do not recognise it, call 0800 482 913.\n',
  },
  newsletter: {
    subject: 'The Weekly, issue 2026',
    html: '<h1>The Weekly</h1><p>In 2026, 48213 people joined us. Read on for 12 tips.</p><p>The source code is on our site, version 4.8.21.</p><a href="https://weekly.test/p/482913">Read more</a><p>1600 Example Road, Springfield 62704</p><a href="https://weekly.test/unsubscribe?u=a1b2c3">Unsubscribe</a>',
  },
  statistics: {
    subject: 'Your week in numbers',
    html: '<h2>Your week</h2><table><tr><td style="font-size:36px;text-align:center;font-weight:bold">4821</td></tr><tr><td>visitors</td></tr><tr><td style="font-size:36px;text-align:center;font-weight:bold">9330</td></tr><tr><td>page views</td></tr></table>',
  },
  'one big number': {
    subject: 'You did it',
    html: '<h2>Congratulations</h2><p>Yesterday you walked</p><p style="font-size:48px;text-align:center;font-weight:bold">12480</p><p>steps. That is a new record for you!</p>',
  },
  'lottery scam': {
    subject: 'CONGRATULATIONS WINNER!!!',
    text: 'Your email has won the sum of USD 1,500,000.00 in batch 482913.\nRef No: EXL/4821/26\nTicket number 58217\nContact agent Mr. Example on +44 7700 900482 with your winning number 4821.\n',
  },
  'inheritance scam': {
    subject: 'Dear beneficiary',
    text: 'I am the lawyer of the late Mr. Example who left 12500000 USD. Reply with your full name, phone number and age. File 482913.\n',
  },
  'account scam': {
    subject: 'Your account will be suspended',
    html: '<p>Case ID 8837261</p><p>Unusual activity was found on your mailbox. Your storage is 98% full.</p><p>Reference: 482913</p>',
  },
  'bitcoin scam': {
    subject: 'I know what you did',
    text: 'I have access to your device. Your password is hunter4821. Send 1850 USD in bitcoin to 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa within 48 hours.\n',
  },
  'support ticket': {
    subject: '[Ticket 482913] Re: Login problem',
    text: 'Hello,\n\nthank you for writing. Your ticket number is 482913. We will answer within 24 hours.\n\nPlease do not change the subject.\n',
  },
  'job alert': {
    subject: '24 new jobs for you',
    text: 'Developer, 62704 Springfield, 55000 - 65000 EUR\nNurse, 10115 Berlin\nSee all: https://jobs.test/alerts/a1b2c3d4e5f6\n',
  },
  'build failed': {
    subject: 'Build 48213 failed',
    text: 'Commit 8f3a2b1 on main failed with error code 137.\nSee https://ci.test/builds/48213\n',
  },
  'code review': {
    subject: 'Dana requested your review',
    text: 'Please review pull request 4821: the code now handles 100000 rows.\nhttps://git.test/acme/app/pull/4821\n',
  },
  'postal code': {
    subject: 'Please check your address',
    text: 'We could not deliver to your address.\nPostal code: 62704\nCall us: 555 0148\n',
  },
  'serial number': {
    subject: 'Your warranty',
    text: 'Serial number: SN4821X99\nModel: EX-2000\nWarranty until 2028\n',
  },
  'app version': {
    subject: 'Acme 2026.4 is here',
    text: 'Version 2026.4821 brings dark mode. Colour #482913 is the new accent.\n',
  },
  'school code': {
    subject: 'Dress code and code of conduct 2026',
    text: 'Please read the dress code for 2026 before the event in room 4821.\n',
  },
  'error code': {
    subject: 'Printer report',
    text: 'Your printer reported error code 482913. See the manual, page 1024.\n',
  },
  'wifi voucher': {
    subject: 'Welcome to Example Inn',
    text: 'Check-in is from 3 pm. Your door code is 4821 and the Wi-Fi password is Sunny2026.\n',
  },
  'pickup at shop': {
    subject: 'Ready for pickup: order 482913',
    text: 'Bring your order number 482913 and an ID.\n',
  },
  donation: {
    subject: 'Thank you for your gift',
    text: 'Donation 482913 over 50 EUR. Tax ID 27/482/91300.\n',
  },
  'tax office': { subject: 'Notice', text: 'Case number 2026-482913. Please quote it in every letter.\n' },
  horoscope: {
    subject: 'Your lucky numbers',
    text: 'Your lucky numbers today are 4, 8, 21, 9, 13. The year 2026 looks bright.\n',
  },
  'conference pass': {
    subject: 'Your ticket for ExampleConf 2026',
    html: '<p>Admit one</p><p style="font-size:24px">EXC-482913</p><p>Show this ticket at the box office.</p>',
  },
  parking: {
    subject: 'Parking session ended',
    text: 'Zone 4821, plate AB 123 CD, 2 h 14 min, 4.50 EUR. Session ID 482913.\n',
  },
  'german receipt': {
    subject: 'Ihre Rechnung',
    text: 'Rechnungsnummer: 482913\nKundennummer: 118220\nBetrag: 48,21 EUR\nAmtsgericht Musterstadt HRB 48213\n',
  },
  'french booking': {
    subject: 'Votre réservation',
    text: 'Votre dossier : QX7TRD\nDépart le 12/05/2026 à 10:42\nVoiture 12, place 48\n',
  },
  'spanish shipping': {
    subject: 'Tu paquete',
    text: 'Número de seguimiento: 88213907\nEntrega: 12/05/2026\n',
  },
  'japanese order': {
    subject: 'ご注文の確認',
    text: 'ご注文番号：482913\n合計金額：4,821円\nお届け先：〒100-0001 東京都\n電話番号：03-1234-5678\n',
  },
  'chinese delivery': {
    subject: '快递通知',
    text: '您的包裹已到达，运单号 88213907，取件码 4821，请于今日领取。\n',
  },
  'arabic order': { subject: 'تأكيد الطلب', text: 'رقم الطلب: 482913\nالمبلغ: 1250 ريال\n' },
  'russian bank': {
    subject: 'Выписка по счёту',
    text: 'Карта *4821: списание 1250 руб. Баланс 48213 руб.\nДоговор № 482913\n',
  },
  'korean delivery': {
    subject: '배송 안내',
    text: '운송장 번호 882139071234\n주문번호 482913\n문의 1588-4821\n',
  },
};

export const negatives: Case[] = Object.entries(mails).map(([name, mail]) => ({
  id: `negative/${name}`,
  language: 'en',
  mail,
  code: null,
  link: null,
  negative: true,
}));
