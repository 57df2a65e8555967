import { pluralIn } from '#contract/languages.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('fr');

export const texts: Texts = {
  yourAddresses: 'Vos adresses',
  noSignUpNeeded: 'Sans inscription',
  used: 'utilisées',
  placesUsed: 'places utilisées',
  placesUsedTitle: 'Places utilisées',
  placesUsedUntil: (day) => `Places utilisées jusqu’à ${day}`,
  addressesUsed: 'Adresses utilisées',
  allUsed: (max) => `${max} sur ${max} utilisées.`,
  canGenerateOneMore: () =>
    `Vous pouvez encore créer 1 adresse. Vous en aurez de nouvelles ${limits.cooldown} après l’expiration de la dernière.`,
  canGenerateAgain: 'Vous pouvez de nouveau créer une adresse',
  nextAddressOn: (day) => `Votre prochaine adresse : ${day}`,
  nextAddressIn: (wait) => `Prochaine adresse dans ${wait}`,

  nameOfNext: 'Nom de la prochaine adresse (facultatif)',
  namePlaceholder: 'nom (facultatif)',
  domain: 'Domaine',
  anyDomain: 'N’importe lequel',
  generate: (rest) => <>Créer {rest('une adresse')}</>,
  notGenerated: 'Aucune adresse n’a été créée.',
  notGeneratedBecause: (problem) => `Aucune adresse n’a été créée. ${problem}`,
  maybeCooldown:
    'L’adresse n’a pas pu être créée. Votre délai d’attente court peut-être encore : patientez avant de réessayer.',
  listNotLoaded: 'Vos adresses n’ont pas pu être chargées',
  addressReady: () => `Votre adresse est prête. Elle fonctionne pendant ${limits.premiumLifetime}.`,

  qrCodeFor: (text: string) => `QR code : ${text}`,
  limitReached: 'Limite d’adresses atteinte',
  tryAgainIn: 'Réessayez dans',
  nextAddress: 'Prochaine adresse dans',
  networkLimit:
    'Trop d’adresses ont été créées depuis votre réseau, peut-être par d’autres personnes qui le partagent. Vos propres adresses ne sont pas en cause.',
  premiumLimit: (max) =>
    max === 1
      ? 'Votre adresse est en cours d’utilisation. Vous pourrez créer la suivante quand elle expirera, ou dès que vous l’aurez supprimée.'
      : `Vos ${max} adresses sont toutes en cours d’utilisation. Vous pourrez créer la suivante quand la plus ancienne expirera, ou dès que vous en aurez supprimé une.`,
  freeLimit: (max) =>
    plural(max, {
      one: `L’offre gratuite comprend ${max} adresse au plus. Supprimer une adresse ne libère pas sa place.`,
      many: `L’offre gratuite comprend ${max} d’adresses au plus. Supprimer une adresse ne libère pas sa place.`,
      other: `L’offre gratuite comprend ${max} adresses au plus. Supprimer une adresse ne libère pas sa place.`,
    }),
  freeLimitKeep: ({ max, inUse }) => {
    const several = 'Vous pouvez continuer à utiliser celles que vous avez.';
    const keep = plural(inUse, {
      one: 'Vous pouvez continuer à utiliser celle que vous avez.',
      many: several,
      other: several,
    });
    return plural(max, {
      one: `L’offre gratuite comprend ${max} adresse au plus. ${keep} Supprimer une adresse ne libère pas sa place.`,
      many: `L’offre gratuite comprend ${max} d’adresses au plus. ${keep} Supprimer une adresse ne libère pas sa place.`,
      other: `L’offre gratuite comprend ${max} adresses au plus. ${keep} Supprimer une adresse ne libère pas sa place.`,
    });
  },
  premiumGives: () =>
    `Avec Premium, vous avez ${limits.premiumAddresses} à la fois, chacune pendant ${limits.premiumLifetime}.`,
  upgrade: 'Passer à Premium',

  options: 'Options de l’adresse',
  chooseNext: 'Choisir la prochaine adresse',
  openOnPhone: 'Ouvrir sur mon téléphone',
  soundOff: 'Couper le son',
  soundOn: 'Son à chaque nouveau message',
  deleteAddress: 'Supprimer l’adresse',
  expiredNoDelete: 'Expirée, suppression impossible',
  forgetMe: 'M’oublier sur cet appareil',
  select: 'Choisir une adresse',
  switchAddress: 'Changer d’adresse',
  unreadAndLeft: ({ unread, left }) =>
    plural(unread, {
      one: `${unread} non lu · ${left}`,
      many: `${unread} non lus · ${left}`,
      other: `${unread} non lus · ${left}`,
    }),
  unreadElsewhere: (count) =>
    plural(count, {
      one: `${count} message non lu à une autre adresse`,
      many: `${count} de messages non lus à une autre adresse`,
      other: `${count} messages non lus à une autre adresse`,
    }),
  timeLeft: (left) => `encore ${left}`,

  copy: 'Copier',
  copied: 'Copié',
  copiedToClipboard: 'Copié dans le presse-papiers !',
  copyLink: 'Copier le lien',
  expiredReceivesNothing: 'Une adresse expirée ne reçoit plus d’e-mails',
  scanToCopy: 'Scannez pour copier l’adresse sur un autre appareil. Vous seul pouvez lire ses messages.',
  scanToOpen:
    'Scannez pour ouvrir cette boîte sur un autre appareil. Quiconque connaît l’adresse peut lire ses messages.',

  deleteQuestion: 'Supprimer l’adresse ?',
  cannotBeUndone: 'Voulez-vous vraiment continuer ? Cette action est irréversible.',
  cannotBeUndoneGuest:
    'Voulez-vous vraiment continuer ? Cette action est irréversible. Supprimer une adresse ne permet pas d’en créer une nouvelle plus tôt.',
  delete: 'Supprimer',
  deleted: (address) => `${address} et ses messages sont supprimés.`,
  deletedPlaceUsed: ({ address, day }) =>
    `${address} et ses messages sont supprimés. Sa place reste utilisée jusqu’à ${day}.`,
  tryAgainSoon: 'Réessayez dans un instant.',

  closed: ({ address, strong, mono }) => (
    <>
      {strong('Votre adresse a été fermée.')} L’exploitant de ce service a fermé {mono(address)}, et ses
      messages sont supprimés.
    </>
  ),
  closedReason: (reason) => `Motif : ${reason}`,
  ok: 'OK',
};
