import type { Texts } from '../texts.ts';

export const texts: Texts = {
  close: 'Fermer',
  cancel: 'Annuler',
  loading: 'Chargement',
  initializing: 'Préparation…',
  tryAgain: 'Réessayer',
  tryAgainButton: 'Réessayer',
  reload: 'Recharger',
  comingSoon: 'bientôt',
  showMore: (count) => `En afficher ${count} de plus`,
  digit: ({ position, length }) => `Chiffre ${position} sur ${length}`,

  partNotLoaded: 'Cette partie n’a pas pu être chargée.',
  pageNotLoaded: 'Cette page n’a pas pu être chargée.',
  notCopied: 'Votre navigateur n’a pas copié ce texte. Sélectionnez-le pour le copier vous-même.',
  failedServerSilent: (failed) => `${failed} Notre serveur ne répond pas. Réessayez dans un instant.`,
  failedCheckConnection: (failed) => `${failed} Vérifiez votre connexion et réessayez.`,

  offline: 'Vous êtes hors ligne. Les nouveaux messages apparaîtront dès le retour de la connexion.',
  failedOffline: (failed) => `Vous êtes hors ligne. ${failed} Réessayez une fois la connexion rétablie.`,
  serverSilent: (strong) => (
    <>
      {strong('Notre serveur ne répond pas.')} Vos adresses et vos messages sont en sécurité, et les nouveaux
      messages apparaîtront dès son retour.
    </>
  ),
  failedServerGone: ({ failed, strong }) => (
    <>
      {strong('Notre serveur ne répond pas.')} {failed} Vos adresses et vos messages sont en sécurité.
    </>
  ),
  tryingNow: 'Nouvel essai…',
  tryingAgainIn: (seconds) => `Nouvel essai dans ${seconds}\u00a0s`,
  tryNow: 'Essayer maintenant',

  somethingWentWrong: 'Un problème est survenu',
  applicationError: 'L’application a rencontré une erreur. Actualisez la page pour réessayer.',
  refreshPage: 'Actualiser la page',
  errorDetails: 'Détails de l’erreur',
};
