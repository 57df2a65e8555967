import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  limitReached: '地址数量已达上限',
  tryAgainIn: '重试前还需等待',
  nextAddress: '生成下一个地址还需等待',
  networkLimit: '你所在的网络生成的地址过多。可能是共用这个网络的其他人生成的，与你自己的地址数量无关。',
  premiumLimit: (max) =>
    max === 1
      ? '你的地址正在使用中。等它过期，或者将它删除后，就能生成下一个。'
      : `你的 ${max} 个地址都在使用中。等最早的一个过期，或者删除任意一个后，就能生成下一个。`,
  freeLimit: (max) => `免费版最多可用 ${max} 个地址。删除地址不会腾出名额。`,
  freeLimitKeep: ({ max, inUse }) =>
    `免费版最多可用 ${max} 个地址。你现有的 ${inUse} 个地址可以继续使用。删除地址不会腾出名额。`,
  premiumGives: () => `高级版可同时使用 ${limits.premiumAddresses}，每个有效期 ${limits.premiumLifetime}。`,
  upgrade: '升级到高级版',
};
