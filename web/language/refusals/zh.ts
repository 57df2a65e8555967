import type { Refusals } from '../refusals.ts';

export const refusals: Refusals = {
  'Not found': '未找到',
  'Authentication required': '请先登录',
  'This key does not exist, or it was revoked.': '此密钥不存在，或已被吊销。',
  'Email limit reached': '地址数量已达上限',
  'Too many requests. Please try again later.': '请求过于频繁，请稍后再试。',
  'Too many addresses were generated from your network. Please try again later.':
    '你所在的网络生成的地址过多，请稍后再试。',
  'You are on cooldown. Please wait until your next free address is available.':
    '还在等待时间内，请等到可以生成下一个免费地址时再试。',
  'This address cannot be extended any more.': '此地址无法再延长。',
  'This address can be extended in the last quarter of its life.': '此地址可以在有效期的最后四分之一内延长。',
  'This name is already taken. Please choose another one.': '这个名称已被占用，请换一个。',
  'This token belongs to one address and cannot have another.': '此令牌只属于一个地址，不能再生成其他地址。',
  'Choosing a name is a premium feature.': '自选名称是高级版功能。',
  'This is a premium feature.': '这是高级版功能。',
  'This call needs a signed-in session. A key cannot be used here.': '此操作需要登录，不能使用密钥。',
  'With a key, leave out /guest: call /api/generate-email, for example.':
    '使用密钥时，请去掉路径中的 /guest，例如调用 /api/generate-email。',
  'This message could not be parsed. You can still download its raw source.':
    '这封邮件无法解析，但仍可下载邮件原文。',
  'The service is temporarily unavailable. Please try again in a moment.': '服务暂时不可用，请稍后再试。',
  'Something went wrong on our side. Please try again.': '服务器出错了，请重试。',
  'Incorrect email/username or password': '邮箱、用户名或密码错误',
  'Your premium subscription has expired. Please resubscribe to access your account.':
    '你的高级版订阅已到期。请重新订阅，以恢复使用账号。',
  'Not an allowed domain': '不支持此邮箱域名',
  'Please complete email verification first': '请先完成邮箱验证',
  'Invalid verification code': '验证码无效',
  'Invalid reset link. Please request a new password reset.': '链接无效，请重新申请重置密码。',
  'Password reset is only available for premium users. Please upgrade your account first.':
    '只有高级版用户可以重置密码，请先升级账号。',
  'Your premium subscription has expired. Please reactivate to reset your password.':
    '你的高级版订阅已到期。请先恢复订阅，再重置密码。',
  'You have reached the maximum of 2 password reset requests per day. Please try again tomorrow.':
    '每天最多可申请 2 次密码重置，你已达到上限，请明天再试。',
  'Payment processing is coming soon! Premium features will be available shortly.':
    '付款功能即将开放！高级版很快就来。',
  'This was not checked yet.': '尚未核查。',
  'There is no sender domain to check.': '没有可核查的发件人域名。',
  '{} allows the server that sent this mail.': '{} 允许发送这封邮件的服务器代其发信。',
  '{} does not allow the server that sent this mail.': '{} 不允许发送这封邮件的服务器代其发信。',
  '{} does not list the server that sent this mail.': '发送这封邮件的服务器不在 {} 的名单上。',
  'DNS did not answer, so it is unknown which servers may send for {}.':
    'DNS 没有响应，因此无法得知哪些服务器可以代表 {} 发信。',
  'The list of servers that may send for {} has errors.': '可代表 {} 发信的服务器名单有错误。',
  '{} does not say whether this server may send its mail.': '{} 没有说明这台服务器是否可以代其发信。',
  'Signed by {}; the signature is valid.': '由 {} 签名，签名有效。',
  'Signed by {}; the signature is valid, but it is not from the sender’s domain.':
    '由 {} 签名，签名有效，但并非来自发件人的域名。',
  'Signed by {}, but DNS did not answer when asked for the key.': '由 {} 签名，但查询密钥时 DNS 没有响应。',
  'Signed by {}, but the mail was changed after that.': '由 {} 签名，但邮件在签名后被改动过。',
  'Signed by {}, but the signature has expired.': '由 {} 签名，但签名已过期。',
  'Signed in the name of {}, but {} has no such key.': '以 {} 的名义签名，但 {} 没有这个密钥。',
  'Signed in the name of {}, but its key cannot be used.': '以 {} 的名义签名，但其密钥无法使用。',
  'Signed in the name of {}, but the signature is too weak to count.':
    '以 {} 的名义签名，但签名强度太弱，不能算数。',
  'Signed in the name of {}, but the mail is too large or too complicated to check the signature.':
    '以 {} 的名义签名，但邮件太大或太复杂，无法核查签名。',
  'Signed in the name of {}, but the signature cannot be read.': '以 {} 的名义签名，但签名无法读取。',
  'Signed in the name of {}, but the signature does not match.': '以 {} 的名义签名，但签名不匹配。',
  'The mail has more than one From header, which real mail never has.':
    '邮件有不止一个发件人标头（From），正常邮件绝不会这样。',
  'The mail names senders from different domains.': '邮件列出的发件人来自不同的域名。',
  'The address of the sender can be read in more than one way.': '发件人的地址可以有多种解读。',
  'The mail does not name its sender.': '邮件没有写明发件人。',
  'The signature covers only the beginning of the mail. The rest may have been added later.':
    '签名只涵盖邮件的开头，其余部分可能是后来添加的。',
  'A header appears twice. The signature covers only one, and the other may have been added later.':
    '有一个标头出现了两次。签名只涵盖其中一个，另一个可能是后来添加的。',
  'The signature does not cover the subject, which may have been changed later.':
    '签名不涵盖主题，主题可能后来被改动过。',
  'The signature does not cover every header that decides what is shown, which may have been changed later.':
    '签名未涵盖所有决定显示内容的标头，这些标头可能后来被改动过。',
  'DNS did not answer when asked for the policy of the sender’s domain.':
    '查询发件人域名的策略时，DNS 没有响应。',
  '{} does not say what to do with unproven mail.': '{} 没有说明如何处理未证实的邮件。',
  '{} does not ask receivers to act on unproven mail.': '{} 不要求收件方处理未证实的邮件。',
  '{} asks receivers to treat unproven mail as spam.': '{} 要求收件方将未证实的邮件视为垃圾邮件。',
  '{} asks receivers to reject unproven mail.': '{} 要求收件方拒收未证实的邮件。',
  '{} does not ask receivers to act on unproven mail. This mail has no valid signature from {}.':
    '{} 不要求收件方处理未证实的邮件。这封邮件没有 {} 的有效签名。',
  '{} asks receivers to treat unproven mail as spam. This mail has no valid signature from {}.':
    '{} 要求收件方将未证实的邮件视为垃圾邮件。这封邮件没有 {} 的有效签名。',
  '{} asks receivers to reject unproven mail. This mail has no valid signature from {}.':
    '{} 要求收件方拒收未证实的邮件。这封邮件没有 {} 的有效签名。',
  'This domain is not available here.': '此域名在这里不可用。',
  'No domain is active at the moment. Please try again later.': '目前没有可用的域名，请稍后再试。',
  'This domain has no sub-domains.': '此域名没有子域名。',
  'A name has 3 to 32 letters, digits, dots, dashes or underscores, and some names are reserved.':
    '名称须为 3 到 32 个字母、数字、点、连字符或下划线，部分名称为保留名称。',
  'Enter the name of a site, such as shop.example.': '请输入网站名称，例如 shop.example。',
  'Please give a domain name such as example.com.': '请输入域名，例如 example.com。',
  'Names that end in .{} are reserved and cannot be used here.':
    '以 .{} 结尾的名称是保留名称，不能在这里使用。',
  '{} is part of this service, or one of its own names is below it.':
    '{} 属于本服务，或本服务的某个名称在它之下。',
  'Another account has verified {} or a domain above it.': '{} 或其上级域名已由另一个账号验证。',
  'Anybody can register names below {}, so no account can have all of it.':
    '任何人都可以注册 {} 之下的名称，因此任何账号都不能独占它。',
  'The operator of this service has blocked {}.': '本服务的运营者已封禁 {}。',
  'You have added {} already.': '你已添加过 {}。',
  'Another account has verified {}.': '{} 已由另一个账号验证。',
  'You have {} domains, which is the limit. Please delete one first.':
    '你的域名已达上限（{} 个），请先删除一个。',
  'We do not see the TXT record yet. DNS may need some time after a change.':
    '还没有看到 TXT 记录。更改后，DNS 可能需要一些时间。',
  'The TXT record has another value than the one for your account.': 'TXT 记录的值与你账号的值不一致。',
  'DNS did not answer. We will look again.': 'DNS 没有响应，我们会再次检查。',
  'Another account claimed this domain after you and has proved it as well, so it has the domain.':
    '另一个账号在你之后申请了此域名，并且也已证明，因此域名归该账号所有。',
  'The TXT record is gone. Please publish it again, or this domain will be suspended.':
    'TXT 记录不见了。请重新添加，否则此域名会被中止。',
  'Mail does not arrive yet: the MX record is missing.': '还收不到邮件：缺少 MX 记录。',
  'Mail does not arrive yet: we found {}, and our MX record is missing.':
    '还收不到邮件：找到的是 {}，缺少我们的 MX 记录。',
  'Mail to sub-domains does not arrive: the MX record for all of them is missing.':
    '收不到发往子域名的邮件：缺少适用于所有子域名的 MX 记录。',
  'Mail to sub-domains does not arrive: we found {}, and our MX record for them is missing.':
    '收不到发往子域名的邮件：找到的是 {}，缺少我们的子域名 MX 记录。',
  'This domain is suspended, because its TXT record was gone for three days. To use it again, publish the new one.':
    '此域名已中止，因为它的 TXT 记录缺失了三天。要再次使用，请添加新的记录。',
  'Another account has proved that this domain is theirs, so it is suspended here.':
    '另一个账号已证明此域名归其所有，因此它在这里已中止。',
  'The operator of this service has blocked this domain: {}': '本服务的运营者已封禁此域名：{}',
  'Please add the MX record for *.{} first. We do not see it yet.':
    '请先为 *.{} 添加 MX 记录，我们还没有看到它。',
  'DNS did not answer about *.{}. Please try again in a moment.': '查询 *.{} 时 DNS 没有响应，请稍后再试。',
  'This address is not public': '此地址不是公网地址',
  'The name of the server is unknown': '找不到该服务器名称',
  'The server redirects': '服务器要求重定向',
  'The answer was too large': '响应内容过大',
  'No answer in time': '响应超时',
  'The connection failed': '连接失败',
  'The server no longer wants these deliveries': '服务器不再接收这些投递',
  'The server redirects ({}), which is not followed': '服务器要求重定向（{}），我们不会跟随',
  'The server answered {}': '服务器返回 {}',
};
