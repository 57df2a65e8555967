import type { Refusals } from '../refusals.ts';

export const refusals: Refusals = {
  'Not found': 'Introuvable',
  'Authentication required': 'Connectez-vous pour continuer',
  'This key does not exist, or it was revoked.': 'Cette clé n’existe pas ou a été révoquée.',
  'Email limit reached': 'Limite d’adresses atteinte',
  'Too many requests. Please try again later.': 'Trop de demandes. Réessayez plus tard.',
  'Too many addresses were generated from your network. Please try again later.':
    'Trop d’adresses ont été créées depuis votre réseau. Réessayez plus tard.',
  'You are on cooldown. Please wait until your next free address is available.':
    'Votre délai d’attente court encore. Patientez jusqu’à votre prochaine adresse gratuite.',
  'This address cannot be extended any more.': 'Cette adresse ne peut plus être prolongée.',
  'This address can be extended in the last quarter of its life.':
    'Cette adresse peut être prolongée dans le dernier quart de sa durée de vie.',
  'This name is already taken. Please choose another one.': 'Ce nom est déjà pris. Choisissez-en un autre.',
  'This token belongs to one address and cannot have another.':
    'Ce jeton appartient à une seule adresse et ne peut pas en avoir d’autre.',
  'Choosing a name is a premium feature.': 'Choisir un nom est réservé à Premium.',
  'This is a premium feature.': 'Cette fonction est réservée à Premium.',
  'This call needs a signed-in session. A key cannot be used here.':
    'Pour cela, il faut se connecter. Une clé ne suffit pas ici.',
  'With a key, leave out /guest: call /api/generate-email, for example.':
    'Avec une clé, retirez /guest : appelez par exemple /api/generate-email.',
  'This message could not be parsed. You can still download its raw source.':
    'Ce message n’a pas pu être lu. Vous pouvez tout de même télécharger sa source.',
  'The service is temporarily unavailable. Please try again in a moment.':
    'Le service est momentanément indisponible. Réessayez dans un instant.',
  'Something went wrong on our side. Please try again.': 'Un problème est survenu de notre côté. Réessayez.',
  'Incorrect email/username or password': 'E-mail, identifiant ou mot de passe incorrect',
  'Your premium subscription has expired. Please resubscribe to access your account.':
    'Votre abonnement Premium a expiré. Réabonnez-vous pour accéder à votre compte.',
  'Not an allowed domain': 'Ce domaine n’est pas accepté',
  'Please complete email verification first': 'Vérifiez d’abord votre adresse e-mail',
  'Invalid verification code': 'Le code de vérification est incorrect',
  'Invalid reset link. Please request a new password reset.':
    'Ce lien n’est pas valide. Demandez une nouvelle réinitialisation du mot de passe.',
  'Password reset is only available for premium users. Please upgrade your account first.':
    'La réinitialisation du mot de passe est réservée à Premium. Passez d’abord votre compte à Premium.',
  'Your premium subscription has expired. Please reactivate to reset your password.':
    'Votre abonnement Premium a expiré. Réactivez-le pour réinitialiser votre mot de passe.',
  'You have reached the maximum of 2 password reset requests per day. Please try again tomorrow.':
    'Vous avez atteint le maximum de 2 demandes de réinitialisation par jour. Réessayez demain.',
  'Payment processing is coming soon! Premium features will be available shortly.':
    'Le paiement arrive bientôt ! Premium sera disponible sous peu.',
  'This was not checked yet.': 'Cela n’a pas encore été vérifié.',
  'There is no sender domain to check.': 'Il n’y a aucun domaine d’expéditeur à vérifier.',
  '{} allows the server that sent this mail.': '{} autorise le serveur qui a envoyé cet e-mail.',
  '{} does not allow the server that sent this mail.':
    '{} n’autorise pas le serveur qui a envoyé cet e-mail.',
  '{} does not list the server that sent this mail.':
    'Le serveur qui a envoyé cet e-mail ne figure pas sur la liste du domaine {}.',
  'DNS did not answer, so it is unknown which servers may send for {}.':
    'Le DNS n’a pas répondu : on ne sait donc pas quels serveurs peuvent envoyer des e-mails pour {}.',
  'The list of servers that may send for {} has errors.':
    'La liste des serveurs qui peuvent envoyer des e-mails pour {} contient des erreurs.',
  '{} does not say whether this server may send its mail.':
    '{} n’indique pas si ce serveur peut envoyer des e-mails en son nom.',
  'Signed by {}; the signature is valid.': 'Signé par {} ; la signature est valide.',
  'Signed by {}; the signature is valid, but it is not from the sender’s domain.':
    'Signé par {} ; la signature est valide, mais ne vient pas du domaine de l’expéditeur.',
  'Signed by {}, but DNS did not answer when asked for the key.':
    'Signé par {}, mais le DNS n’a pas répondu quand nous avons demandé la clé.',
  'Signed by {}, but the mail was changed after that.': 'Signé par {}, mais l’e-mail a été modifié ensuite.',
  'Signed by {}, but the signature has expired.': 'Signé par {}, mais la signature a expiré.',
  'Signed in the name of {}, but {} has no such key.':
    'Signé au nom du domaine {}, mais {} n’a pas de clé correspondante.',
  'Signed in the name of {}, but its key cannot be used.':
    'Signé au nom du domaine {}, mais sa clé est inutilisable.',
  'Signed in the name of {}, but the signature is too weak to count.':
    'Signé au nom du domaine {}, mais la signature est trop faible pour compter.',
  'Signed in the name of {}, but the mail is too large or too complicated to check the signature.':
    'Signé au nom du domaine {}, mais l’e-mail est trop volumineux ou trop complexe pour que la signature soit vérifiée.',
  'Signed in the name of {}, but the signature cannot be read.':
    'Signé au nom du domaine {}, mais la signature est illisible.',
  'Signed in the name of {}, but the signature does not match.':
    'Signé au nom du domaine {}, mais la signature ne correspond pas.',
  'The mail has more than one From header, which real mail never has.':
    'L’e-mail a plusieurs en-têtes d’expéditeur (From), ce qui n’arrive jamais dans un vrai e-mail.',
  'The mail names senders from different domains.':
    'L’e-mail indique des expéditeurs de domaines différents.',
  'The address of the sender can be read in more than one way.':
    'L’adresse de l’expéditeur peut se lire de plusieurs façons.',
  'The mail does not name its sender.': 'L’e-mail n’indique pas son expéditeur.',
  'The signature covers only the beginning of the mail. The rest may have been added later.':
    'La signature ne couvre que le début de l’e-mail. Le reste a pu être ajouté après coup.',
  'A header appears twice. The signature covers only one, and the other may have been added later.':
    'Un en-tête apparaît deux fois. La signature n’en couvre qu’un, et l’autre a pu être ajouté après coup.',
  'The signature does not cover the subject, which may have been changed later.':
    'La signature ne couvre pas l’objet, qui a pu être modifié après coup.',
  'The signature does not cover every header that decides what is shown, which may have been changed later.':
    'La signature ne couvre pas tous les en-têtes qui déterminent ce qui est affiché, et ils ont pu être modifiés après coup.',
  'DNS did not answer when asked for the policy of the sender’s domain.':
    'Le DNS n’a pas répondu quand nous avons demandé les règles du domaine de l’expéditeur.',
  '{} does not say what to do with unproven mail.': '{} n’indique pas que faire des e-mails non confirmés.',
  '{} does not ask receivers to act on unproven mail.':
    '{} ne demande aux destinataires aucune mesure contre les e-mails non confirmés.',
  '{} asks receivers to treat unproven mail as spam.':
    '{} demande aux destinataires de traiter les e-mails non confirmés comme du spam.',
  '{} asks receivers to reject unproven mail.':
    '{} demande aux destinataires de rejeter les e-mails non confirmés.',
  '{} does not ask receivers to act on unproven mail. This mail has no valid signature from {}.':
    '{} ne demande aux destinataires aucune mesure contre les e-mails non confirmés. Cet e-mail n’a pas de signature valide du domaine {}.',
  '{} asks receivers to treat unproven mail as spam. This mail has no valid signature from {}.':
    '{} demande aux destinataires de traiter les e-mails non confirmés comme du spam. Cet e-mail n’a pas de signature valide du domaine {}.',
  '{} asks receivers to reject unproven mail. This mail has no valid signature from {}.':
    '{} demande aux destinataires de rejeter les e-mails non confirmés. Cet e-mail n’a pas de signature valide du domaine {}.',
  'This domain is not available here.': 'Ce domaine n’est pas disponible ici.',
  'No domain is active at the moment. Please try again later.':
    'Aucun domaine n’est actif pour le moment. Réessayez plus tard.',
  'This domain has no sub-domains.': 'Ce domaine n’a pas de sous-domaines.',
  'A name has 3 to 32 letters, digits, dots, dashes or underscores, and some names are reserved.':
    'Un nom comporte 3 à 32 lettres, chiffres, points, tirets ou tirets bas, et certains noms sont réservés.',
  'Enter the name of a site, such as shop.example.': 'Saisissez le nom d’un site, par exemple shop.example.',
  'Please give a domain name such as example.com.': 'Saisissez un nom de domaine, par exemple example.com.',
  'Names that end in .{} are reserved and cannot be used here.':
    'Les noms qui se terminent par .{} sont réservés et ne peuvent pas être utilisés ici.',
  '{} is part of this service, or one of its own names is below it.':
    '{} fait partie de ce service, ou l’un de ses noms se trouve en dessous.',
  'Another account has verified {} or a domain above it.':
    'Un autre compte a vérifié {} ou un domaine au-dessus.',
  'Anybody can register names below {}, so no account can have all of it.':
    'Tout le monde peut enregistrer des noms sous {} : aucun compte ne peut donc l’avoir en entier.',
  'The operator of this service has blocked {}.': 'L’opérateur de ce service a bloqué {}.',
  'You have added {} already.': 'Vous avez déjà ajouté {}.',
  'Another account has verified {}.': 'Un autre compte a vérifié {}.',
  'You have {} domains, which is the limit. Please delete one first.':
    'Vous avez atteint la limite de domaines ({}). Supprimez-en d’abord un.',
  'We do not see the TXT record yet. DNS may need some time after a change.':
    'Nous ne voyons pas encore l’enregistrement TXT. Après une modification, le DNS peut prendre un peu de temps.',
  'The TXT record has another value than the one for your account.':
    'L’enregistrement TXT n’a pas la valeur prévue pour votre compte.',
  'DNS did not answer. We will look again.': 'Le DNS n’a pas répondu. Nous vérifierons à nouveau.',
  'Another account claimed this domain after you and has proved it as well, so it has the domain.':
    'Un autre compte a demandé ce domaine après vous et l’a prouvé lui aussi : le domaine lui revient.',
  'The TXT record is gone. Please publish it again, or this domain will be suspended.':
    'L’enregistrement TXT a disparu. Publiez-le à nouveau, sinon ce domaine sera suspendu.',
  'Mail does not arrive yet: the MX record is missing.':
    'Les e-mails n’arrivent pas encore : l’enregistrement MX manque.',
  'Mail does not arrive yet: we found {}, and our MX record is missing.':
    'Les e-mails n’arrivent pas encore : nous avons trouvé {}, et notre enregistrement MX manque.',
  'Mail to sub-domains does not arrive: the MX record for all of them is missing.':
    'Les e-mails aux sous-domaines n’arrivent pas : leur enregistrement MX commun manque.',
  'Mail to sub-domains does not arrive: we found {}, and our MX record for them is missing.':
    'Les e-mails aux sous-domaines n’arrivent pas : nous avons trouvé {}, et notre enregistrement MX pour eux manque.',
  'This domain is suspended, because its TXT record was gone for three days. To use it again, publish the new one.':
    'Ce domaine est suspendu, car son enregistrement TXT a manqué pendant trois jours. Pour l’utiliser à nouveau, publiez le nouveau.',
  'Another account has proved that this domain is theirs, so it is suspended here.':
    'Un autre compte a prouvé que ce domaine est à lui. Il est donc suspendu ici.',
  'The operator of this service has blocked this domain: {}':
    'L’opérateur de ce service a bloqué ce domaine : {}',
  'Please add the MX record for *.{} first. We do not see it yet.':
    'Ajoutez d’abord l’enregistrement MX pour *.{}. Nous ne le voyons pas encore.',
  'DNS did not answer about *.{}. Please try again in a moment.':
    'Le DNS n’a pas répondu au sujet du nom *.{}. Réessayez dans un instant.',
  'This address is not public': 'Cette adresse n’est pas publique',
  'The name of the server is unknown': 'Le nom du serveur est inconnu',
  'The server redirects': 'Le serveur redirige vers une autre adresse',
  'The answer was too large': 'La réponse était trop volumineuse',
  'No answer in time': 'Pas de réponse à temps',
  'The connection failed': 'La connexion a échoué',
  'The server no longer wants these deliveries': 'Le serveur ne veut plus de ces envois',
  'The server redirects ({}), which is not followed':
    'Le serveur redirige ({}), et les redirections ne sont pas suivies',
  'The server answered {}': 'Le serveur a répondu {}',
};
