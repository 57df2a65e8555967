import type { Refusals } from '../refusals.ts';

export const refusals: Refusals = {
  'Not found': 'Não encontrado',
  'Authentication required': 'Para isso, você precisa entrar na sua conta',
  'This key does not exist, or it was revoked.': 'Esta chave não existe ou foi revogada.',
  'Email limit reached': 'Limite de endereços atingido',
  'Too many requests. Please try again later.': 'Muitas tentativas. Tente de novo mais tarde.',
  'Too many addresses were generated from your network. Please try again later.':
    'Muitos endereços foram gerados a partir da sua rede. Tente de novo mais tarde.',
  'You are on cooldown. Please wait until your next free address is available.':
    'Seu tempo de espera ainda não acabou. Aguarde até o próximo endereço gratuito ficar disponível.',
  'This address cannot be extended any more.': 'Este endereço não pode mais ser prolongado.',
  'This address can be extended in the last quarter of its life.':
    'Este endereço pode ser prolongado no último quarto do tempo dele.',
  'This name is already taken. Please choose another one.': 'Este nome já está em uso. Escolha outro.',
  'This token belongs to one address and cannot have another.':
    'Este token pertence a um único endereço e não pode ter outro.',
  'Choosing a name is a premium feature.': 'Só com o Premium dá para escolher o nome.',
  'This is a premium feature.': 'Isso só está disponível com o Premium.',
  'This call needs a signed-in session. A key cannot be used here.':
    'Para isso, você precisa entrar na sua conta. Não dá para usar uma chave aqui.',
  'With a key, leave out /guest: call /api/generate-email, for example.':
    'Com uma chave, deixe /guest de fora: chame /api/generate-email, por exemplo.',
  'This message could not be parsed. You can still download its raw source.':
    'Não foi possível ler esta mensagem, mas você pode baixar o código-fonte dela.',
  'The service is temporarily unavailable. Please try again in a moment.':
    'O serviço está fora do ar no momento. Tente de novo daqui a pouco.',
  'Something went wrong on our side. Please try again.': 'Algo deu errado do nosso lado. Tente de novo.',
  'Incorrect email/username or password': 'Email, nome de usuário ou senha incorretos',
  'Your premium subscription has expired. Please resubscribe to access your account.':
    'Sua assinatura Premium expirou. Renove-a para acessar sua conta.',
  'Not an allowed domain': 'Este domínio não é aceito',
  'Please complete email verification first': 'Confirme seu email primeiro',
  'Invalid verification code': 'Código de verificação inválido',
  'Invalid reset link. Please request a new password reset.':
    'Este link não é válido. Peça uma nova redefinição de senha.',
  'Password reset is only available for premium users. Please upgrade your account first.':
    'Só contas Premium podem redefinir a senha. Assine o Premium primeiro.',
  'Your premium subscription has expired. Please reactivate to reset your password.':
    'Sua assinatura Premium expirou. Reative-a para redefinir a senha.',
  'You have reached the maximum of 2 password reset requests per day. Please try again tomorrow.':
    'Você já atingiu o limite de 2 pedidos de redefinição de senha por dia. Tente de novo amanhã.',
  'Payment processing is coming soon! Premium features will be available shortly.':
    'Em breve vai dar para pagar por aqui! Falta pouco para o Premium.',
  'This was not checked yet.': 'Isto ainda não foi verificado.',
  'There is no sender domain to check.': 'Não há domínio de remetente para verificar.',
  '{} allows the server that sent this mail.': '{} autoriza o servidor que enviou este email.',
  '{} does not allow the server that sent this mail.': '{} não autoriza o servidor que enviou este email.',
  '{} does not list the server that sent this mail.':
    'O servidor que enviou este email não está na lista de {}.',
  'DNS did not answer, so it is unknown which servers may send for {}.':
    'O DNS não respondeu, então não se sabe quais servidores podem enviar emails em nome de {}.',
  'The list of servers that may send for {} has errors.':
    'A lista de servidores que podem enviar emails em nome de {} tem erros.',
  '{} does not say whether this server may send its mail.':
    '{} não diz se este servidor pode enviar os emails do domínio.',
  'Signed by {}; the signature is valid.': 'Assinado por {}; a assinatura é válida.',
  'Signed by {}; the signature is valid, but it is not from the sender’s domain.':
    'Assinado por {}; a assinatura é válida, mas não é do domínio do remetente.',
  'Signed by {}, but DNS did not answer when asked for the key.':
    'Assinado por {}, mas o DNS não respondeu quando pedimos a chave.',
  'Signed by {}, but the mail was changed after that.':
    'Assinado por {}, mas o email foi alterado depois disso.',
  'Signed by {}, but the signature has expired.': 'Assinado por {}, mas a assinatura expirou.',
  'Signed in the name of {}, but {} has no such key.': 'Assinado em nome de {}, mas {} não tem essa chave.',
  'Signed in the name of {}, but its key cannot be used.':
    'Assinado em nome de {}, mas a chave não pode ser usada.',
  'Signed in the name of {}, but the signature is too weak to count.':
    'Assinado em nome de {}, mas a assinatura é fraca demais para valer.',
  'Signed in the name of {}, but the mail is too large or too complicated to check the signature.':
    'Assinado em nome de {}, mas o email é grande ou complicado demais para verificar a assinatura.',
  'Signed in the name of {}, but the signature cannot be read.':
    'Assinado em nome de {}, mas não dá para ler a assinatura.',
  'Signed in the name of {}, but the signature does not match.':
    'Assinado em nome de {}, mas a assinatura não confere.',
  'The mail has more than one From header, which real mail never has.':
    'O email tem mais de um cabeçalho From, o que nunca acontece em um email autêntico.',
  'The mail names senders from different domains.': 'O email indica remetentes de domínios diferentes.',
  'The address of the sender can be read in more than one way.':
    'O endereço do remetente pode ser lido de mais de uma forma.',
  'The mail does not name its sender.': 'O email não indica o remetente.',
  'The signature covers only the beginning of the mail. The rest may have been added later.':
    'A assinatura cobre só o começo do email. O resto pode ter sido acrescentado depois.',
  'A header appears twice. The signature covers only one, and the other may have been added later.':
    'Um cabeçalho aparece duas vezes. A assinatura cobre só um deles, e o outro pode ter sido acrescentado depois.',
  'The signature does not cover the subject, which may have been changed later.':
    'A assinatura não cobre o assunto, que pode ter sido alterado depois.',
  'The signature does not cover every header that decides what is shown, which may have been changed later.':
    'A assinatura não cobre todos os cabeçalhos que determinam o que é mostrado, e eles podem ter sido alterados depois.',
  'DNS did not answer when asked for the policy of the sender’s domain.':
    'O DNS não respondeu quando pedimos a política do domínio do remetente.',
  '{} does not say what to do with unproven mail.': '{} não diz o que fazer com emails não comprovados.',
  '{} does not ask receivers to act on unproven mail.':
    '{} não pede que se faça nada com emails não comprovados.',
  '{} asks receivers to treat unproven mail as spam.':
    '{} pede que emails não comprovados sejam tratados como spam.',
  '{} asks receivers to reject unproven mail.': '{} pede que emails não comprovados sejam recusados.',
  '{} does not ask receivers to act on unproven mail. This mail has no valid signature from {}.':
    '{} não pede que se faça nada com emails não comprovados. Este email não tem uma assinatura válida de {}.',
  '{} asks receivers to treat unproven mail as spam. This mail has no valid signature from {}.':
    '{} pede que emails não comprovados sejam tratados como spam. Este email não tem uma assinatura válida de {}.',
  '{} asks receivers to reject unproven mail. This mail has no valid signature from {}.':
    '{} pede que emails não comprovados sejam recusados. Este email não tem uma assinatura válida de {}.',
  'This domain is not available here.': 'Este domínio não está disponível aqui.',
  'No domain is active at the moment. Please try again later.':
    'Nenhum domínio está ativo no momento. Tente de novo mais tarde.',
  'This domain has no sub-domains.': 'Este domínio não tem subdomínios.',
  'A name has 3 to 32 letters, digits, dots, dashes or underscores, and some names are reserved.':
    'Um nome tem de 3 a 32 letras, números, pontos, hifens ou sublinhados, e alguns nomes são reservados.',
  'Enter the name of a site, such as shop.example.': 'Digite o nome de um site, como shop.example.',
  'Please give a domain name such as example.com.': 'Digite um nome de domínio, como example.com.',
  'Names that end in .{} are reserved and cannot be used here.':
    'Nomes que terminam em .{} são reservados e não podem ser usados aqui.',
  '{} is part of this service, or one of its own names is below it.':
    '{} faz parte deste serviço, ou um dos nomes do serviço fica abaixo dele.',
  'Another account has verified {} or a domain above it.':
    'Outra conta já comprovou {} ou um domínio acima dele.',
  'Anybody can register names below {}, so no account can have all of it.':
    'Qualquer pessoa pode registrar nomes abaixo de {}, então nenhuma conta pode ficar com ele inteiro.',
  'The operator of this service has blocked {}.': 'O operador deste serviço bloqueou {}.',
  'You have added {} already.': 'Você já adicionou {}.',
  'Another account has verified {}.': 'Outra conta já comprovou {}.',
  'You have {} domains, which is the limit. Please delete one first.':
    'Você atingiu o limite de domínios ({}). Exclua um primeiro.',
  'We do not see the TXT record yet. DNS may need some time after a change.':
    'Ainda não vemos o registro TXT. Depois de uma mudança, o DNS pode demorar um pouco.',
  'The TXT record has another value than the one for your account.':
    'O registro TXT tem um valor diferente do da sua conta.',
  'DNS did not answer. We will look again.': 'O DNS não respondeu. Vamos verificar de novo.',
  'Another account claimed this domain after you and has proved it as well, so it has the domain.':
    'Outra conta pediu este domínio depois de você e também o comprovou, então o domínio é dela.',
  'The TXT record is gone. Please publish it again, or this domain will be suspended.':
    'O registro TXT sumiu. Publique-o de novo, ou este domínio será suspenso.',
  'Mail does not arrive yet: the MX record is missing.': 'Os emails ainda não chegam: falta o registro MX.',
  'Mail does not arrive yet: we found {}, and our MX record is missing.':
    'Os emails ainda não chegam: encontramos {}, e falta o nosso registro MX.',
  'Mail to sub-domains does not arrive: the MX record for all of them is missing.':
    'Emails para subdomínios não chegam: falta o registro MX para todos eles.',
  'Mail to sub-domains does not arrive: we found {}, and our MX record for them is missing.':
    'Emails para subdomínios não chegam: encontramos {}, e falta o nosso registro MX para eles.',
  'This domain is suspended, because its TXT record was gone for three days. To use it again, publish the new one.':
    'Este domínio está suspenso porque o registro TXT ficou três dias fora do DNS. Para voltar a usá-lo, publique o novo.',
  'Another account has proved that this domain is theirs, so it is suspended here.':
    'Outra conta comprovou que este domínio é dela, então ele está suspenso aqui.',
  'The operator of this service has blocked this domain: {}':
    'O operador deste serviço bloqueou este domínio: {}',
  'Please add the MX record for *.{} first. We do not see it yet.':
    'Primeiro adicione o registro MX para *.{}. Ainda não o vemos.',
  'DNS did not answer about *.{}. Please try again in a moment.':
    'O DNS não respondeu sobre *.{}. Tente de novo daqui a pouco.',
  'This address is not public': 'Este endereço não é público',
  'The name of the server is unknown': 'O nome do servidor é desconhecido',
  'The server redirects': 'O servidor redireciona para outro endereço',
  'The answer was too large': 'A resposta era grande demais',
  'No answer in time': 'Não houve resposta a tempo',
  'The connection failed': 'A conexão falhou',
  'The server no longer wants these deliveries': 'O servidor não quer mais receber estas entregas',
  'The server redirects ({}), which is not followed':
    'O servidor redireciona para outro endereço ({}), e não seguimos redirecionamentos',
  'The server answered {}': 'O servidor respondeu com {}',
};
