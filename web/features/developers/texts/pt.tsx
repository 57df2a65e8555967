import { brand } from '#contract/brand.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  forDevelopers: 'Para desenvolvedores',
  apiReference: 'Referência da API',
  whatReferenceHas:
    'Todas as chamadas, com o que recebem e o que respondem. As datas seguem a ISO 8601, e os erros são { success: false, error }.',
  guideAndExamples: 'Guia e exemplos',
  openApi: 'OpenAPI',
  copy: 'Copiar',
  copied: 'Copiado',
  copySnippet: (name) => `Copiar ${name}`,

  emailForPrograms: 'Email temporário para seus testes, scripts e agentes',
  waysToConnect:
    'Crie um endereço, faça o cadastro, espere o código. Por HTTP puro, com o nosso cliente ou com as ferramentas que você já usa: tudo leva às mesmas caixas de entrada.',
  codeInFiveLines: 'Um código em cinco linhas',
  howCodeIsFound: `O ${brand.name} encontra o código ou o link no email, em qualquer idioma, e a chamada responde assim que ele chega. Você não precisa ficar consultando nem interpretar nada. Até a primeira versão publicar nosso cliente no npm, rode npm pack na pasta packages/client do código-fonte do ${brand.name} e instale o arquivo gerado.`,
  withWhatYouUse: 'Com o que você já usa',
  doors: {
    mcp: {
      title: 'Agentes, por MCP',
      text: `Um agente cria um endereço, faz um cadastro com ele e digita o código. Adicione o ${brand.name} aos servidores MCP do seu agente; não precisa de conta.`,
      notes: {
        keepInboxes:
          'Sem token, cada sessão é um visitante separado. Adicione o cabeçalho Authorization: Bearer … para manter as caixas de entrada.',
        untrusted:
          'Os emails vêm marcados como não confiáveis. Mesmo assim, não deixe um agente agir com base em emails quando isso puder causar danos.',
      },
    },
    playwright: {
      title: 'Playwright',
      text: 'Uma fixture dá a cada teste uma caixa de entrada própria e a exclui no final.',
      notes: {
        needsKey:
          'Uma suíte de testes precisa de mais endereços do que um visitante tem: use como token a chave de uma conta Premium.',
      },
    },
    mailpit: {
      title: 'Testes feitos para o Mailpit',
      text: 'Testes que leem emails do Mailpit rodam aqui com as mesmas chamadas, com emails do mundo real e uma caixa de entrada para cada token.',
      notes: {
        tokenIsPassword: 'O token é a senha; o nome de usuário pode ser qualquer um.',
        refused:
          'Tags, reenvio (release) e as verificações do Mailpit são recusados. As mensagens também têm Code e VerificationLink.',
      },
    },
    mailTm: {
      title: 'Clientes do mail.tm',
      text: 'Há bibliotecas para o mail.tm em muitas linguagens. Aponte uma delas para cá: uma conta de lá equivale aqui a um endereço com o nome que você escolher.',
      notes: {
        expires: 'Só quem criou o endereço pode lê-lo. Ele expira como qualquer endereço gratuito.',
        codeAndLink: 'Cada mensagem também traz seu código e seu link.',
      },
    },
    webhooks: {
      title: 'Webhooks',
      text: 'Seu programa é chamado quando chega um email, com o código e o link. Discord, Slack, Telegram e ntfy recebem uma linha fácil de ler.',
      notes: {
        signed: 'Assinados conforme o Standard Webhooks, em ordem e repetidos até seu programa responder.',
        needsKey:
          'Você precisa da chave de uma conta Premium. Na página Gerenciar também dá para adicionar webhooks e ver as últimas entregas.',
      },
    },
    passwordManagers: {
      title: 'Gerenciadores de senhas',
      text: 'O Bitwarden gera um endereço para cada novo login. Escolha “Alias de e-mail encaminhado”, depois SimpleLogin ou addy.io, e preencha com estas configurações.',
      notes: {
        needsKey: 'Você precisa da chave de uma conta Premium: crie uma na página Gerenciar.',
        notForwarded: 'Os emails não são encaminhados. Você os lê aqui, e o endereço expira.',
      },
    },
  },
  bitwardenSettings: 'Configurações do Bitwarden',

  tokensAndLimits: 'Tokens e limites',
  noAccount: {
    title: 'Não precisa de conta',
    text: `Para ter um token de visitante, basta uma chamada. Ele dá direito a ${limits.freeAddresses}, cada um por ${limits.freeLifetime}. Quem tem o token é dono dos endereços.`,
  },
  keys: {
    title: 'Chaves com o Premium',
    text: (manage) => (
      <>
        Uma chave representa sua conta: {limits.premiumAddresses}, cada um por {limits.premiumLifetime}, com
        os nomes que você escolher, em caixas de entrada privadas. Crie e revogue chaves na{' '}
        {manage('página Gerenciar')}.
      </>
    ),
  },
  sameLimits: {
    title: 'Os mesmos limites em todo lugar',
    text: 'Qualquer que seja a forma de conexão, você acessa suas próprias caixas de entrada, dentro dos limites do seu plano. Respostas com status 429 dizem quando tentar de novo.',
  },
  strangers: {
    title: 'Escrito por desconhecidos',
    text: 'O que um email diz vem de quem o enviou. O HTML é sanitizado, os agentes são avisados para não confiar nele, e nenhum link se abre sozinho.',
  },
};
