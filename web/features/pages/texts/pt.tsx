import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  onThisPage: 'Nesta página',
  extensionFor: {
    chromium: 'Para Chrome, Edge e Brave',
    firefox: 'Para Firefox',
  },
  contactSupport: 'Fale com o suporte',
  anatomy: {
    words: { title: 'Duas palavras', note: 'Fáceis de ditar por telefone e de reconhecer em uma lista.' },
    characters: {
      title: 'Seis caracteres aleatórios',
      note: 'Sorteados por uma fonte segura, para que ninguém consiga adivinhar um endereço.',
    },
    domain: {
      title: 'Um dos nossos domínios',
      note: 'Um domínio de email de verdade, com servidor próprio. Com o Premium, você escolhe o nome que vem antes.',
    },
  },

  contactUs: 'Fale conosco',
  whoAnswers: 'Perguntas, ideias, denúncias de abuso: uma pessoa lê e responde cada mensagem.',
  writeDirectly: 'Escreva direto para nós',
  beforeYouWrite: 'Antes de escrever',
  whatHelpAnswers: (help) => (
    <>
      A maioria das perguntas já tem resposta na {help('página de ajuda')}. Não podemos recuperar endereços
      expirados nem mensagens excluídas: eles não existem mais.
    </>
  ),
  useLastingAddress: 'Use um endereço permanente',
  temporaryMayBeGone:
    'Se você informar um endereço temporário, ele pode já não existir quando nossa resposta chegar.',
  yourName: 'Seu nome',
  yourEmail: 'Seu email',
  subject: 'Assunto',
  chooseSubject: 'Escolha um assunto',
  subjects: {
    privacy: 'Privacidade',
    terms: 'Termos',
    support: 'Suporte',
    feedback: 'Opinião',
    other: 'Outro',
  },
  message: 'Mensagem',
  sendMessage: 'Enviar mensagem',
  messageSent: 'Agradecemos sua mensagem! Vamos responder em breve.',
  messageNotSent: 'Não foi possível enviar sua mensagem. Tente de novo.',
  nameIsMissing: 'Digite seu nome.',
  emailIsMissing: 'Digite seu endereço de email.',
  emailIsInvalid: 'Digite um endereço de email válido.',
  subjectIsMissing: 'Escolha um assunto.',
  messageIsMissing: 'Escreva uma mensagem.',

  simplePricing: 'Preço simples, limites claros',
  whatPlansGive:
    'O plano gratuito é completo e vai continuar gratuito. O Premium dá mais endereços, mais tempo e caixas de entrada que só você pode abrir.',
  free: 'Grátis',
  premium: 'Premium',
  freeCard: {
    name: 'GRÁTIS',
    cost: (amount, term) => (
      <>
        {amount(limits.noPrice)}
        {term('para sempre')}
      </>
    ),
    note: 'Para o dia a dia, quando você precisa de uma mensagem uma vez só.',
    choose: 'Começar grátis',
    points: {
      addresses: `Até ${limits.freeAddresses} ao mesmo tempo`,
      lifetime: `Cada endereço dura ${limits.freeLifetime}`,
      attachments: `Anexos de até ${limits.freeAttachments} por mensagem`,
      live: 'Mensagens ao vivo, em HTML ou texto simples',
      deleting: 'Exclua um endereço quando quiser',
      noRegistration: 'Sem cadastro',
    },
  },
  premiumCard: {
    name: 'PREMIUM',
    mostPopular: 'Mais popular',
    note: 'Para trabalho, testes e mensagens que ninguém mais deve ver.',
    choose: 'Assinar o Premium',
    points: {
      addresses: `Até ${limits.premiumAddresses} ao mesmo tempo`,
      lifetime: `Cada endereço dura ${limits.premiumLifetime}`,
      attachments: `Anexos de até ${limits.premiumAttachments} por mensagem`,
      onlyYou: 'Caixas de entrada que só você pode abrir',
      ownName: 'Você escolhe o nome do endereço',
      priority: 'Prioridade na entrega e no suporte',
      dashboard: 'Painel com todas as suas caixas de entrada',
      programs: 'Chaves de API e webhooks para seus programas',
      noAds: 'Sem anúncios',
    },
  },
  sideBySide: 'Lado a lado',
  planFacts: {
    addresses: {
      label: 'Endereços ao mesmo tempo',
      free: `Até ${limits.freeCount}`,
      premium: `Até ${limits.premiumCount}`,
    },
    lifetime: { label: 'Duração', free: limits.freeLifetime, premium: limits.premiumLifetime },
    attachments: {
      label: 'Anexos por mensagem',
      free: `Até ${limits.freeAttachments}`,
      premium: `Até ${limits.premiumAttachments}`,
    },
    messages: {
      label: 'Mensagens por caixa',
      free: limits.freeMessages,
      premium: limits.premiumMessages,
    },
    privacy: {
      label: 'Quem pode abrir a caixa',
      free: 'Quem souber o endereço',
      premium: 'Só você',
    },
    ownName: { label: 'Escolher o nome', free: 'Não', premium: 'Sim' },
    delivery: { label: 'Entrega', free: 'Comum', premium: 'Prioritária' },
    support: { label: 'Suporte', free: 'Padrão', premium: 'Prioritário' },
    dashboard: { label: 'Painel', free: 'Não', premium: 'Sim' },
    ads: { label: 'Anúncios', free: 'Sim, nunca em mensagens', premium: 'Nenhum' },
  },
  questionsAboutPlans: 'Perguntas sobre os planos',
  questions: {
    reallyFree: {
      question: 'O plano gratuito é grátis mesmo?',
      answer:
        'É. Não custa nada, não pede cadastro nem cartão e nunca vira um plano pago. Quem paga a conta são os anúncios, que nunca aparecem dentro de uma mensagem.',
    },
    allExpired: {
      question: 'O que acontece quando meus endereços gratuitos expiram?',
      answer: `Se você já usou todos, pode gerar novos endereços ${limits.cooldown} depois que o mais recente expirar. A página mostra uma contagem regressiva. Com o Premium não existe essa espera: você tem ${limits.premiumAddresses} e, assim que um deles acaba, pode gerar outro.`,
    },
    security: {
      question: 'O que é exatamente a “segurança reforçada”?',
      answer:
        'Qualquer pessoa que saiba o endereço exato de uma caixa de entrada gratuita pode abri-la. Uma caixa de entrada Premium só pode ser aberta por quem a criou, mesmo que outros saibam o endereço. As duas são criptografadas no disco, cada uma com sua própria chave.',
    },
    canceling: {
      question: 'Posso cancelar quando quiser?',
      answer: `Pode. O Premium custa ${limits.price} por mês, sem fidelidade. O cancelamento vale a partir do fim do mês já pago, e até lá você continua com o Premium.`,
    },
  },

  alreadyPremium: 'Você já tem o Premium',
  thankYou: 'Agradecemos! Você já tem tudo o que o Premium oferece.',
  premiumDashboard: 'Painel Premium',
  goHome: 'Ir para o início',
  goBack: 'Voltar',
  yourBenefits: 'Suas vantagens',
  benefits: {
    addresses: {
      title: `${limits.premiumAddresses} ao mesmo tempo`,
      text: 'Use um diferente para cada finalidade.',
    },
    lifetime: {
      title: `${limits.premiumLifetime} para cada um`,
      text: `Em vez de ${limits.freeLifetime} no plano gratuito.`,
    },
    attachments: {
      title: `Anexos de ${limits.premiumAttachments}`,
      text: `Por mensagem, em vez de ${limits.freeAttachments} no plano gratuito.`,
    },
    privacy: {
      title: 'Caixas de entrada privadas',
      text: 'Só você pode abri-las, mesmo que outros saibam o endereço.',
    },
    priority: {
      title: 'Prioridade',
      text: 'Suas mensagens são entregues primeiro, e suas perguntas são respondidas primeiro.',
    },
    noAds: { title: 'Sem anúncios', text: 'Em nenhuma página.' },
  },
};
