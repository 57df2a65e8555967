import { brand } from '#contract/brand.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  home: {
    description: `Email temporário grátis com um clique. As mensagens aparecem ao vivo, e tudo é apagado depois de ${limits.freeLifetime}. Email descartável e sem cadastro.`,
    newAddress: 'Novo endereço',
  },
  pricing: {
    name: 'Preços',
    description: `Grátis: ${limits.freeAddresses}, cada um por ${limits.freeLifetime}. Premium por ${limits.price} ao mês: ${limits.premiumAddresses} por ${limits.premiumLifetime}, anexos de ${limits.premiumAttachments}, caixas de entrada privadas e sem anúncios.`,
  },
  'what-is-temp-mail': {
    name: 'O que é temp mail?',
    description:
      'Temp mail é um email temporário de verdade que se apaga sozinho. Como funciona, quanto dura, quem pode ler e as respostas a oito perguntas comuns.',
  },
  '10-minute-mail': {
    name: 'Email de 10 minutos',
    description: `Um email de 10 minutos que dura ${limits.freeLifetime}: pronto em um segundo, ao vivo, sem cadastro e apagado sozinho. Para códigos, downloads e Wi-Fi grátis.`,
  },
  'throwaway-email': {
    name: 'Email descartável',
    description:
      'Use um email descartável nos formulários em vez do seu. Como um cadastro vira cem mensagens de spam, quando usar um e como se proteger.',
  },
  'fake-email-generator': {
    name: 'Gerador de email falso',
    description: `Gere um email falso (fake) que funciona: recebe confirmações por ${limits.freeLifetime} e não é de mais ninguém. Para proteger sua privacidade e testar o que você cria.`,
  },
  'burner-email': {
    name: 'Email anônimo',
    description:
      'Um email anônimo e temporário para mensagens de quem você não conhece: classificados, aluguel, orçamentos. Como usar bem e o que ele não esconde.',
  },
  about: {
    name: 'Sobre nós',
    description: `Por que o ${brand.name} foi fundado em ${brand.founded}, os princípios por trás dele, para que ele serve e o que fica de fora de propósito.`,
  },
  help: {
    name: 'Ajuda',
    description:
      'Mensagens que não chegam, limites, duração, anexos, imagens, exclusão e senhas: respostas às dúvidas mais comuns e como falar com o suporte.',
  },
  extension: {
    name: 'Extensão do navegador',
    description:
      'Coloca um endereço descartável em qualquer formulário e o código de volta na página, com um clique cada. Para Chromium e Firefox. Não lê nada antes do seu clique.',
  },
  developers: {
    name: 'Desenvolvedores',
    description:
      'API de email temporário: crie um endereço e espere o código, por HTTP, com um cliente para TypeScript e Playwright, por MCP ou pelo gerenciador de senhas.',
  },
  'api-docs': {
    description: `Todas as chamadas da API do ${brand.name}, com o que recebem e o que respondem.`,
  },
  contact: {
    name: 'Contato',
    description: `Escreva para as pessoas por trás do ${brand.name}: dúvidas sobre privacidade ou termos, suporte, opiniões e denúncias de abuso.`,
  },
  terms: {
    name: 'Termos',
    description: `As regras para usar o ${brand.name}: planos e limites, o que não é permitido, como tratamos os dados, quando são excluídos e quem responde pelo quê.`,
  },
  privacy: {
    name: 'Privacidade',
    description: `O que o ${brand.name} guarda, como criptografa, quando exclui, quem pode ver uma mensagem e quais são seus direitos pelo GDPR e pela CCPA.`,
  },
  blog: {
    name: 'Blog',
    description: `Guias da equipe do ${brand.name}: o que é email temporário, como proteger seu endereço e quais medidas de segurança ajudam de verdade.`,
  },
  login: {
    description: `Entre na sua conta Premium do ${brand.name} e abra suas caixas de entrada.`,
  },
  upgrade: {
    description: `${brand.name} Premium: até ${limits.premiumAddresses} ao mesmo tempo, ${limits.premiumLifetime} para cada um, anexos de ${limits.premiumAttachments} e nenhum anúncio.`,
  },
};
