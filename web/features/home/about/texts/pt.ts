import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  howTitle: 'Do clique ao código em segundos',
  how: {
    take: {
      title: 'Pegue um endereço',
      text: 'Um clique, sem formulário. Ele funciona na hora, e o anel mostra por quanto tempo.',
    },
    use: {
      title: 'Use onde quiser',
      text: 'Cole onde um site pedir um email. A mensagem aparece aqui sozinha.',
    },
    copy: {
      title: 'Copie o código',
      text: 'Encontramos códigos e links para você, em qualquer idioma e sem abrir a mensagem.',
    },
  },

  featuresTitle: 'Simples de propósito',
  featuresIntro:
    'Uma caixa de entrada para tudo o que precisa do seu email uma vez só: um download, um teste grátis, um fórum, um cupom.',
  manyDomains: 'Há vários domínios à escolha.',
  features: {
    oneClick: {
      title: 'Um endereço com um clique',
      text: 'Sem formulário, sem senha, sem nome. O endereço fica pronto em menos de um segundo e já funciona.',
    },
    live: {
      title: 'Mensagens ao vivo',
      text: 'As novas mensagens aparecem sem recarregar a página, quase sempre até cinco segundos depois do envio.',
    },
    deleted: {
      title: 'Tudo apagado na hora certa',
      text: `Depois de ${limits.freeLifetime}, ou ${limits.premiumLifetime} com o Premium, o endereço para de funcionar e as mensagens são excluídas. Se quiser, exclua antes.`,
    },
    tracking: {
      title: 'Rastreamento bloqueado',
      text: 'As imagens externas ficam bloqueadas até você decidir carregá-las, e aí nós as buscamos por você. Rastreadores que reconhecemos nunca são carregados.',
    },
    encrypted: {
      title: 'Criptografado no disco',
      text: 'Toda mensagem é criptografada antes de ser guardada, e cada caixa de entrada tem sua própria chave. Nem o assunto nem o remetente ficam legíveis.',
    },
    complete: {
      title: 'Mensagens completas',
      text: `HTML e texto simples, imagens e anexos de até ${limits.freeAttachments}, ou ${limits.premiumAttachments} com o Premium. No celular e no computador.`,
    },
  },

  plansTitle: 'Para quase todo mundo, o grátis basta',
  plansIntro: 'O Premium é para quando você precisa de mais endereços, mais tempo e anexos maiores.',
  compared: 'Comparação entre o plano gratuito e o Premium',
  whatYouGet: 'O que você tem',
  free: 'Grátis',
  forever: 'para sempre',
  premium: 'Premium',
  perMonth: 'por mês',
  upgrade: 'Assinar o Premium',
  seePricing: 'Ver preços em detalhes',

  whatIsIt: 'O que é um email temporário?',
  explanation:
    'Um email temporário é uma caixa de entrada de verdade que se apaga sozinha. Você informa o endereço a um site que exige email, lê a mensagem de que precisa e esquece o assunto. Newsletters, vazamentos de dados e listas vendidas só chegam a um endereço que não existe mais.',
  howItWorks: 'Como funciona',
  createdForSession:
    'Quando você aperta o botão, um endereço aleatório é criado para esta sessão do navegador. A partir daí, nosso servidor de email aceita mensagens para ele, criptografa cada uma e a mostra nesta página assim que é guardada. Mensagens para endereços desconhecidos ou expirados são recusadas.',
  nothingSent:
    'Nada é enviado em seu nome, nada é encaminhado e você não precisa de conta. Dá para excluir uma mensagem ou o endereço inteiro a qualquer momento. Se você não fizer nada, os dois são excluídos automaticamente quando o tempo acaba.',
  faqTitle: 'Perguntas frequentes',
  faq: {
    lifetime: {
      question: 'Quanto tempo dura um endereço?',
      answer: `${limits.freeLifetime}, ou ${limits.premiumLifetime} com o Premium. O anel ao lado do endereço mostra o tempo que resta. Quando ele acaba, o endereço e todas as mensagens são excluídos.`,
    },
    speed: {
      question: 'Em quanto tempo os emails chegam?',
      answer:
        'Quase sempre em até cinco segundos. Alguns remetentes colocam os emails em uma fila, então espere uns dez minutos antes de pedir outra mensagem.',
    },
    count: {
      question: 'Quantos endereços posso ter?',
      answer: `Até ${limits.freeAddresses} ao mesmo tempo sem conta, ${limits.premiumCount} com o Premium. Quando você já usou todos os endereços gratuitos, o próximo fica disponível ${limits.cooldown} depois que o mais recente expirar.`,
    },
    attachments: {
      question: 'Qual é o tamanho máximo dos anexos?',
      answer: `Até ${limits.freeAttachments} por mensagem, ou ${limits.premiumAttachments} com o Premium. Mensagens maiores são recusadas, e o remetente é avisado.`,
    },
    readers: {
      question: 'Quem pode ler meus emails?',
      answer:
        'Qualquer pessoa que saiba o endereço exato de uma caixa de entrada gratuita. Por isso, não o divulgue nem o use para nada particular. As caixas de entrada Premium só podem ser abertas por quem as criou.',
    },
    sending: {
      question: 'Posso responder ou enviar emails?',
      answer: 'Não. O Mayfly só recebe emails, por isso ninguém consegue usá-lo para mandar spam.',
    },
    keep: {
      question: 'Para que não devo usar um email temporário?',
      answer:
        'Para contas que você quer manter: banco, trabalho, saúde ou qualquer coisa que talvez precise recuperar depois. Quando o endereço some, links para redefinir a senha não chegam mais até você.',
    },
  },
};
