import type { Texts } from '../texts.ts';

export const texts: Texts = {
  cancel: 'キャンセル',
  continue: '続ける',
  goHome: 'ホームへ',
  goToDashboard: 'ダッシュボードへ',
  backToLogin: 'ログインに戻る',
  writeToSupport: 'サポートに連絡',

  email: 'メールアドレス',
  emailIsMissing: 'メールアドレスを入力してください。',
  emailIsInvalid: '正しいメールアドレスを入力してください。',
  password: 'パスワード',
  passwordIsMissing: 'パスワードを入力してください。',
  showPassword: 'パスワードを表示',
  hidePassword: 'パスワードを隠す',
  newPassword: '新しいパスワード',
  neededLength: (characters) => `${characters}文字以上で入力してください。`,
  passwordIsTooShort: (characters) => `パスワードは${characters}文字以上にしてください`,
  confirmPassword: 'パスワード（確認）',
  passwordsDiffer: 'パスワードが一致しません',

  login: 'ログイン',
  whoNeedsAccount: 'プレミアムアカウントにログインします。無料アドレスは登録なしで使えます。',
  noAccountYet: (link) => <>初めての方は{link('プレミアムに登録')}</>,
  alreadySignedIn: (email, link) => (
    <>
      {email}でログインしています。{link('ホームへ')}
    </>
  ),
  pageNeedsSignIn: 'このページを開くにはログインしてください。',
  linkSignsInAs: (email, button) => (
    <>
      このリンクで{email}としてログインします。{button('続ける')}
    </>
  ),
  passwordWasChanged: 'パスワードを変更しました。新しいパスワードでログインしてください。',
  freeAddressesStayOutside:
    '無料アドレスはアカウントには含まれません。期限が切れるまでは、ここから読めます：',
  signIn: 'ログイン',
  signingIn: 'ログインしています…',
  signInFailed: 'ログインできませんでした',
  signInUnavailable: '現在、ログインできません',
  or: 'または',
  continueWithGoogle: 'Googleで続ける',
  noGoogleHere: 'Googleログインは利用できません。',
  googleErrors: {
    unavailable: 'ここではGoogleログインを利用できません。メールアドレスとパスワードでログインしてください。',
    unreachable:
      '現在、Googleに接続できません。少し待ってからもう一度試すか、メールアドレスとパスワードでログインしてください。',
    cancelled:
      'Googleでのログインがキャンセルされました。もう一度試すか、メールアドレスとパスワードでログインしてください。',
    late: 'Googleでのログインに時間がかかりすぎたか、別のブラウザで開始されました。もう一度お試しください。',
    unverified: 'このGoogleアカウントのメールアドレスはGoogleで確認されていないため、ここでは使えません。',
    failed:
      'Googleでログインできませんでした：メールアドレス（ユーザー名）またはパスワードが違います。もう一度試すか、メールアドレスとパスワードでログインしてください。',
  },

  forgotPassword: 'パスワードをお忘れですか？',
  resetPassword: 'パスワードの再設定',
  howResetWorks: 'プレミアムアカウントのメールアドレスを入力してください。コードをメールでお送りします。',
  emailAddress: 'メールアドレス',
  sendResetCode: 'コードを送信',
  resetCodeNotSent: 'コードを送信できませんでした。もう一度お試しください。',
  resetFailed: 'パスワードを再設定できませんでした',
  resetUnavailable: '現在、パスワードを再設定できません',
  resetCodeSent: 'コードを送信しました！',
  checkInboxFor: (address) => <>{address}にコードをお送りしました。メールをご確認ください。</>,
  enterCode: 'コードを入力',
  codeIsOnItsWay: (address) => <>{address}にコードをお送りしました。届くまで1分ほどかかることがあります。</>,
  resetCode: '再設定コード',
  noPassword: 'パスワードでログインできない方は',
  contactSupport: 'サポートに連絡',
  messageToSupport:
    'パスワードを忘れてしまい、プレミアムではないため再設定できません。またログインできるようにしていただけますか。',
  choosePassword: '新しいパスワードを設定',
  passwordOf: (address) => <>{address}のパスワードです。</>,
  choosePasswordForAccount: 'アカウントの新しいパスワードを決めてください。',
  requestNewLink: '新しいリンクを受け取る',
  passwordNotUpdated: 'パスワードを変更できませんでした',
  passwordUpdateFailed: 'パスワードの変更に失敗しました',
  passwordNotReset: 'パスワードを再設定できませんでした。もう一度お試しください。',
  resetIsDone: 'パスワードを再設定しました',
  signedOutEverywhere: 'パスワードを変更し、すべての端末からログアウトしました。ログイン画面に移動します…',

  sendCode: 'コードを送信',
  resendCode: 'コードを再送信',
  resendIn: (wait) => `${wait}後に再送信`,
  waitOfSeconds: (seconds) => `${seconds}秒`,
  waitOfMinutes: (minutes, seconds) => `${minutes}分${seconds}秒`,
  waitOfHours: (hours, minutes) => `${hours}時間${minutes}分`,
  codeIsValidFor: (minutes) => `${minutes}分間有効です。`,
  codeNotSent: '確認コードを送信できませんでした',
  codeNotSentAgain: 'コードを再送信できませんでした。もう一度お試しください。',
  codeIsWrong: 'コードが正しくありません。もう一度お試しください。',
  codeNotChecked: '確認できませんでした',
  tryCodeAgain: '確認できませんでした。もう一度お試しください。',

  subscriptionIsActive: 'プレミアムをご利用中です',
  nothingToPay: '今お支払いいただくものはありません。',
  payWithStripe: (price) => `Stripeで支払う：${price}/月`,
  checkoutFailed: 'お支払い画面を開けません。サポートにご連絡ください。',
  waitingForPayment: 'お支払い画面を別のタブで開いています。支払いが済むと、このページは自動で更新されます。',

  resubscribeForAccess: 'プレミアムアカウントを開くには再登録してください',
  signedInAs: (email) => `${email}でログインしています。`,
  accessIsBlocked: 'アカウントを利用できません',
  whatIsClosed:
    'プレミアムが終了したため、ダッシュボードとその受信箱は閉じています。アカウントのデータは無事です。お支払いが済みしだい元に戻ります。',
  paymentsNotOpen: 'お支払いはまだ受け付けていません。',
  freeAddressesStillWork: '無料アドレスは、これまでどおりホームで使えます。',
  confirmAddressFirst: (link) => (
    <>このアドレスのメールをまだ読めるか不安な場合は、お支払いの前に{link('コードで確認')}してください。</>
  ),
  upgrade: 'プレミアムにアップグレード',

  resubscribe: '再登録',
  confirmThenPay: 'このアドレスのメールを今も読めることを確認してから、お支払いに進みます。',
  codeSent: 'コードをお送りしました。メールをご確認ください。',
  codeOfDigits: (digits) => `${digits}桁のコード`,
  addressIsConfirmed: 'メールアドレスを確認しました。',
  verifyAndPay: '確認してお支払いへ',

  reactivate: 'サブスクリプションを再開',
  welcomeBackAfterPremium: (strong, email) => (
    <>
      おかえりなさい、{strong(email)}
      さん！プレミアムの期限が切れています。再開すると、すべての特典がまた使えます。
    </>
  ),
  welcomeBack: (strong, email) => (
    <>おかえりなさい、{strong(email)}さん！現在、プレミアムには登録していません。</>
  ),
  whatYouGetBack: 'プレミアムでまた使えるもの',
  whatYouGet: 'プレミアムでできること',
  reactivateFor: (price) => `プレミアムを再開：${price}/月`,
  continueAsGuest: 'ゲストとして続ける',

  subscriptionExpired: 'プレミアムの期限が切れています。アカウントを開くには再登録してください。',
  incorrectSignIn: 'メールアドレス（ユーザー名）またはパスワードが違います',
  tooManyRequests: 'リクエストが多すぎます。しばらくしてからもう一度お試しください。',
  invalidResetLink: 'このリンクは無効です。パスワードの再設定をもう一度やり直してください。',
  resetLimit: (perDay) => `パスワードの再設定は1日${perDay}回までです。明日もう一度お試しください。`,
  billingOff: 'お支払いは近日対応予定です！プレミアムの公開までもう少しお待ちください。',

  reallyForget: 'この端末の記録を消しますか？',
  forgetMe: '記録を消す',
  forgetsSession: 'ログアウトして、アドレスとメールの記録をこのブラウザから消します。',
  forgetsAddresses: 'アドレスとメールの記録をこのブラウザから消します。あとから開き直すことはできません。',
  countsAsNewVisitor: 'その後は、アドレスをまだ使っていない新しい訪問者として扱われます。',
  othersCanStillRead: 'アドレスを知っている人は、期限が切れるまで引き続きメールを読めます。',
  deleteAddresses: 'アドレスとメールも削除する',
  deleteFreeAddresses: '無料アドレスとメールも削除する',
  tryInAMoment: '少し待ってからもう一度お試しください。',
  forgotten: 'このブラウザの記録を消しました。',
  deletedAndForgotten: 'アドレスを削除し、このブラウザの記録を消しました。',
};
