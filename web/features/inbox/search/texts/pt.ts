import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('pt');

export const texts: Texts = {
  search: 'Buscar mensagens',
  clear: 'Limpar a busca',
  found: (count) =>
    plural(count, {
      one: `${count} mensagem encontrada`,
      many: `${count} de mensagens encontradas`,
      other: `${count} mensagens encontradas`,
    }),
  nothingFits: (words) => `Nenhuma mensagem corresponde a “${words}”.`,
  failed: 'A busca não funcionou. Tente de novo daqui a pouco.',
};
