import type { Texts } from '../texts.ts';

export const texts: Texts = {
  domains: '你的域名',
  listOfDomains: '你的域名列表',
  whatDomainsAreFor: '用自己的域名收邮件，例如网站拒绝我们的域名时。',
  useASeparateOne: (strong) => (
    <>{strong('请用一个专门的域名，不要用公司的域名。')}一次性域名名单可能会记住它。</>
  ),
  domainsNotLoaded: '无法加载你的域名。',
  noDomains: '还没有域名。',
  domainsAreFull: (limit) => `你有 ${limit} 个域名，已达上限。移除一个才能再添加。`,
  domain: '域名',
  domainIsMissing: '请输入域名',
  addDomain: '添加域名',

  states: {
    pending: '等待 DNS',
    active: '已启用',
    resting: '已暂停',
    retiring: '即将停用',
    retired: '已停用',
    suspended: '已中止',
    blocked: '已封禁',
  },
  needsCare: '需要处理',
  addTheseRecords:
    '请在管理此域名 DNS 的地方（通常是购买域名的地方）添加这两条记录。可能要过几分钟才能看到。本页每 30 秒检查一次。',
  nowActive: (domain) => `${domain} 已启用，现在可以在上面生成地址。`,
  publishThese: 'DNS 中出现这些记录后，域名会重新启用。',

  records: 'DNS 记录',
  purposes: {
    TXT: '证明域名属于你',
    MX: '把它的邮件送到这里',
    wildcard: '把所有子域名的邮件送到这里',
  },
  recordName: '名称',
  recordValue: '值',
  priority: '优先级',
  copyName: (record) => `复制 ${record} 记录的名称`,
  copyValue: (record) => `复制 ${record} 记录的值`,
  copied: '已复制',
  notLookedAt: '尚未检查',
  ok: '已在 DNS 中看到',
  missing: '未在 DNS 中看到',
  wrong: (found) => `找到的是 ${found}，缺少我们的记录`,
  unknown: 'DNS 没有应答，我们会再次查询',
  leaveOutDomain: '如果 DNS 面板会自动给名称加上域名，就不要在那里写域名。域名本身通常写作 @。',
  claimEnds: '如果 7 天内没有出现 TXT 记录，域名会从列表中消失。',
  lastLook: (time) => `上次检查：${time}`,
  lookNow: '立即检查',
  lookedOften: '过去一分钟内已检查多次，请稍等片刻。',

  newAddress: '新地址',
  everyName: '接收所有名称的地址',
  openEveryName: (address) => `打开 ${address}`,
  whatEveryNameIs: (address) => `${address} 接收发往此域名下所有没有单独地址的名称的邮件，算作一个地址。`,

  subdomains: '子域名',
  on: '开',
  off: '关',
  allowSubdomains: '允许子域名',
  whatSubdomainsAre: (example) => `地址可以有自己的随机子域名，例如 ${example}。`,
  wildcardFirst: '这还需要一条记录。请先添加，再打开。',

  remove: '移除',
  removeDomain: (domain) => `移除 ${domain}`,
  reallyRemove: (domain) => `移除 ${domain}？`,
  whatRemovingDoes:
    '它的所有地址会立即关闭，邮件会被删除。发往此域名的邮件会被拒收。再次添加需要新的 TXT 记录。',
  whatRemovingPendingDoes: '它的 TXT 记录将失效。再次添加此域名需要新的记录。',
  removed: (domain) => `已移除 ${domain}。`,
};
