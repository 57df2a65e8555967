import type { LinkKind } from '#server/mime/extracting/found.ts';
import { casesOf, type SubjectRow } from '../case.ts';

const tracker = (id: string) => `https://u4410.ct.sendgrid.net/ls/click?upn=u001.${id}-2BkW81TvQzmR40xLp`;

/** A code in a sentence, or below one. */
const code = (language: string, subject: string, text: string, value: string): SubjectRow => [
  language,
  { subject, text: `Acme\n\n${text.replace('{c}', value)}\n\nAcme, 2026\n` },
  value,
];

/** A button behind a tracker that hides the path, and a footer with a second link. */
const link = (
  language: string,
  kind: LinkKind,
  subject: string,
  text: string,
  label: string,
  footer: string,
): SubjectRow => [
  language,
  {
    subject,
    html: `<p>${text}</p><p><a href="${tracker('h18Sz')}">${label}</a></p><p><a href="${tracker('q77Vd')}">${footer}</a></p>`,
  },
  null,
  { url: tracker('h18Sz'), kind },
];

/** A number that is no code. */
const order = (language: string, subject: string, text: string): SubjectRow => [
  language,
  { subject, text: `Acme\n\n${text}\n` },
  null,
];

/** A link that only leads to a page. */
const news = (language: string, subject: string, text: string, label: string): SubjectRow => [
  language,
  { subject, html: `<p>${text}</p><p><a href="${tracker('n31Ke')}">${label}</a></p>` },
  null,
];

