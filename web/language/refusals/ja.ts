import type { Refusals } from '../refusals.ts';

export const refusals: Refusals = {
  'Not found': '見つかりません',
  'Authentication required': 'ログインが必要です',
  'This key does not exist, or it was revoked.': 'このキーは存在しないか、無効になっています。',
  'Email limit reached': 'アドレスの上限に達しました',
  'Too many requests. Please try again later.':
    'リクエストが多すぎます。しばらくしてからもう一度お試しください。',
  'Too many addresses were generated from your network. Please try again later.':
    'お使いのネットワークから作成されたアドレスが多すぎます。しばらくしてからもう一度お試しください。',
  'You are on cooldown. Please wait until your next free address is available.':
    '今は待ち時間中です。次の無料アドレスを作れるまでお待ちください。',
  'This address cannot be extended any more.': 'このアドレスはこれ以上延長できません。',
  'This address can be extended in the last quarter of its life.':
    'このアドレスは、有効期間の最後の4分の1になると延長できます。',
  'This name is already taken. Please choose another one.':
    'この名前はすでに使われています。別の名前を選んでください。',
  'This token belongs to one address and cannot have another.':
    'このトークンは1つのアドレス専用のため、ほかのアドレスは作れません。',
  'Choosing a name is a premium feature.': '名前を選べるのはプレミアムだけです。',
  'This is a premium feature.': 'これはプレミアムの機能です。',
  'This call needs a signed-in session. A key cannot be used here.':
    'この操作にはログインが必要です。キーでは行えません。',
  'With a key, leave out /guest: call /api/generate-email, for example.':
    'キーを使うときは/guestを付けずに、/api/generate-emailのように呼び出してください。',
  'This message could not be parsed. You can still download its raw source.':
    'このメールは解析できませんでした。ソースはダウンロードできます。',
  'The service is temporarily unavailable. Please try again in a moment.':
    'ただいまサービスを利用できません。少し待ってからもう一度お試しください。',
  'Something went wrong on our side. Please try again.':
    'サーバーで問題が発生しました。もう一度お試しください。',
  'Incorrect email/username or password': 'メールアドレス（ユーザー名）またはパスワードが違います',
  'Your premium subscription has expired. Please resubscribe to access your account.':
    'プレミアムの期限が切れています。アカウントを開くには再登録してください。',
  'Not an allowed domain': 'このドメインは使えません',
  'Please complete email verification first': '先にメールアドレスの確認を済ませてください',
  'Invalid verification code': '確認コードが正しくありません',
  'Invalid reset link. Please request a new password reset.':
    'このリンクは無効です。パスワードの再設定をもう一度やり直してください。',
  'Password reset is only available for premium users. Please upgrade your account first.':
    'パスワードの再設定はプレミアム限定です。先にアカウントをアップグレードしてください。',
  'Your premium subscription has expired. Please reactivate to reset your password.':
    'プレミアムの期限が切れています。パスワードを再設定するには、サブスクリプションを再開してください。',
  'You have reached the maximum of 2 password reset requests per day. Please try again tomorrow.':
    'パスワードの再設定は1日2回までです。明日もう一度お試しください。',
  'Payment processing is coming soon! Premium features will be available shortly.':
    'お支払いは近日対応予定です！プレミアムの公開までもう少しお待ちください。',
  'This was not checked yet.': 'まだ確認されていません。',
  'There is no sender domain to check.': '確認できる差出人のドメインがありません。',
  '{} allows the server that sent this mail.': '{}は、このメールを送信したサーバーを許可しています。',
  '{} does not allow the server that sent this mail.':
    '{}は、このメールを送信したサーバーを許可していません。',
  '{} does not list the server that sent this mail.':
    'このメールを送信したサーバーは、{}の許可リストにありません。',
  'DNS did not answer, so it is unknown which servers may send for {}.':
    'DNSが応答しなかったため、{}のメールを送信できるサーバーがわかりません。',
  'The list of servers that may send for {} has errors.':
    '{}のメールを送信できるサーバーのリストに誤りがあります。',
  '{} does not say whether this server may send its mail.':
    '{}は、このサーバーに送信を許可するかどうかを示していません。',
  'Signed by {}; the signature is valid.': '{}の署名があり、署名は有効です。',
  'Signed by {}; the signature is valid, but it is not from the sender’s domain.':
    '{}の署名があり、署名は有効ですが、差出人のドメインのものではありません。',
  'Signed by {}, but DNS did not answer when asked for the key.':
    '{}の署名がありますが、鍵の問い合わせにDNSが応答しませんでした。',
  'Signed by {}, but the mail was changed after that.':
    '{}の署名がありますが、署名のあとでメールが変更されています。',
  'Signed by {}, but the signature has expired.': '{}の署名がありますが、署名の期限が切れています。',
  'Signed in the name of {}, but {} has no such key.':
    '{}の名義で署名されていますが、{}にそのような鍵はありません。',
  'Signed in the name of {}, but its key cannot be used.':
    '{}の名義で署名されていますが、その鍵は使えません。',
  'Signed in the name of {}, but the signature is too weak to count.':
    '{}の名義で署名されていますが、署名が弱すぎるため有効と認められません。',
  'Signed in the name of {}, but the mail is too large or too complicated to check the signature.':
    '{}の名義で署名されていますが、メールが大きすぎるか複雑すぎるため、署名を確認できません。',
  'Signed in the name of {}, but the signature cannot be read.':
    '{}の名義で署名されていますが、署名を読み取れません。',
  'Signed in the name of {}, but the signature does not match.':
    '{}の名義で署名されていますが、署名が一致しません。',
  'The mail has more than one From header, which real mail never has.':
    'メールにFromヘッダーが2つ以上あります。本物のメールではありえないことです。',
  'The mail names senders from different domains.': 'メールに、異なるドメインの差出人が書かれています。',
  'The address of the sender can be read in more than one way.':
    '差出人のアドレスが、何通りにも読み取れます。',
  'The mail does not name its sender.': 'メールに差出人が書かれていません。',
  'The signature covers only the beginning of the mail. The rest may have been added later.':
    '署名の対象はメールの最初の部分だけです。残りはあとから加えられた可能性があります。',
  'A header appears twice. The signature covers only one, and the other may have been added later.':
    '同じヘッダーが2つあります。署名の対象は片方だけで、もう片方はあとから加えられた可能性があります。',
  'The signature does not cover the subject, which may have been changed later.':
    '件名は署名の対象外のため、あとから変更された可能性があります。',
  'The signature does not cover every header that decides what is shown, which may have been changed later.':
    '表示内容を決めるヘッダーの一部が署名の対象外のため、あとから変更された可能性があります。',
  'DNS did not answer when asked for the policy of the sender’s domain.':
    '差出人のドメインのポリシーの問い合わせに、DNSが応答しませんでした。',
  '{} does not say what to do with unproven mail.': '{}は、証明のないメールの扱いを示していません。',
  '{} does not ask receivers to act on unproven mail.':
    '{}は、証明のないメールへの対応を受信側に求めていません。',
  '{} asks receivers to treat unproven mail as spam.':
    '{}は、証明のないメールを迷惑メールとして扱うよう受信側に求めています。',
  '{} asks receivers to reject unproven mail.': '{}は、証明のないメールを拒否するよう受信側に求めています。',
  '{} does not ask receivers to act on unproven mail. This mail has no valid signature from {}.':
    '{}は、証明のないメールへの対応を受信側に求めていません。このメールには{}の有効な署名がありません。',
  '{} asks receivers to treat unproven mail as spam. This mail has no valid signature from {}.':
    '{}は、証明のないメールを迷惑メールとして扱うよう受信側に求めています。このメールには{}の有効な署名がありません。',
  '{} asks receivers to reject unproven mail. This mail has no valid signature from {}.':
    '{}は、証明のないメールを拒否するよう受信側に求めています。このメールには{}の有効な署名がありません。',
  'This domain is not available here.': 'このドメインはここでは使えません。',
  'No domain is active at the moment. Please try again later.':
    '現在、有効なドメインがありません。しばらくしてからもう一度お試しください。',
  'This domain has no sub-domains.': 'このドメインではサブドメインを使えません。',
  'A name has 3 to 32 letters, digits, dots, dashes or underscores, and some names are reserved.':
    '名前は3〜32文字の英字、数字、ドット、ハイフン、アンダースコアです。使えない名前もあります。',
  'Enter the name of a site, such as shop.example.': 'shop.exampleのようなサイト名を入力してください。',
  'Please give a domain name such as example.com.': 'example.comのようなドメイン名を入力してください。',
  'Names that end in .{} are reserved and cannot be used here.':
    '.{}で終わる名前は予約されているため、ここでは使えません。',
  '{} is part of this service, or one of its own names is below it.':
    '{}はこのサービスの一部であるか、その下にこのサービスの名前があります。',
  'Another account has verified {} or a domain above it.':
    '{}またはその上位のドメインは、別のアカウントで確認済みです。',
  'Anybody can register names below {}, so no account can have all of it.':
    '{}の下の名前は誰でも登録できるため、全体を1つのアカウントのものにはできません。',
  'The operator of this service has blocked {}.': 'このサービスの運営者が{}をブロックしました。',
  'You have added {} already.': '{}はすでに追加されています。',
  'Another account has verified {}.': '{}は別のアカウントで確認済みです。',
  'You have {} domains, which is the limit. Please delete one first.':
    'ドメインは{}個までです。先に1つ削除してください。',
  'We do not see the TXT record yet. DNS may need some time after a change.':
    'TXTレコードがまだ見つかりません。変更がDNSに反映されるまで時間がかかることがあります。',
  'The TXT record has another value than the one for your account.':
    'TXTレコードの値が、このアカウント用の値と異なります。',
  'DNS did not answer. We will look again.': 'DNSが応答しませんでした。あとでもう一度確認します。',
  'Another account claimed this domain after you and has proved it as well, so it has the domain.':
    '別のアカウントがあとからこのドメインを申請し、所有も証明したため、ドメインはそのアカウントのものになりました。',
  'The TXT record is gone. Please publish it again, or this domain will be suspended.':
    'TXTレコードがなくなっています。もう一度公開しないと、このドメインは停止されます。',
  'Mail does not arrive yet: the MX record is missing.': 'メールはまだ届きません。MXレコードがありません。',
  'Mail does not arrive yet: we found {}, and our MX record is missing.':
    'メールはまだ届きません。{}が見つかりましたが、当サービスのMXレコードがありません。',
  'Mail to sub-domains does not arrive: the MX record for all of them is missing.':
    'サブドメイン宛てのメールは届きません。全サブドメイン用のMXレコードがありません。',
  'Mail to sub-domains does not arrive: we found {}, and our MX record for them is missing.':
    'サブドメイン宛てのメールは届きません。{}が見つかりましたが、サブドメイン用の当サービスのMXレコードがありません。',
  'This domain is suspended, because its TXT record was gone for three days. To use it again, publish the new one.':
    'TXTレコードが3日間なかったため、このドメインは停止中です。再び使うには、新しいレコードを公開してください。',
  'Another account has proved that this domain is theirs, so it is suspended here.':
    '別のアカウントがこのドメインの所有を証明したため、ここでは停止中です。',
  'The operator of this service has blocked this domain: {}':
    'このサービスの運営者がこのドメインをブロックしました：{}',
  'Please add the MX record for *.{} first. We do not see it yet.':
    '先に*.{}のMXレコードを追加してください。まだ見つかりません。',
  'DNS did not answer about *.{}. Please try again in a moment.':
    '*.{}についてDNSが応答しませんでした。少し待ってからもう一度お試しください。',
  'This address is not public': 'このアドレスは一般に公開されていません',
  'The name of the server is unknown': 'サーバー名が見つかりません',
  'The server redirects': 'サーバーがリダイレクトを返しました',
  'The answer was too large': '応答が大きすぎます',
  'No answer in time': '時間内に応答がありませんでした',
  'The connection failed': '接続に失敗しました',
  'The server no longer wants these deliveries': 'サーバーがこれ以上の配信を望んでいません',
  'The server redirects ({}), which is not followed':
    'サーバーがリダイレクト（{}）を返しましたが、転送先には送りません',
  'The server answered {}': 'サーバーが{}を返しました',
};
