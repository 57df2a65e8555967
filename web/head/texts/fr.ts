import { brand } from '#contract/brand.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  home: `${brand.name} : mail jetable gratuit, adresse temporaire en un clic`,
  pricing: `Tarifs : mail jetable gratuit, Premium à ${limits.price}`,
  'what-is-temp-mail': 'Mail temporaire : c’est quoi ? Expliqué en deux minutes',
  '10-minute-mail': `Mail 10 minutes : une boîte gratuite pendant ${limits.freeLifetime}`,
  'throwaway-email': 'Mail jetable : utilisez-le une fois, oubliez-le',
  'fake-email-generator': 'Générateur de faux mail qui reçoit vraiment les e-mails',
  'burner-email': 'Adresse mail anonyme : joignable aujourd’hui, pas demain',
  about: `À propos de ${brand.name} : le mail qui se supprime tout seul`,
  help: 'Aide : vos questions sur les mails temporaires',
  developers: 'API de mail jetable pour tests, scripts et agents',
  'api-docs': 'Référence de l’API',
  contact: 'Contact',
  terms: 'Conditions d’utilisation',
  privacy: 'Politique de confidentialité',
  blog: 'Blog : mail temporaire, vie privée et sécurité',
  login: 'Connexion',
  upgrade: 'Passer à Premium',
  'shared-inbox': 'Boîte de réception',
  payment: 'Paiement',
  'payment-success': 'Paiement réussi',
  dashboard: 'Tableau de bord',
  benefits: 'Avantages',
  manage: 'Gérer',
  account: 'Compte',
  'reset-password': 'Réinitialiser le mot de passe',
  'reactivate-subscription': 'Réactiver l’abonnement',
  'expired-subscription': 'Abonnement expiré',
  resubscribe: 'Se réabonner',
};