/** Mails in languages that had too few words. */
const rows: SubjectRow[] = [
  code('fa', 'راستی‌آزمایی حساب شما', 'کد راستی‌آزمایی: {c}', '482915'),
  code('fa', 'ورود به اکمی', 'عدد زیر را در برنامه بنویسید:\n\n{c}', '730264'),
  code('fa', 'Acme Nord', 'گذرواژهٔ موقت شما {c} است. آن را به کسی نگویید.', 'T7K4QX'),
  link(
    'fa',
    'verify',
    'به اکمی خوش آمدید',
    'برای نهایی کردن عضویت روی دکمه بزنید.',
    'تکمیل عضویت',
    'ایمیل دیگری نمی‌خواهم',
  ),
  link('fa', 'verify', 'نشانی ایمیل شما', 'نشانی ایمیل خود را تصدیق کنید.', 'تصدیق نشانی', 'لغو عضویت'),
  link(
    'fa',
    'reset',
    'پسورد خود را فراموش کرده‌اید؟',
    'برای انتخاب پسورد تازه روی دکمه بزنید.',
    'انتخاب پسورد تازه',
    'این کار من نبود',
  ),
  link(
    'fa',
    'login',
    'لاگین به اکمی',
    'برای لاگین روی دکمه بزنید. این پیوند ۱۰ دقیقه کار می‌کند.',
    'لاگین',
    'حریم خصوصی',
  ),
  link(
    'fa',
    'invite',
    'سارا شما را به تیم طراحی اضافه کرد',
    'سارا شما را به تیم طراحی اضافه کرد.',
    'عضو شوید',
    'حذف از فهرست',
  ),
  order('fa', 'Acme Market', 'حوالهٔ شما با شمارهٔ 482915 ثبت شد.'),

  code('he', 'אקמי', 'הצופן החד־פעמי שלך הוא {c}', '482915'),
  code('he', 'מספר אימות', 'נא להכניס את המספר הבא: {c}', '730264'),
  code('he', 'Acme Nord', 'סיסמת הכניסה הזמנית: {c}. אין למסור אותה לאיש.', 'T7K4QX'),
  link('he', 'verify', 'ברוכים הבאים לאקמי', 'נשאר רק צעד אחד.', 'השלימו את ההרשמה', 'להסרה מהרשימה'),
  link('he', 'verify', 'כתובת הדוא״ל שלך', 'נא לוודא שהכתובת שייכת לך.', 'לוודא כתובת', 'לא מעוניין לקבל'),
  link('he', 'reset', 'שחזרו את הגישה', 'אפשר לבחור מחדש תוך שעה.', 'שחזרו גישה', 'זה לא אני'),
  link('he', 'login', 'לוגין לאקמי', 'הקישור פועל עשר דקות.', 'לוגין', 'פרטיות'),
  link('he', 'invite', 'צורפת לצוות העיצוב', 'דנה צירפה אותך לצוות העיצוב.', 'להצטרפות לצוות', 'להפסיק לקבל'),
  order('he', 'Acme Market', 'תעודת המשלוח 482915 בדרך אליך.'),

  code('kk', 'Acme', 'Бір жолғы пароліңіз: {c}', '482915'),
  code('kk', 'Жүйеге кіру', 'Төмендегі сандарды теріңіз:\n\n{c}', '730264'),
  code('kk', 'Acme Nord', 'Уақытша құпиясөз {c}. Оны ешкімге айтпаңыз.', 'T7K4QX'),
  link(
    'kk',
    'verify',
    'Acme-ге қош келдіңіз',
    'Бір қадам қалды.',
    'Тіркелуді аяқтау',
    'Хат алудан бас тарту',
  ),
  link(
    'kk',
    'reset',
    'Парольді ұмыттыңыз ба?',
    'Жаңа пароль таңдау үшін басыңыз.',
    'Жаңа пароль таңдау',
    'Бұл мен емеспін',
  ),
  link(
    'kk',
    'login',
    'Авторизация',
    'Сілтеме он минут жұмыс істейді.',
    'Авторизациядан өту',
    'Құпиялылық саясаты',
  ),
  link(
    'kk',
    'invite',
    'Айгүл сізді топқа қосты',
    'Айгүл сізді дизайн тобына қосты.',
    'Топқа өту',
    'Жазылымды тоқтату',
  ),
  order('kk', 'Acme Market', 'Жүкқұжат нөмірі: 482915. Ертең жеткіземіз.'),

  code('ha', 'Acme', 'Kodin tabbatarwa: {c}', '482915'),
  code('ha', 'Shiga Acme', 'Rubuta waɗannan lambobin:\n\n{c}', '730264'),
  code('ha', 'Acme Nord', 'Kalmar sirri ta wucin gadi: {c}. Kada ka faɗa wa kowa.', 'T7K4QX'),
  link('ha', 'verify', 'Barka da zuwa Acme', 'Saura mataki ɗaya.', 'Kammala rajista', 'Fita daga jerin'),
  link(
    'ha',
    'reset',
    'Ka manta?',
    'Ka manta? Danna nan domin saita sabuwar kalmar shiga.',
    'Saita sabuwar kalmar shiga',
    'Ba ni ba ne',
  ),
  link(
    'ha',
    'login',
    'Shiga asusunka',
    'Wannan mahaɗin yana aiki na minti goma.',
    'Shiga asusu',
    'Tsare sirri',
  ),
  link(
    'ha',
    'invite',
    'Aisha ta gayyace ka',
    'Aisha ta gayyace ka zuwa ƙungiyar zane.',
    'Amince',
    'Soke rajista',
  ),
  order('ha', 'Acme Market', 'Lambar oda: 482915. Za a kawo gobe.'),
  order('ha', 'Rangwame', 'Yi amfani da lambar rangwame 482915 kafin Lahadi.'),

  code('ig', 'Acme', 'Koodu nkwenye gị bụ {c}', '482915'),
  code('ig', 'Banye na Acme', 'Tinye nọmba ndị a:\n\n{c}', '730264'),
  code('ig', 'Acme Nord', 'Okwuntughe nwa oge: {c}. Agwala onye ọ bụla.', 'T7K4QX'),
  link('ig', 'verify', 'Nnọọ na Acme', 'Biko kwado adreesị email gị.', 'Kwado adreesị', 'Kwụsị ịnata ozi'),
  link('ig', 'verify', 'Otu nzọụkwụ fọdụrụ', 'Pịa bọtịnụ a.', 'Mezue ndebanye aha', 'Wepụ aha m'),
  link('ig', 'reset', 'Ị chefuru?', 'Tọgharịa okwuntughe gị.', 'Tọgharịa okwuntughe', 'Ọ bụghị m'),
  link('ig', 'login', 'Njikọ nbanye', 'Njikọ a na-arụ ọrụ nkeji iri.', 'Banye', 'Nzuzo'),
  link('ig', 'invite', 'Ada kpọrọ gị', 'Ada kpọrọ gị ka ị sonye na otu imewe.', 'Sonye', 'Kwụsị ịnata ozi'),
  order('ig', 'Acme Market', 'Nọmba ịtụ ahịa: 482915. Anyị ga-ebute ya echi.'),
  order('ig', 'Mbelata ego', 'Jiri koodu mbelata 482915 tupu Sọnde.'),

  code('pap', 'Acme', 'Bo kódigo di verifikashon ta {c}', '482915'),
  code('pap', 'Drenta na Acme', 'Yena e sifranan aki:\n\n{c}', '730264'),
  code('pap', 'Acme Nord', 'Bo kontraseña temporal ta {c}. No kompartí esaki ku ningun hende.', 'T7K4QX'),
  link(
    'pap',
    'verify',
    'Bon bini na Acme',
    'Falta un paso so.',
    'Kaba bo registrashon',
    'Kita bo mes for di e lista',
  ),
  link(
    'pap',
    'verify',
    'Bo adrès di email',
    'Konfirmá ku e adrès aki ta di bo.',
    'Konfirmá adrès',
    'Desuskribí',
  ),
  link(
    'pap',
    'reset',
    'Bo a lubidá?',
    'Skohe un password nobo aki.',
    'Skohe un password nobo',
    'No tabata ami',
  ),
  link('pap', 'login', 'Link pa drenta', 'E link aki ta funshoná dies minüt.', 'Drenta awor', 'Privasidat'),
  link(
    'pap',
    'invite',
    'Maria a invitá bo',
    'Maria a invitá bo pa hasi parti di e ekipo di diseño.',
    'Aseptá',
    'Stop di risibí',
  ),
  order('pap', 'Acme Market', 'Number di òrder: 482915. Nos ta entregá mañan.'),
  order('pap', 'Deskuento', 'Usa e kódigo di deskuento 482915 promé ku djadumingu.'),

  link(
    'bg',
    'invite',
    'Мария ви добави към екипа',
    'Мария ви добави към екипа „Дизайн“.',
    'Към екипа',
    'Отпишете се',
  ),
  link(
    'bg',
    'invite',
    'Иван сподели проект с вас',
    'Иван сподели проекта „Есен“ с вас.',
    'Приемам',
    'Отпишете се',
  ),
  link(
    'bg',
    'invite',
    'Създадоха ви акаунт в Acme',
    'Мария създаде акаунт за вас в Acme.',
    'Да започваме',
    'Отпишете се',
  ),
  link(
    'bg',
    'invite',
    'Включете се в екипа',
    'Мария иска да работите заедно в Acme.',
    'Включи се',
    'Отпишете се',
  ),
  link(
    'pl',
    'invite',
    'Anna dodała Cię do zespołu',
    'Anna dodała Cię do zespołu „Projekty”.',
    'Przejdź do zespołu',
    'Wypisz się',
  ),
  link(
    'pl',
    'invite',
    'Jan udostępnił Ci projekt',
    'Jan udostępnił Ci projekt „Jesień”.',
    'Przyjmij',
    'Wypisz się',
  ),
  link(
    'pl',
    'invite',
    'Masz konto w Acme',
    'Anna utworzyła dla Ciebie konto w Acme.',
    'Zaczynamy',
    'Wypisz się',
  ),
  link(
    'pl',
    'invite',
    'Zostałeś dodany do obszaru roboczego',
    'Zostałeś dodany do obszaru roboczego „Projekty”.',
    'Przystąp',
    'Wypisz się',
  ),

  // Near to an invitation or a reset, but neither.
  news('he', 'שכחת משהו?', 'השארת שני פריטים. הם עדיין מחכים לך.', 'חזרה לעגלה'),
  news('fa', 'سارا یک عکس تازه اضافه کرد', 'سارا یک عکس تازه به آلبوم اضافه کرد.', 'دیدن عکس'),
  news('bg', 'Подарък от нас', 'Ви добавихме отстъпка от 10 лева към следващата поръчка.', 'Към магазина'),
  news('pl', 'Nowości w Acme', 'Współpracujemy z najlepszymi rolnikami w kraju.', 'Zobacz produkty'),
  news('kk', 'Бірдеңе ұмыттыңыз ба?', 'Себетіңізде екі зат қалды.', 'Себетке өту'),
  news('ha', 'Ka manta wani abu?', 'Akwai kaya biyu a cikin kwandonka.', 'Koma kwando'),
];

export const fewWords = casesOf('few-words', rows);
