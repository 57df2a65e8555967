import { EventEmitter, once } from 'node:events';
import Mailjs from '@cemalgnlts/mailjs';
import { describe, expect, test } from 'vitest';
import { plainMail } from './support/mails.ts';
import { setUpPlainApp } from './support/set-up-app.ts';
import { sendMail } from './support/smtp-client.ts';

const app = setUpPlainApp();

/** Mailjs as it is published, pointed at this service. */
function createMailjs() {
  const base = `${app.http}/mailtm`;
  const mailjs = new Mailjs();
  Object.assign(mailjs, { baseUrl: base, baseMercure: `${base}/.well-known/mercure` });
  return mailjs;
}

/** The data of an answer that has to be a success. The types of Mailjs leave some answers out. */
// biome-ignore lint/suspicious/noExplicitAny: answers are checked by the tests
async function ok(answer: unknown): Promise<any> {
  const { status, message, data } = (await answer) as { status: boolean; message: string; data: unknown };
  if (!status) throw new Error(message);
  return data;
}

describe('Mailjs', () => {
  test('passes the steps of its own tests', async () => {
    const mailjs = createMailjs();
    const { password } = await ok(mailjs.createOneAccount());
    expect(await ok(mailjs.me())).toMatchObject({ id: mailjs.id, address: mailjs.address, used: 0 });
    expect(await ok(mailjs.getMessages())).toEqual([]);
    const { token } = await ok(mailjs.login(mailjs.address, password));
    await ok(mailjs.loginWithToken(token));
    await new Promise<void>((resolve, reject) => {
      mailjs.on('open', () => resolve());
      mailjs.on('error', (error) => reject(new Error(JSON.stringify(error))));
    });
    mailjs.off();
    for (let i = 0; i < 10; i++) expect((await mailjs.getMessages()).statusCode).toBe(200);
    await ok(mailjs.deleteMe());
  });

  test('hears a mail arrive, be seen and be deleted', async () => {
    const mailjs = createMailjs();
    const events = new EventEmitter();
    await ok(mailjs.createOneAccount(true));
    const opened = once(events, 'open');
    for (const name of ['open', 'arrive', 'seen', 'delete'] as const)
      mailjs.on(name, (data: unknown) => events.emit(name, data));
    await opened;

    const arrived = once(events, 'arrive');
    const raw = plainMail({ to: mailjs.address, subject: 'Grüße', text: 'Your code is 314159.\r\n' });
    await sendMail(app.smtpPort, { to: mailjs.address, raw });
    const [message] = await arrived;
    expect(message).toMatchObject({
      subject: 'Grüße',
      from: { name: 'A Sender', address: 'sender@example.org' },
    });
    expect(await ok(mailjs.getMessages())).toMatchObject([{ id: message.id, seen: false, size: raw.length }]);
    expect(await ok(mailjs.getMessage(message.id))).toMatchObject({
      text: 'Your code is 314159.\n',
      html: [],
    });
    expect((await ok(mailjs.getSource(message.id))).data).toBe(raw);

    const seen = once(events, 'seen');
    expect(await ok(mailjs.setMessageSeen(message.id))).toEqual({ seen: true });
    expect(await seen).toMatchObject([{ id: message.id, subject: 'Grüße', seen: true }]);

    const deleted = once(events, 'delete');
    await ok(mailjs.deleteMessage(message.id));
    expect(await deleted).toMatchObject([{ id: message.id, isDeleted: true }]);
    expect(await ok(mailjs.getMessages())).toEqual([]);
    await ok(mailjs.deleteMe());
  });
});
