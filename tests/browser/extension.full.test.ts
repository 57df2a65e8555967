import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import type { Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#contract/languages.ts';
import { launchExtension, wholeBrowser } from '#tests/support/extension.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startSignUpForms } from '#tests/support/sign-up-forms.ts';
import { sendMail } from '#tests/support/smtp-client.ts';
import { type RunningApp, startApp } from '#tests/support/start-app.ts';

describe.skipIf(!wholeBrowser)('the extension', () => {
  let app: RunningApp;
  let forms: Awaited<ReturnType<typeof startSignUpForms>>;
  let extension: Awaited<ReturnType<typeof launchExtension>>;
  beforeAll(async () => {
    app = await startApp();
    [forms, extension] = await Promise.all([startSignUpForms(app), launchExtension()]);
  });
  afterAll(async () => {
    await extension?.close();
    await forms?.close();
    await app?.close();
  });

  async function saveServer(server: string): Promise<string> {
    const page = await extension.context.newPage();
    await page.goto(extension.optionsUrl);
    const text = await typeServer(page, server);
    await page.close();
    return text;
  }

  async function typeServer(page: Page, server: string): Promise<string> {
    await page.getByLabel('Server').fill(server);
    await page.getByRole('button', { name: 'Save' }).click();
    const result = page.locator('#result');
    await result.and(page.getByText(/^(?!Asking|Your browser asks)./)).waitFor();
    return (await result.textContent()) ?? '';
  }

  it('asks for the permissions that are listed, and for nothing else', async () => {
    for (const target of ['chromium', 'firefox']) {
      const inside = unzip(await readFile(join(extension.built, `${target}.zip`)));
      const manifest = JSON.parse(inside.get('manifest.json')!.toString());
      expect(manifest.permissions).toEqual(['activeTab', 'scripting', 'storage', 'contextMenus']);
      expect(manifest.optional_host_permissions).toEqual([
        'https://*/*',
        'http://localhost/*',
        'http://127.0.0.1/*',
        'http://[::1]/*',
      ]);
      const others = Object.keys(manifest).filter((key) => /permissions|content_scripts|matches/.test(key));
      expect(others).toEqual(['permissions', 'optional_host_permissions']);
      const locales = [...inside.keys()].filter((path) => path.startsWith('_locales/'));
      // Portuguese is there twice.
      expect(locales.length).toBe(languages.length + 1);
    }
    const granted = await extension.worker.evaluate('chrome.permissions.getAll()');
    expect(granted).toMatchObject({ origins: [] });
  });
  it('explains why a server cannot be used', async () => {
    const page = await extension.context.newPage();
    await page.goto(extension.optionsUrl);
    const { host } = new URL(forms.url);
    expect(await typeServer(page, 'not a server')).toMatch(/^This is not the address of a server/);
    expect(await typeServer(page, 'http://mayfly.example')).toMatch(/^The address has to begin with https/);
    await page.evaluate('chrome.permissions.request = async () => false');
    expect(await typeServer(page, forms.url)).toMatch(
      `You did not allow the extension to reach \u2068${host}`,
    );
    await page.evaluate(
      'chrome.permissions.request = () => new Promise((answer) => { window.answer = answer })',
    );
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Your browser asks whether the extension may reach this server…').waitFor();
    await page.evaluate('window.answer(false)');
    await page.getByText('You did not allow the extension').waitFor();
    expect(await page.getByRole('button', { name: 'Save' }).isEnabled()).toBe(true);
    await page.reload();
    await extension.allow('http://127.0.0.1');
    expect(await typeServer(page, forms.url)).toBe(`\u2068${host}\u2069 answers, but it is not a Mayfly.`);
    // A server that cannot be used keeps no permission.
    expect(await extension.worker.evaluate('chrome.permissions.getAll()')).toMatchObject({ origins: [] });
    expect(await typeServer(page, `http://127.0.0.1:${await freePort()}`)).toMatch(
      /does not answer\. Check the address/,
    );
    await page.getByLabel('Key').fill('mf_unknown');
    expect(await typeServer(page, app.http)).toMatch(/^The server does not accept this key/);
    await page.close();
    expect(await extension.worker.evaluate('chrome.storage.local.get()')).toEqual({});
  });

  it('gives a key to the server it was entered for, and to no other', async () => {
    const [first, second] = await Promise.all([startStandIn(), startStandIn()]);
    const page = await extension.context.newPage();
    await page.goto(extension.optionsUrl);
    await extension.allow('http://127.0.0.1');
    const key = page.getByLabel('Key');
    await key.fill('mf_first');
    expect(await typeServer(page, first.url)).toMatch(/^Saved/);
    expect(first.tokens).toEqual(['mf_first']);
    // The key of a server comes and goes with its address.
    await page.getByLabel('Server').fill(second.url);
    expect(await key.inputValue()).toBe('');
    await page.getByLabel('Server').fill(first.url);
    expect(await key.inputValue()).toBe('mf_first');
    await page.reload();
    expect(await key.inputValue()).toBe('mf_first');
    expect(await typeServer(page, second.url)).toMatch(/^Saved/);
    expect(await extension.worker.evaluate('chrome.storage.local.get()')).toEqual({ server: second.url });
    await page.getByLabel('Server').fill(first.url);
    expect(await key.inputValue()).toBe('');
    await key.fill('mf_second');
    expect(await typeServer(page, second.url)).toMatch(/^Saved/);
    expect(second.tokens).toEqual(['mf_second']);
    // A server that sends our calls on to another is not the one that was allowed.
    first.leadTo(second.url);
    await key.fill('mf_third');
    expect(await typeServer(page, first.url)).toMatch(/answers, but it is not a Mayfly/);
    first.leadTo(second.url, '/api/emails');
    expect(await typeServer(page, first.url)).not.toMatch(/^Saved/);
    expect(second.tokens).toEqual(['mf_second']);
    expect(second.paths.slice(-2)).toEqual(['/api/config', '/api/emails']);
    await page.getByRole('button', { name: 'Forget everything' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Forget everything' }).click();
    await page.getByText('Everything is forgotten.').waitFor();
    await page.close();
    await Promise.all([first.close(), second.close()]);
  });

  it('says in the popup that no server is chosen', async () => {
    const popup = await extension.openPopup();
    await popup.getByRole('heading', { name: 'Which Mayfly?' }).waitFor();
    await popup.close();
  });

  describe('with a server', () => {
    beforeAll(async () => {
      expect(await saveServer(app.http)).toBe(
        `Saved. New addresses come from \u2068${new URL(app.http).host}\u2069.`,
      );
    });

    /** Everybody has two addresses, so every form has a new guest. */
    async function openForm(path: string) {
      await extension.worker.evaluate('chrome.storage.local.remove(["token", "address", "expiresAt"])');
      const page = await extension.context.newPage();
      await page.goto(forms.url + path);
      await extension.press(page);
      return { page, popup: await extension.openPopup() };
    }

    const kinds = {
      '/plain': 'whose field is only called “mail”, with a trap for programs',
      '/react': 'drawn by React',
      '/repeat': 'that wants the address twice, and a friend’s',
      '/boxes': 'with a box for each digit, drawn by React',
      '/framed': 'in a frame and a closed shadow tree',
    };
    it.each(Object.entries(kinds))('completes a sign-up %s %s', async (path) => {
      const { page, popup } = await openForm(path);
      const form: Page | Frame = path === '/framed' ? page.frame({ url: /frame$/ })! : page;
      await popup.getByText('No address yet').waitFor();
      await popup.getByRole('button', { name: 'New address into the field' }).click();
      await popup.getByText('The address is in the field.').waitFor();
      await popup.getByText('Waiting for mail…').waitFor();
      expect(await popup.locator('#left').textContent()).toMatch(/^\u2068(59:\d\d|1:00:00)\u2069 left$/);
      await form.getByRole('button', { name: 'Sign up' }).click();
      await popup.getByText('Code from \u2068Shop\u2069').waitFor();
      await popup.getByRole('button', { name: 'Open the link to \u2068shop.example\u2069' }).waitFor();
      // Its sender and its link are of another site than the page.
      const { host } = new URL(forms.url);
      await popup
        .getByText(`The code is from \u2068shop.example\u2069, and this page is \u2068${host}\u2069.`)
        .waitFor();
      await form.getByRole('button', { name: 'Confirm' }).waitFor();
      await popup.getByRole('button', { name: 'Fill in this page' }).click();
      await popup.getByText('The code is in the form.').waitFor();
      await form.getByRole('button', { name: 'Confirm' }).click();
      await form.getByText('Welcome!').waitFor();
      await Promise.all([page.close(), popup.close()]);
    });

    it('fills in only what a person sees, in frames of the page itself, and says only what it did', async () => {
      const { page, popup } = await openForm('/plain');
      const boxes = Array.from('482913', () => '<input maxlength="1" size="1">').join('');
      const fields = `<input type="email"> <input name="code"> <div>${boxes}</div>`;
      const framed = (attributes: string) => `<iframe srcdoc='${fields}' ${attributes}></iframe>`;
      const filled = async () => {
        const values = page
          .frames()
          .map((frame) =>
            frame.locator('input').evaluateAll((all) => all.map((one) => 'value' in one && one.value)),
          );
        return (await Promise.all(values)).flat().filter(Boolean);
      };
      const press = async (button: string, content: string) => {
        await page.evaluate(`document.body.setHTMLUnsafe(${JSON.stringify(content)})`);
        await page.waitForTimeout(100);
        // A popup behind the page is drawn once a second, for which a real click would wait.
        await popup.getByRole('button', { name: button }).dispatchEvent('click');
        const notice = popup.locator('#notice').and(popup.getByText(/./));
        await notice.waitFor();
        return (await notice.textContent()) ?? '';
      };
      expect(await press('New address into the field', fields)).toBe('The address is in the field.');
      const [address] = await filled();
      await sendMail(app.smtpPort, {
        to: address as string,
        raw: 'Subject: Your code is 482913\r\n\r\nYour verification code is 482913.\r\n',
      });
      await popup.getByText('482913', { exact: true }).waitFor();
      const unseen = {
        'off screen': `<div style="position: absolute; left: -9999px">${fields}</div>`,
        'below the window': `<div style="margin-top: 4000px">${fields}</div>`,
        transparent: `<div style="opacity: 0.01">${fields}</div>`,
        'made transparent by a filter': `<div style="filter: opacity(0)">${fields}</div>`,
        'made transparent by the second of two filters': `<div style="filter: opacity(1) opacity(0)">${fields}</div>`,
        'blurred away': `<div style="filter: blur(200px)">${fields}</div>`,
        'removed by a filter of the page': `<svg width="0" height="0"><filter id="none"><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0"/></filter></svg><div style="filter: url(#none)">${fields}</div>`,
        masked: `<div style="mask-image: linear-gradient(transparent, transparent)">${fields}</div>`,
        'masked by its border': `<div style="-webkit-mask-box-image: linear-gradient(transparent, transparent)">${fields}</div>`,
        blended: `<div style="mix-blend-mode: lighten">${fields}</div>`,
        'behind their own labels': fields.replaceAll(
          /<input[^>]*>/g,
          '<label style="position: relative; display: inline-block; background: white">Hello<span style="position: absolute; inset: 0; background: white"></span>$&</label>',
        ),
        'cut off': `<div style="height: 1px; overflow: hidden"><br>${fields}</div>`,
        clipped: `<div style="clip-path: inset(50%)">${fields}</div>`,
        tiny: `<div style="zoom: 0.05">${fields}</div>`,
        covered: `<div style="position: relative">${fields}<div style="position: absolute; inset: 0; background: white">Free!</div></div>`,
        'in a shadow tree that is covered': `<div style="position: relative"><div><template shadowrootmode="open">${fields}</template></div><div style="position: absolute; inset: 0; background: white">Free!</div></div>`,
        'in a frame nobody sees': framed('style="opacity: 0"'),
        'in a frame that is covered': `<div style="position: relative">${framed('')}<div style="position: absolute; inset: 0; background: white">Free!</div></div>`,
        'in a frame without an origin': framed('sandbox="allow-scripts"'),
        'in a frame of data': `<iframe src='data:text/html,${fields}'></iframe>`,
      };
      for (const [where, content] of Object.entries(unseen)) {
        expect(await press('Put it into the field', content), where).toMatch(/^There is no email field here/);
        expect(await press('Fill in this page', content), where).toMatch(
          /^There is no field for a code here/,
        );
        const alone = content.replace('<input name="code">', '');
        expect(await press('Fill in this page', alone), where).toMatch(/^There is no field for a code here/);
        expect(await filled(), where).toEqual([]);
      }
      const refusing = `<input name="code" oninput="this.value = ''">`;
      expect(await press('Fill in this page', refusing)).toMatch(/^There is no field for a code here/);
      const harmless =
        'filter: drop-shadow(rgba(0, 0, 0, 0.2) 0 4px 8px) blur(0) invert(1) hue-rotate(180deg); backdrop-filter: blur(9px)';
      for (const seen of [
        fields,
        framed(''),
        `<label>Code<span>${fields}</span></label>`,
        `<div style="${harmless}">${fields}</div>`,
        fields.replaceAll(
          /<input (type|name)[^>]*>/g,
          '<label style="position: relative">$&<span style="position: absolute; left: 8px">A label</span></label>',
        ),
      ]) {
        expect(await press('Put it into the field', seen)).toBe('The address is in the field.');
        expect(await filled()).toEqual([address]);
        expect(await press('Fill in this page', seen)).toBe('The code is in the form.');
        expect((await filled()).join('')).toBe('482913');
      }
      await Promise.all([page.close(), popup.close()]);
    });

    it('says before a link is opened that its text names another site', async () => {
      const { page, popup } = await openForm('/plain');
      await popup.getByRole('button', { name: 'New address into the field' }).click();
      await popup.getByText('The address is in the field.').waitFor();
      const to = await page.getByLabel('Your mail').inputValue();
      const raw =
        'Subject: Confirm\r\nContent-Type: text/html\r\n\r\n<a href="https://evil.example/verify?t=8f14e45fceea167a">Confirm your email address at www.bank.com</a>\r\n';
      await sendMail(app.smtpPort, { to, raw });
      await popup.getByRole('button', { name: 'Open the link to \u2068evil.example\u2069' }).waitFor();
      await popup.getByText('The text of this link names another site.').waitFor();
      await Promise.all([page.close(), popup.close()]);
    });

    it('reads nothing of another site in a frame, and of a page before the icon is pressed', async () => {
      const { page, popup } = await openForm('/foreign');
      const put = popup.getByRole('button', { name: 'New address into the field' });
      await put.click();
      await popup.getByText('There is no email field here that the extension can reach.').waitFor();
      await popup.close();
      await page.goto(`${forms.url.replace('127.0.0.1', 'localhost')}/plain`);
      const again = await extension.openPopup();
      await again.getByRole('button', { name: 'Put it into the field' }).click();
      await again.getByText('The browser lets no extension write into this page.').waitFor();
      await Promise.all([page.close(), again.close()]);
    });

    it('puts a new address into the field whose menu was used, and shows on the icon that mail came', async () => {
      const { page, popup } = await openForm('/plain');
      await popup.close();
      await page.getByLabel('Name').focus();
      await extension.worker.evaluate(`(async () => {
        const [tab] = await chrome.tabs.query({ url: [] , active: true, lastFocusedWindow: true });
        chrome.contextMenus.onClicked.dispatch({ menuItemId: 'new-address', frameId: 0 }, tab);
      })()`);
      await expect.poll(() => page.getByLabel('Name').inputValue()).toContain('@');
      const address = await page.getByLabel('Name').inputValue();
      await page.getByLabel('Your mail').fill(address);
      await page.getByRole('button', { name: 'Sign up' }).click();
      await expect.poll(() => extension.worker.evaluate('chrome.action.getBadgeText({})')).toBe('1');
      const again = await extension.openPopup();
      await again.getByText(address).waitFor();
      await expect.poll(() => extension.worker.evaluate('chrome.action.getBadgeText({})')).toBe('');
      await Promise.all([page.close(), again.close()]);
    });

    it('forgets everything, the permission too', async () => {
      const page = await extension.context.newPage();
      await page.goto(extension.optionsUrl);
      const kept = await extension.worker.evaluate('chrome.storage.local.get()');
      const forget = page.getByRole('button', { name: 'Forget everything' });
      const sure = page.getByRole('dialog', { name: 'Really forget everything?' });
      const answers = [
        () => sure.getByRole('button', { name: 'Cancel' }).click(),
        () => page.keyboard.press('Escape'),
      ];
      for (const answer of answers) {
        await forget.click();
        await sure.getByText('can then no longer open addresses that are still alive').waitFor();
        await answer();
        await sure.waitFor({ state: 'hidden' });
        expect(await page.evaluate('document.activeElement?.id')).toBe('forget');
        expect(await extension.worker.evaluate('chrome.storage.local.get()')).toEqual(kept);
      }
      await forget.click();
      await sure.getByRole('button', { name: 'Forget everything' }).click();
      await page.getByText('Everything is forgotten.').waitFor();
      expect(await extension.worker.evaluate('chrome.storage.local.get()')).toEqual({});
      expect(await extension.worker.evaluate('chrome.permissions.getAll()')).toMatchObject({ origins: [] });
    });
  });
});

/** Looks like a Mayfly that takes any key, and knows what it was asked. */
async function startStandIn() {
  const paths: string[] = [];
  const tokens: string[] = [];
  let redirect = { to: '', from: '' };
  const server = createServer(({ url = '', headers }, response) => {
    response.setHeader('access-control-allow-origin', '*');
    if (redirect.to && url.startsWith(redirect.from))
      return response.writeHead(307, { location: redirect.to + url }).end();
    paths.push(url);
    if (headers.authorization) tokens.push(headers.authorization.replace('Bearer ', ''));
    const config = { domains: [], plans: { free: {} }, emails: [] };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(config));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    paths,
    tokens,
    leadTo(to: string, from = '/') {
      redirect = { to, from };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The files of a zip archive, as its directory lists them. */
function unzip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06'));
  let at = archive.readUInt32LE(end + 16);
  const files = new Map<string, Buffer>();
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const [nameLength, extra] = [archive.readUInt16LE(at + 28), archive.readUInt16LE(at + 30)];
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    const begin = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    files.set(name, inflateRawSync(archive.subarray(begin, begin + archive.readUInt32LE(at + 20))));
    at += 46 + nameLength + extra;
  }
  return files;
}
