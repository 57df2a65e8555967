import { brand } from '#contract/brand.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  home: `${brand.name}: email temporário grátis que se apaga sozinho`,
  pricing: `Preços: email temporário grátis, Premium por ${limits.price}`,
  'what-is-temp-mail': 'O que é temp mail? Entenda o email temporário',
  '10-minute-mail': `Email de 10 minutos: grátis e válido por ${limits.freeLifetime}`,
  'throwaway-email': 'Email descartável: use uma vez e esqueça',
  'fake-email-generator': 'Gerador de email falso que recebe emails de verdade',
  'burner-email': 'Email anônimo: existe hoje, some amanhã',
  about: `Sobre o ${brand.name}: email que se apaga sozinho`,
  help: 'Ajuda: respostas sobre email temporário',
  developers: 'API de email temporário para testes, scripts e agentes',
  'api-docs': 'Referência da API',
  contact: 'Contato',
  terms: 'Termos de uso',
  privacy: 'Política de privacidade',
  blog: 'Blog: email temporário, privacidade e segurança',
  login: 'Entrar',
  upgrade: 'Assinar o Premium',
  'shared-inbox': 'Caixa de entrada',
  payment: 'Pagamento',
  'payment-success': 'Pagamento aprovado',
  dashboard: 'Painel',
  benefits: 'Vantagens',
  manage: 'Gerenciar',
  account: 'Conta',
  'reset-password': 'Redefinir senha',
  'reactivate-subscription': 'Reativar assinatura',
  'expired-subscription': 'Assinatura expirada',
  resubscribe: 'Renovar assinatura',
};
