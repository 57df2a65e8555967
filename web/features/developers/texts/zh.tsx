import { brand } from '#contract/brand.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  forDevelopers: '开发者',
  apiReference: 'API 参考',
  whatReferenceHas:
    '每个接口的参数和返回内容。时间采用 ISO 8601 格式，错误格式为 { success: false, error }。',
  guideAndExamples: '指南与示例',
  openApi: 'OpenAPI',
  copy: '复制',
  copied: '已复制',
  copySnippet: (name) => `复制 ${name}`,

  emailForPrograms: '为测试、脚本和智能体准备的邮箱',
  waysToConnect:
    '创建地址，完成注册，等待验证码。可以直接发 HTTP 请求，可以用我们的客户端，也可以用你手头的工具：操作的都是同一批收件箱。',
  codeInFiveLines: '五行代码拿到验证码',
  howCodeIsFound: `无论邮件用什么语言，${brand.name} 都能找出其中的验证码或链接，一找到就立即返回。不用轮询，也不用解析。在首个版本将客户端发布到 npm 之前，请在 ${brand.name} 源代码的 packages/client 目录下运行 npm pack，然后安装生成的文件。`,
  withWhatYouUse: '搭配你已有的工具',
  doors: {
    mcp: {
      title: '智能体（MCP）',
      text: `智能体创建地址，用它注册，再填入验证码。把 ${brand.name} 添加到智能体的 MCP 服务器列表即可，无需账号。`,
      notes: {
        keepInboxes:
          '不带令牌时，每个会话都是独立的访客。添加请求头 Authorization: Bearer … 即可保留收件箱。',
        untrusted: '邮件会标记为不可信内容。即便如此，在可能造成损害的场合，也不要让智能体按邮件内容行事。',
      },
    },
    playwright: {
      title: 'Playwright 测试',
      text: '一个 fixture 就能让每个测试拥有自己的收件箱，测试结束后自动删除。',
      notes: {
        needsKey: '测试套件需要的地址数超出访客的限额：请用高级版账号的密钥作为令牌。',
      },
    },
    mailpit: {
      title: '基于 Mailpit 的测试',
      text: '原本从 Mailpit 读取邮件的测试，在这里可以调用同样的接口，收到的则是外界发来的真实邮件，每个令牌各有一个邮箱。',
      notes: {
        tokenIsPassword: '令牌就是密码，用户名可以随意填写。',
        refused: '不支持 Mailpit 的标签、转发和各项检查功能。邮件另有 Code 和 VerificationLink 字段。',
      },
    },
    mailTm: {
      title: 'mail.tm 客户端',
      text: '许多编程语言都有 mail.tm 的库，把其中任意一个指向这里即可：那边的一个账号，对应这里一个可以自选名称的地址。',
      notes: {
        expires: '这种地址只有所有者能查看，和所有免费地址一样会过期。',
        codeAndLink: '每封邮件也都附带验证码和链接。',
      },
    },
    webhooks: {
      title: 'Webhook',
      text: '邮件一到就通知你的程序，并附上验证码和链接。发往 Discord、Slack、Telegram 和 ntfy 的，则是一行易读的文字。',
      notes: {
        signed: '按 Standard Webhooks 规范签名，按顺序发送，并会重试到你的程序响应为止。',
        needsKey: '需要高级版账号的密钥。在“管理”页面也可以添加 Webhook，并查看最近的投递记录。',
      },
    },
    passwordManagers: {
      title: '密码管理器',
      text: 'Bitwarden 可以为每个新的登录项生成一个地址。选择“转发的电子邮件别名”，再选择 SimpleLogin 或 addy.io，填入以下设置。',
      notes: {
        needsKey: '需要高级版账号的密钥，可在“管理”页面创建。',
        notForwarded: '邮件不会转发，请在这里查看，地址到期即失效。',
      },
    },
  },
  bitwardenSettings: 'Bitwarden 设置',

  tokensAndLimits: '令牌与限额',
  noAccount: {
    title: '无需账号',
    text: `调用一次接口即可获得访客令牌。它可使用 ${limits.freeAddresses}，每个有效期 ${limits.freeLifetime}。谁持有令牌，地址就归谁。`,
  },
  keys: {
    title: '高级版密钥',
    text: (manage) => (
      <>
        密钥代表你的账号：可使用 {limits.premiumAddresses}，每个有效期 {limits.premiumLifetime}
        ，名称自选，收件箱私密。密钥在{manage('“管理”页面')}创建和吊销。
      </>
    ),
  },
  sameLimits: {
    title: '限额处处相同',
    text: '无论以哪种方式接入，你访问的都是自己的收件箱，限额以你的套餐为准。状态码为 429 的响应会告诉你何时重试。',
  },
  strangers: {
    title: '内容来自陌生人',
    text: '邮件里写什么，由发件人决定。HTML 会经过净化，智能体会收到不可轻信的提示，我们也不会替你打开任何链接。',
  },
};
