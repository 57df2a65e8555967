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
