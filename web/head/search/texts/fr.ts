import { brand } from '#contract/brand.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  home: {
    description: `Une adresse mail jetable en un clic, gratuite et sans inscription. Les messages arrivent en direct, et tout est supprimé après ${limits.freeLifetime}.`,
    newAddress: 'Nouvelle adresse',
  },
  pricing: {
    name: 'Tarifs',
    description: `Gratuit : ${limits.freeAddresses}, ${limits.freeLifetime} chacune. Premium à ${limits.price} par mois : ${limits.premiumAddresses}, ${limits.premiumLifetime} chacune, pièces jointes jusqu’à ${limits.premiumAttachments}, boîtes privées, sans pub.`,
  },
  'what-is-temp-mail': {
    name: 'Qu’est-ce qu’un mail temporaire ?',
    description:
      'Un mail temporaire est une vraie adresse e-mail qui se supprime toute seule. Comment ça marche, combien de temps ça dure, qui peut le lire : huit réponses.',
  },
  '10-minute-mail': {
    name: 'Mail 10 minutes',
    description: `Un mail 10 minutes qui dure ${limits.freeLifetime} : adresse prête en une seconde, boîte en direct, sans inscription. Pour un code, un téléchargement ou un Wi-Fi public.`,
  },
  'throwaway-email': {
    name: 'Mail jetable',
    description:
      'Donnez aux formulaires un mail jetable plutôt que votre adresse. Comment une inscription devient cent messages, et quelle adresse donner à qui.',
  },
  'fake-email-generator': {
    name: 'Générateur de faux mail',
    description: `Générez un faux mail qui fonctionne : il reçoit les confirmations pendant ${limits.freeLifetime} et n’appartient à personne d’autre. Pour votre vie privée et pour vos tests.`,
  },
  'burner-email': {
    name: 'Adresse mail anonyme',
    description:
      'Une adresse mail anonyme à donner aux inconnus : petites annonces, recherche de logement, devis, rencontres. Bien l’utiliser, et savoir ce qu’elle ne cache pas.',
  },
  about: {
    name: 'À propos',
    description: `Pourquoi ${brand.name} a été fondé en ${brand.founded}, les principes qui le guident, ce pour quoi il est fait et ce qu’il laisse volontairement de côté.`,
  },
  help: {
    name: 'Aide',
    description:
      'Messages manquants, limites, durées, pièces jointes, images, suppression et mots de passe : les réponses aux questions fréquentes et comment nous joindre.',
  },
  extension: {
    name: 'Extension de navigateur',
    description:
      'Met une adresse jetable dans tout formulaire, puis son code dans la page, en un clic à chaque fois. Pour Chromium et Firefox. Ne lit rien avant votre clic.',
  },
  developers: {
    name: 'Développeurs',
    description:
      'Créez une adresse et attendez le code : en HTTP, avec un client pour TypeScript et Playwright, par MCP ou depuis votre gestionnaire de mots de passe.',
  },
  'api-docs': {
    description: `Tous les appels de l’API de ${brand.name}, avec ce qu’ils attendent et ce qu’ils répondent.`,
  },
  contact: {
    name: 'Contact',
    description: `Écrivez à l’équipe de ${brand.name} : questions sur la confidentialité ou les conditions, assistance, suggestions et signalements d’abus.`,
  },
  terms: {
    name: 'Conditions',
    description: `Les règles d’utilisation de ${brand.name} : offres et limites, usages interdits, traitement et suppression des données, responsabilités de chacun.`,
  },
  privacy: {
    name: 'Confidentialité',
    description: `Ce que ${brand.name} enregistre, comment c’est chiffré, quand c’est supprimé, qui peut voir un message, et vos droits selon le RGPD et le CCPA.`,
  },
  blog: {
    name: 'Blog',
    description: `Les guides de l’équipe ${brand.name} : ce qu’est un mail temporaire, comment protéger votre adresse et quelles mesures de sécurité sont vraiment utiles.`,
  },
  login: {
    description: `Connectez-vous à votre compte ${brand.name} Premium.`,
  },
  upgrade: {
    description: `${brand.name} Premium : jusqu’à ${limits.premiumAddresses} à la fois, ${limits.premiumLifetime} chacune, pièces jointes jusqu’à ${limits.premiumAttachments} et aucune publicité.`,
  },
};
