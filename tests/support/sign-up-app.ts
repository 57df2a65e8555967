import { randomInt } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { createTransport } from 'nodemailer';
import { hangUp, listen } from './listen.ts';

const page = (content: string) => `<!doctype html><title>Shop</title><main>${content}</main>`;
const signUpForm = `<form method="post" action="/sign-up">
  <label>Email <input type="email" name="email" required></label> <button>Sign up</button>
</form>`;
const codeForm = (email: string) => `<form method="post" action="/confirm">
  <input type="hidden" name="email" value="${encodeURI(email)}">
  <label>Code <input name="code" autocomplete="one-time-code" required></label> <button>Confirm</button>
</form>`;

/** The app that the examples of docs/use/testing.md test: it mails a code to whoever signs up, and asks for it. */
export async function startSignUpApp({ smtpPort }: { smtpPort: number }) {
  const codes = new Map<string, string>();
  const mailer = createTransport({ host: '127.0.0.1', port: smtpPort, ignoreTLS: true });
  const answers: Record<string, (form: URLSearchParams) => string | Promise<string>> = {
    'GET /sign-up': () => signUpForm,
    async 'POST /sign-up'(form) {
      const email = form.get('email') ?? '';
      const code = String(randomInt(100_000, 1_000_000));
      codes.set(email, code);
      await mailer.sendMail({
        from: 'Shop <hello@shop.example>',
        to: email,
        subject: 'Confirm your email address',
        text: `Welcome! Your verification code is ${code}.\n`,
      });
      return codeForm(email);
    },
    'POST /confirm': (form) =>
      codes.get(form.get('email') ?? '') === form.get('code') ? '<h1>Welcome!</h1>' : 'This code is wrong.',
  };
  const server = createServer(async (request, response) => {
    const answer = answers[`${request.method} ${request.url}`];
    if (!answer) return response.writeHead(404).end();
    response.setHeader('content-type', 'text/html; charset=utf-8');
    try {
      response.end(page(await answer(new URLSearchParams(await text(request)))));
    } catch (error) {
      response.writeHead(500).end(page(`The mail could not be sent: ${(error as Error).message}`));
    }
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      mailer.close();
      await hangUp(server);
    },
  };
}
