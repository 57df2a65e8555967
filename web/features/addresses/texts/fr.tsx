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

  generate: (rest) => <>Créer {rest('une adresse')}</>,
  notGenerated: 'Aucune adresse n’a été créée.',
  notGeneratedBecause: (problem) => `Aucune adresse n’a été créée. ${problem}`,
  maybeCooldown:
    'L’adresse n’a pas pu être créée. Votre délai d’attente court peut-être encore : patientez avant de réessayer.',
  listNotLoaded: 'Vos adresses n’ont pas pu être chargées',

  qrCodeFor: (text: string) => `QR code : ${text}`,
  options: 'Options de l’adresse',
  chooseNext: 'Choisir la prochaine adresse',
  moreOptions: 'Plus d’options',
  deliveries: 'Tentatives de remise',
  openOnPhone: 'Ouvrir sur mon téléphone',
  share: 'Partager l’adresse',
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
  domainEnds: 'fin du domaine',

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
  nothingDeleted: 'Rien n’a été supprimé.',
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
