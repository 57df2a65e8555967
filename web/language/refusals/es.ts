import type { Refusals } from '../refusals.ts';

export const refusals: Refusals = {
  'Not found': 'No encontrado',
  'Authentication required': 'Para esto tienes que iniciar sesión',
  'This key does not exist, or it was revoked.': 'Esta clave no existe o se ha revocado.',
  'Email limit reached': 'Límite de direcciones alcanzado',
  'Too many requests. Please try again later.': 'Demasiadas solicitudes. Vuelve a intentarlo más tarde.',
  'Too many addresses were generated from your network. Please try again later.':
    'Se han generado demasiadas direcciones desde tu red. Vuelve a intentarlo más tarde.',
  'You are on cooldown. Please wait until your next free address is available.':
    'Tu tiempo de espera aún no ha terminado. Espera a que tu próxima dirección gratuita esté disponible.',
  'This address cannot be extended any more.': 'Esta dirección ya no se puede prolongar más.',
  'This address can be extended in the last quarter of its life.':
    'Esta dirección se puede prolongar en el último cuarto de su vida.',
  'This name is already taken. Please choose another one.': 'Este nombre ya está ocupado. Elige otro.',
  'This token belongs to one address and cannot have another.':
    'Este token pertenece a una dirección y no puede tener otra.',
  'Choosing a name is a premium feature.': 'Elegir el nombre es una función de Premium.',
  'This is a premium feature.': 'Esta función es de Premium.',
  'This call needs a signed-in session. A key cannot be used here.':
    'Para esto tienes que iniciar sesión. Una clave no sirve aquí.',
  'With a key, leave out /guest: call /api/generate-email, for example.':
    'Con una clave, omite /guest: llama por ejemplo a /api/generate-email.',
  'This message could not be parsed. You can still download its raw source.':
    'No se pudo leer este mensaje. Aun así puedes descargar el original.',
  'The service is temporarily unavailable. Please try again in a moment.':
    'El servicio no está disponible en este momento. Vuelve a intentarlo enseguida.',
  'Something went wrong on our side. Please try again.':
    'Algo salió mal por nuestra parte. Vuelve a intentarlo.',
  'Incorrect email/username or password': 'El correo, el nombre de usuario o la contraseña no son correctos',
  'Your premium subscription has expired. Please resubscribe to access your account.':
    'Tu suscripción Premium ha caducado. Renuévala para entrar en tu cuenta.',
  'Not an allowed domain': 'Este dominio no está permitido',
  'Please complete email verification first': 'Primero verifica tu dirección de correo',
  'Invalid verification code': 'El código de verificación no es válido',
  'Invalid reset link. Please request a new password reset.':
    'El enlace no es válido. Pide otro para restablecer tu contraseña.',
  'Password reset is only available for premium users. Please upgrade your account first.':
    'Solo se puede restablecer la contraseña con Premium. Primero pasa tu cuenta a Premium.',
  'Your premium subscription has expired. Please reactivate to reset your password.':
    'Tu suscripción Premium ha caducado. Reactívala para restablecer tu contraseña.',
  'You have reached the maximum of 2 password reset requests per day. Please try again tomorrow.':
    'Solo puedes pedir una contraseña nueva 2 veces al día. Vuelve a intentarlo mañana.',
  'Payment processing is coming soon! Premium features will be available shortly.':
    '¡Los pagos estarán disponibles próximamente! Premium llegará muy pronto.',
  'This was not checked yet.': 'Esto todavía no se ha comprobado.',
  'There is no sender domain to check.': 'No hay ningún dominio de remitente que comprobar.',
  '{} allows the server that sent this mail.': '{} autoriza al servidor que envió este correo.',
  '{} does not allow the server that sent this mail.': '{} no autoriza al servidor que envió este correo.',
  '{} does not list the server that sent this mail.':
    'El servidor que envió este correo no está en la lista de {}.',
  'DNS did not answer, so it is unknown which servers may send for {}.':
    'El DNS no respondió, así que no se sabe qué servidores pueden enviar correo en nombre de {}.',
  'The list of servers that may send for {} has errors.':
    'La lista de servidores que pueden enviar correo en nombre de {} tiene errores.',
  '{} does not say whether this server may send its mail.':
    '{} no indica si este servidor puede enviar sus correos.',
  'Signed by {}; the signature is valid.': 'Firmado por {}; la firma es válida.',
  'Signed by {}; the signature is valid, but it is not from the sender’s domain.':
    'Firmado por {}; la firma es válida, pero no es del dominio del remitente.',
  'Signed by {}, but DNS did not answer when asked for the key.':
    'Firmado por {}, pero el DNS no respondió cuando se le pidió la clave.',
  'Signed by {}, but the mail was changed after that.': 'Firmado por {}, pero el correo se modificó después.',
  'Signed by {}, but the signature has expired.': 'Firmado por {}, pero la firma ha caducado.',
  'Signed in the name of {}, but {} has no such key.': 'Firmado en nombre de {}, pero {} no tiene esa clave.',
  'Signed in the name of {}, but its key cannot be used.':
    'Firmado en nombre de {}, pero su clave no se puede usar.',
  'Signed in the name of {}, but the signature is too weak to count.':
    'Firmado en nombre de {}, pero la firma es demasiado débil para tenerla en cuenta.',
  'Signed in the name of {}, but the mail is too large or too complicated to check the signature.':
    'Firmado en nombre de {}, pero el correo es demasiado grande o complicado para comprobar la firma.',
  'Signed in the name of {}, but the signature cannot be read.':
    'Firmado en nombre de {}, pero la firma no se puede leer.',
  'Signed in the name of {}, but the signature does not match.':
    'Firmado en nombre de {}, pero la firma no coincide.',
  'The mail has more than one From header, which real mail never has.':
    'El correo tiene más de un encabezado From, algo que nunca ocurre en un correo auténtico.',
  'The mail names senders from different domains.': 'El correo indica remitentes de dominios distintos.',
  'The address of the sender can be read in more than one way.':
    'La dirección del remitente se puede leer de más de una manera.',
  'The mail does not name its sender.': 'El correo no indica su remitente.',
  'The signature covers only the beginning of the mail. The rest may have been added later.':
    'La firma solo cubre el principio del correo. El resto puede haberse añadido después.',
  'A header appears twice. The signature covers only one, and the other may have been added later.':
    'Un encabezado aparece dos veces. La firma solo cubre uno, y el otro puede haberse añadido después.',
  'The signature does not cover the subject, which may have been changed later.':
    'La firma no cubre el asunto, que puede haberse modificado después.',
  'The signature does not cover every header that decides what is shown, which may have been changed later.':
    'La firma no cubre todos los encabezados que determinan lo que se muestra, que pueden haberse modificado después.',
  'DNS did not answer when asked for the policy of the sender’s domain.':
    'El DNS no respondió cuando se le pidió la política del dominio del remitente.',
  '{} does not say what to do with unproven mail.': '{} no indica qué hacer con los correos sin confirmar.',
  '{} does not ask receivers to act on unproven mail.':
    '{} no pide que se haga nada con los correos sin confirmar.',
  '{} asks receivers to treat unproven mail as spam.':
    '{} pide que los correos sin confirmar se traten como spam.',
  '{} asks receivers to reject unproven mail.': '{} pide que los correos sin confirmar se rechacen.',
  '{} does not ask receivers to act on unproven mail. This mail has no valid signature from {}.':
    '{} no pide que se haga nada con los correos sin confirmar. Este correo no tiene una firma válida de {}.',
  '{} asks receivers to treat unproven mail as spam. This mail has no valid signature from {}.':
    '{} pide que los correos sin confirmar se traten como spam. Este correo no tiene una firma válida de {}.',
  '{} asks receivers to reject unproven mail. This mail has no valid signature from {}.':
    '{} pide que los correos sin confirmar se rechacen. Este correo no tiene una firma válida de {}.',
  'This domain is not available here.': 'Este dominio no está disponible aquí.',
  'No domain is active at the moment. Please try again later.':
    'Ahora mismo no hay ningún dominio activo. Vuelve a intentarlo más tarde.',
  'This domain has no sub-domains.': 'Este dominio no tiene subdominios.',
  'A name has 3 to 32 letters, digits, dots, dashes or underscores, and some names are reserved.':
    'Un nombre tiene de 3 a 32 letras, cifras, puntos, guiones o guiones bajos, y algunos están reservados.',
  'Enter the name of a site, such as shop.example.':
    'Escribe el nombre de un sitio, por ejemplo shop.example.',
  'Please give a domain name such as example.com.': 'Escribe un nombre de dominio, por ejemplo example.com.',
  'Names that end in .{} are reserved and cannot be used here.':
    'Los nombres que terminan en .{} están reservados y no se pueden usar aquí.',
  '{} is part of this service, or one of its own names is below it.':
    '{} forma parte de este servicio, o uno de sus nombres está por debajo.',
  'Another account has verified {} or a domain above it.':
    'Otra cuenta ha verificado {} o un dominio superior.',
  'Anybody can register names below {}, so no account can have all of it.':
    'Cualquiera puede registrar nombres bajo {}, así que ninguna cuenta puede tenerlo entero.',
  'The operator of this service has blocked {}.': 'El operador de este servicio ha bloqueado {}.',
  'You have added {} already.': 'Ya has añadido {}.',
  'Another account has verified {}.': 'Otra cuenta ha verificado {}.',
  'You have {} domains, which is the limit. Please delete one first.':
    'Has llegado al límite de dominios ({}). Elimina uno primero.',
  'We do not see the TXT record yet. DNS may need some time after a change.':
    'Todavía no vemos el registro TXT. Después de un cambio, el DNS puede tardar un poco.',
  'The TXT record has another value than the one for your account.':
    'El registro TXT tiene un valor distinto del de tu cuenta.',
  'DNS did not answer. We will look again.': 'El DNS no respondió. Volveremos a mirar.',
  'Another account claimed this domain after you and has proved it as well, so it has the domain.':
    'Otra cuenta pidió este dominio después de ti y también lo ha demostrado, así que lo tiene ella.',
  'The TXT record is gone. Please publish it again, or this domain will be suspended.':
    'El registro TXT ha desaparecido. Vuelve a publicarlo o este dominio se suspenderá.',
  'Mail does not arrive yet: the MX record is missing.': 'Los correos aún no llegan: falta el registro MX.',
  'Mail does not arrive yet: we found {}, and our MX record is missing.':
    'Los correos aún no llegan: encontramos {}, y falta nuestro registro MX.',
  'Mail to sub-domains does not arrive: the MX record for all of them is missing.':
    'Los correos a subdominios no llegan: falta el registro MX para todos ellos.',
  'Mail to sub-domains does not arrive: we found {}, and our MX record for them is missing.':
    'Los correos a subdominios no llegan: encontramos {}, y falta nuestro registro MX para ellos.',
  'This domain is suspended, because its TXT record was gone for three days. To use it again, publish the new one.':
    'Este dominio está suspendido porque su registro TXT faltó durante tres días. Para volver a usarlo, publica el nuevo.',
  'Another account has proved that this domain is theirs, so it is suspended here.':
    'Otra cuenta ha demostrado que este dominio es suyo, así que aquí está suspendido.',
  'The operator of this service has blocked this domain: {}':
    'El operador de este servicio ha bloqueado este dominio: {}',
  'Please add the MX record for *.{} first. We do not see it yet.':
    'Primero añade el registro MX para *.{}. Todavía no lo vemos.',
  'DNS did not answer about *.{}. Please try again in a moment.':
    'El DNS no respondió sobre *.{}. Vuelve a intentarlo enseguida.',
  'This address is not public': 'Esta dirección no es pública',
  'The name of the server is unknown': 'El nombre del servidor es desconocido',
  'The server redirects': 'El servidor redirige a otra dirección',
  'The answer was too large': 'La respuesta era demasiado grande',
  'No answer in time': 'No hubo respuesta a tiempo',
  'The connection failed': 'La conexión falló',
  'The server no longer wants these deliveries': 'El servidor ya no quiere recibir estas entregas',
  'The server redirects ({}), which is not followed':
    'El servidor redirige a otra dirección ({}), y no seguimos redirecciones',
  'The server answered {}': 'El servidor respondió con {}',
};
