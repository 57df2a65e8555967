/** Mails in which the page finds a code, a link, or both. */
export const codeMail = {
  from: 'Acme <no-reply@acme.example>',
  subject: 'Sign in to Acme',
  text: 'Your verification code is 482913.\n\nIt expires in ten minutes.\n',
};
export const linkMail = {
  from: 'Globex <hello@globex.example>',
  subject: 'Welcome to Globex',
  html: '<p>Please <a href="https://globex.example/verify?token=abc">Confirm your email address</a>.</p>',
  text: 'Please confirm your email address: https://globex.example/verify?token=abc',
};
export const bothMail = {
  from: 'Initech <id@initech.example>',
  subject: 'Your Initech account',
  html: `<p>Your verification code is <b>731004</b>.</p>
    <p>Or <a href="https://initech.example/confirm?token=k2j3h4g5">confirm your email address</a>.</p>
    ${'<p>Welcome.</p>'.repeat(60)}`,
};
