import { randomInt } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { createTransport } from 'nodemailer';
import { build, type Rolldown } from 'vite';
import { hangUp, listen } from './listen.ts';

const trap =
  '<input type="email" name="website_email" tabindex="-1" style="position: absolute; left: -9999px">';
const form = (action: string, fields: string, button: string) =>
  `<form method="post" action="${action}">${fields} <button>${button}</button></form>`;

/** Sign-ups of different kinds, by path. Those without fields are drawn by React. */
const kinds: Record<string, { signUp: string; code: string } | null> = {
  '/plain': {
    signUp: `<label>Name <input name="name"></label> ${trap} <label>Your mail <input name="contact"></label>`,
    code: '<label>Postcode <input name="postcode"></label> <label>Verification code <input name="code"></label>',
  },
  '/react': null,
  '/repeat': {
    signUp:
      '<input type="email" name="email"> <input type="email" name="email_again"> <input type="email" name="friend_email">',
    code: '<input name="value" placeholder="Enter your code">',
  },
  '/boxes': null,
  '/frame': {
    signUp: '<my-field></my-field><input type="hidden" name="email">',
    code: '<input name="code" autocomplete="one-time-code">',
  },
};

/** A field in a closed shadow tree. */
const customField = `<script>customElements.define('my-field', class extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: 'closed' });
    root.innerHTML = '<input type="email">';
    root.firstChild.oninput = () => { document.querySelector('[name=email]').value = root.firstChild.value; };
  }
})</script>`;

/** A site with sign-ups that mail a code to whoever signs up, and ask for it. */
export async function startSignUpForms({ smtpPort }: { smtpPort: number }) {
  const script = await bundleReactForms();
  const codes = new Map<string, string>();
  const mailer = createTransport({ host: '127.0.0.1', port: smtpPort, ignoreTLS: true });

  async function signUp(values: URLSearchParams): Promise<string> {
    const email = values.get('email') ?? values.get('contact') ?? '';
    if (values.get('website_email')) throw new Error('only a program fills in this field');
    if (values.get('friend_email')) throw new Error('this is not a friend');
    if (values.has('email_again') && values.get('email_again') !== email)
      throw new Error('the addresses differ');
    const code = String(randomInt(100_000, 1_000_000));
    codes.set(email, code);
    await mailer.sendMail({
      from: 'Shop <hello@shop.example>',
      to: email,
      subject: 'Confirm your email address',
      text: `Welcome! Your verification code is ${code}.\n\nOr open https://shop.example/verify?id=${code}\n`,
    });
    return email;
  }

  async function answer(path: string, posted: URLSearchParams | null, origin: string): Promise<string> {
    const [, kind = '', step] = /^(\/\w+)(?:\/([\w-]+))?$/.exec(path) ?? [];
    // The same form as a part of this site, and as a part of another.
    if (kind === '/framed') return `<h1>Shop</h1><iframe src="/frame"></iframe>`;
    if (kind === '/foreign')
      return `<iframe src="${origin.replace('127.0.0.1', 'localhost')}/plain"></iframe>`;
    const fields = kinds[kind];
    if (!posted) return fields ? customField + form(`${kind}/sign-up`, fields.signUp, 'Sign up') : script;
    if (step === 'sign-up') {
      const email = await signUp(posted);
      const hidden = `<input type="hidden" name="email" value="${email}">`;
      return fields ? form(`${kind}/confirm`, hidden + fields.code, 'Confirm') : '';
    }
    const code = posted.get('code') ?? posted.get('value');
    return codes.get(posted.get('email') ?? '') === code ? 'Welcome!' : 'This code is wrong.';
  }

  const server = createServer(async (request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    const posted = request.method === 'POST' ? new URLSearchParams(await text(request)) : null;
    try {
      const content = await answer(request.url ?? '', posted, `http://${request.headers.host}`);
      response.end(`<!doctype html><title>Shop</title><main></main>${content}`);
    } catch (error) {
      response.writeHead(400).end((error as Error).message);
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

async function bundleReactForms(): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      rolldownOptions: { input: new URL('react-forms.js', import.meta.url).pathname },
    },
  })) as Rolldown.RolldownOutput;
  return `<script type="module">${output[0].code.replaceAll('</script', '<\\/script')}</script>`;
}
