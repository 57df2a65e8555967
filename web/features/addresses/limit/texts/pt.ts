import { pluralIn } from '#contract/languages.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('pt');

export const texts: Texts = {
  limitReached: 'Limite de endereços atingido',
  tryAgainIn: 'Tente de novo em',
  nextAddress: 'Próximo endereço em',
  networkLimit:
    'Muitos endereços foram gerados a partir da sua rede, talvez por outras pessoas que também a usam. Isso não tem a ver com os seus endereços.',
  premiumLimit: (max) =>
    max === 1
      ? 'Seu endereço está em uso. Você pode gerar o próximo quando ele expirar ou assim que excluí-lo.'
      : `Seus ${max} endereços estão em uso. Você pode gerar o próximo quando o mais antigo expirar ou assim que excluir um deles.`,
  freeLimit: (max) =>
    plural(max, {
      one: `O plano gratuito inclui até ${max} endereço. Excluir um endereço não libera a vaga dele.`,
      many: `O plano gratuito inclui até ${max} de endereços. Excluir um endereço não libera a vaga dele.`,
      other: `O plano gratuito inclui até ${max} endereços. Excluir um endereço não libera a vaga dele.`,
    }),
  freeLimitKeep: ({ max, inUse }) => {
    const keep = plural(inUse, {
      one: 'Você pode continuar usando o que já tem.',
      many: 'Você pode continuar usando os que já tem.',
      other: 'Você pode continuar usando os que já tem.',
    });
    return plural(max, {
      one: `O plano gratuito inclui até ${max} endereço. ${keep} Excluir um endereço não libera a vaga dele.`,
      many: `O plano gratuito inclui até ${max} de endereços. ${keep} Excluir um endereço não libera a vaga dele.`,
      other: `O plano gratuito inclui até ${max} endereços. ${keep} Excluir um endereço não libera a vaga dele.`,
    });
  },
  premiumGives: () =>
    `Com o Premium, você tem ${limits.premiumAddresses} ao mesmo tempo, cada um por ${limits.premiumLifetime}.`,
  upgrade: 'Assinar o Premium',
};
