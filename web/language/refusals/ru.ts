import type { Refusals } from '../refusals.ts';

export const refusals: Refusals = {
  'Not found': 'Не найдено',
  'Authentication required': 'Нужно войти в аккаунт',
  'This key does not exist, or it was revoked.': 'Такого ключа нет или его отозвали.',
  'Email limit reached': 'Достигнут лимит адресов',
  'Too many requests. Please try again later.': 'Слишком много запросов. Попробуйте позже.',
  'Too many addresses were generated from your network. Please try again later.':
    'Из вашей сети создали слишком много адресов. Попробуйте позже.',
  'You are on cooldown. Please wait until your next free address is available.':
    'Пауза ещё не закончилась. Подождите, пока появится следующий бесплатный адрес.',
  'This address cannot be extended any more.': 'Срок этого адреса больше нельзя продлить.',
  'This address can be extended in the last quarter of its life.':
    'Этот адрес можно продлить в последней четверти его срока.',
  'This name is already taken. Please choose another one.': 'Это имя уже занято. Выберите другое.',
  'This token belongs to one address and cannot have another.':
    'Этот токен принадлежит одному адресу, второго у него быть не может.',
  'Choosing a name is a premium feature.': 'Выбрать имя можно с Премиумом.',
  'This is a premium feature.': 'Это доступно с Премиумом.',
  'This call needs a signed-in session. A key cannot be used here.':
    'Для этого нужно войти в аккаунт. С ключом это не работает.',
  'With a key, leave out /guest: call /api/generate-email, for example.':
    'С ключом уберите /guest: вызовите, например, /api/generate-email.',
  'This message could not be parsed. You can still download its raw source.':
    'Не удалось разобрать это письмо. Но его исходный текст можно скачать.',
  'The service is temporarily unavailable. Please try again in a moment.':
    'Сервис временно недоступен. Попробуйте ещё раз чуть позже.',
  'Something went wrong on our side. Please try again.':
    'Что-то пошло не так на нашей стороне. Попробуйте ещё раз.',
  'Incorrect email/username or password': 'Неверный адрес почты, имя пользователя или пароль',
  'Your premium subscription has expired. Please resubscribe to access your account.':
    'Ваша премиум-подписка закончилась. Возобновите её, чтобы войти в аккаунт.',
  'Not an allowed domain': 'Этот домен не подходит',
  'Please complete email verification first': 'Сначала подтвердите адрес почты',
  'Invalid verification code': 'Неверный код подтверждения',
  'Invalid reset link. Please request a new password reset.':
    'Эта ссылка не действует. Запросите сброс пароля ещё раз.',
  'Password reset is only available for premium users. Please upgrade your account first.':
    'Сбросить пароль можно только с Премиумом. Сначала подключите его.',
  'Your premium subscription has expired. Please reactivate to reset your password.':
    'Ваша премиум-подписка закончилась. Возобновите её, чтобы сбросить пароль.',
  'You have reached the maximum of 2 password reset requests per day. Please try again tomorrow.':
    'Сбросить пароль можно не больше 2 раз в день. Попробуйте завтра.',
  'Payment processing is coming soon! Premium features will be available shortly.':
    'Оплата скоро появится! А вместе с ней и Премиум.',
  'This was not checked yet.': 'Это ещё не проверено.',
  'There is no sender domain to check.': 'Нет домена отправителя, который можно проверить.',
  '{} allows the server that sent this mail.':
    'Сервер, с которого пришло это письмо, вправе отправлять почту за {}.',
  '{} does not allow the server that sent this mail.':
    'Сервер, с которого пришло это письмо, не вправе отправлять почту за {}.',
  '{} does not list the server that sent this mail.':
    'Сервера, с которого пришло это письмо, нет в списке домена {}.',
  'DNS did not answer, so it is unknown which servers may send for {}.':
    'DNS не ответил, поэтому неизвестно, какие серверы вправе отправлять почту за {}.',
  'The list of servers that may send for {} has errors.':
    'В списке серверов, которые вправе отправлять почту за {}, есть ошибки.',
  '{} does not say whether this server may send its mail.':
    'Домен {} не указывает, вправе ли этот сервер отправлять за него почту.',
  'Signed by {}; the signature is valid.': 'Подписано доменом {}, подпись действительна.',
  'Signed by {}; the signature is valid, but it is not from the sender’s domain.':
    'Подписано доменом {}, подпись действительна, но это не домен отправителя.',
  'Signed by {}, but DNS did not answer when asked for the key.':
    'Подписано доменом {}, но DNS не ответил на запрос ключа.',
  'Signed by {}, but the mail was changed after that.':
    'Подписано доменом {}, но после этого письмо изменили.',
  'Signed by {}, but the signature has expired.': 'Подписано доменом {}, но срок подписи истёк.',
  'Signed in the name of {}, but {} has no such key.':
    'Подписано от имени домена {}, но такого ключа у него нет.',
  'Signed in the name of {}, but its key cannot be used.':
    'Подписано от имени домена {}, но его ключ непригоден.',
  'Signed in the name of {}, but the signature is too weak to count.':
    'Подписано от имени домена {}, но подпись слишком слабая, чтобы её учитывать.',
  'Signed in the name of {}, but the mail is too large or too complicated to check the signature.':
    'Подписано от имени домена {}, но письмо слишком большое или сложное, чтобы проверить подпись.',
  'Signed in the name of {}, but the signature cannot be read.':
    'Подписано от имени домена {}, но подпись невозможно прочитать.',
  'Signed in the name of {}, but the signature does not match.':
    'Подписано от имени домена {}, но подпись не совпадает.',
  'The mail has more than one From header, which real mail never has.':
    'В письме больше одного заголовка From, в настоящих письмах такого не бывает.',
  'The mail names senders from different domains.': 'В письме указаны отправители с разных доменов.',
  'The address of the sender can be read in more than one way.':
    'Адрес отправителя можно прочитать по-разному.',
  'The mail does not name its sender.': 'В письме не указан отправитель.',
  'The signature covers only the beginning of the mail. The rest may have been added later.':
    'Подпись охватывает только начало письма. Остальное могли добавить позже.',
  'A header appears twice. The signature covers only one, and the other may have been added later.':
    'Один и тот же заголовок встречается дважды. Подпись охватывает только один из них, а другой могли добавить позже.',
  'The signature does not cover the subject, which may have been changed later.':
    'Подпись не охватывает тему письма, её могли изменить позже.',
  'The signature does not cover every header that decides what is shown, which may have been changed later.':
    'Подпись охватывает не все заголовки, от которых зависит, что показывается, их могли изменить позже.',
  'DNS did not answer when asked for the policy of the sender’s domain.':
    'DNS не ответил на запрос о политике домена отправителя.',
  '{} does not say what to do with unproven mail.':
    'Домен {} не указывает, что делать с письмами, отправитель которых не подтверждён.',
  '{} does not ask receivers to act on unproven mail.':
    'Домен {} не просит получателей принимать меры, если отправитель не подтверждён.',
  '{} asks receivers to treat unproven mail as spam.':
    'Домен {} просит получателей считать спамом письма, отправитель которых не подтверждён.',
  '{} asks receivers to reject unproven mail.':
    'Домен {} просит получателей отклонять письма, отправитель которых не подтверждён.',
  '{} does not ask receivers to act on unproven mail. This mail has no valid signature from {}.':
    'Домен {} не просит получателей принимать меры, если отправитель не подтверждён. В этом письме нет действительной подписи домена {}.',
  '{} asks receivers to treat unproven mail as spam. This mail has no valid signature from {}.':
    'Домен {} просит получателей считать спамом письма, отправитель которых не подтверждён. В этом письме нет действительной подписи домена {}.',
  '{} asks receivers to reject unproven mail. This mail has no valid signature from {}.':
    'Домен {} просит получателей отклонять письма, отправитель которых не подтверждён. В этом письме нет действительной подписи домена {}.',
  'This domain is not available here.': 'Этот домен здесь недоступен.',
  'No domain is active at the moment. Please try again later.':
    'Сейчас нет ни одного активного домена. Попробуйте позже.',
  'This domain has no sub-domains.': 'У этого домена нет поддоменов.',
  'A name has 3 to 32 letters, digits, dots, dashes or underscores, and some names are reserved.':
    'В имени от 3 до 32 букв, цифр, точек, дефисов или подчёркиваний, а некоторые имена зарезервированы.',
  'Enter the name of a site, such as shop.example.': 'Введите имя сайта, например shop.example.',
  'Please give a domain name such as example.com.': 'Введите имя домена, например example.com.',
  'Names that end in .{} are reserved and cannot be used here.':
    'Имена, которые заканчиваются на .{}, зарезервированы, здесь их использовать нельзя.',
  '{} is part of this service, or one of its own names is below it.':
    'Домен {} принадлежит этому сервису, или под ним находится одно из его имён.',
  'Another account has verified {} or a domain above it.':
    'Другой аккаунт подтвердил {} или домен уровнем выше.',
  'Anybody can register names below {}, so no account can have all of it.':
    'Имена под {} может регистрировать кто угодно, поэтому целиком он никому не достанется.',
  'The operator of this service has blocked {}.': 'Оператор сервиса заблокировал {}.',
  'You have added {} already.': 'Вы уже добавили {}.',
  'Another account has verified {}.': 'Другой аккаунт подтвердил {}.',
  'You have {} domains, which is the limit. Please delete one first.':
    'Достигнут лимит доменов ({}). Сначала удалите один из них.',
  'We do not see the TXT record yet. DNS may need some time after a change.':
    'Мы пока не видим запись TXT. После изменений DNS может потребоваться время.',
  'The TXT record has another value than the one for your account.':
    'Значение записи TXT не то, что нужно для вашего аккаунта.',
  'DNS did not answer. We will look again.': 'DNS не ответил. Мы проверим ещё раз.',
  'Another account claimed this domain after you and has proved it as well, so it has the domain.':
    'Другой аккаунт заявил этот домен после вас и тоже подтвердил его, поэтому домен у него.',
  'The TXT record is gone. Please publish it again, or this domain will be suspended.':
    'Запись TXT пропала. Добавьте её снова, иначе домен будет приостановлен.',
  'Mail does not arrive yet: the MX record is missing.': 'Письма пока не приходят: нет записи MX.',
  'Mail does not arrive yet: we found {}, and our MX record is missing.':
    'Письма пока не приходят: мы нашли {}, а нашей записи MX нет.',
  'Mail to sub-domains does not arrive: the MX record for all of them is missing.':
    'Письма на поддомены не приходят: нет общей записи MX для них.',
  'Mail to sub-domains does not arrive: we found {}, and our MX record for them is missing.':
    'Письма на поддомены не приходят: мы нашли {}, а нашей записи MX для них нет.',
  'This domain is suspended, because its TXT record was gone for three days. To use it again, publish the new one.':
    'Домен приостановлен, потому что записи TXT не было три дня. Чтобы снова им пользоваться, добавьте новую.',
  'Another account has proved that this domain is theirs, so it is suspended here.':
    'Другой аккаунт подтвердил, что этот домен принадлежит ему, поэтому здесь он приостановлен.',
  'The operator of this service has blocked this domain: {}': 'Оператор сервиса заблокировал этот домен: {}',
  'Please add the MX record for *.{} first. We do not see it yet.':
    'Сначала добавьте запись MX для *.{}. Мы её пока не видим.',
  'DNS did not answer about *.{}. Please try again in a moment.':
    'DNS не ответил на запрос о *.{}. Попробуйте ещё раз чуть позже.',
  'This address is not public': 'Это не публичный адрес',
  'The name of the server is unknown': 'Сервер с таким именем не найден',
  'The server redirects': 'Сервер перенаправляет запрос',
  'The answer was too large': 'Ответ слишком большой',
  'No answer in time': 'Ответ не пришёл вовремя',
  'The connection failed': 'Сбой соединения',
  'The server no longer wants these deliveries': 'Сервер больше не хочет получать эти доставки',
  'The server redirects ({}), which is not followed':
    'Сервер перенаправляет запрос ({}), но мы не переходим по перенаправлениям',
  'The server answered {}': 'Сервер ответил кодом {}',
};
