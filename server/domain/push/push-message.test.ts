import { expect, it } from 'vitest';
import { english } from '#contract/languages.ts';
import type { MessageSummary } from '#contract/messages.ts';
import type { Verdict } from '#contract/senders.ts';
import { textsIn } from '#server/outbound/templates/texts.ts';
import { pushMessage } from './push-message.ts';

const CODE = '482913';

/** What the notification shows of a mail with a code, which is in its subject, too. */
function shown(
  verdict: Verdict,
  {
    from = 'Acme <news@acme.test>',
    areChecked = true,
    hasCode = true,
    link = null as MessageSummary['link'],
  } = {},
) {
  const message = {
    id: 'm1',
    from,
    subject: `${CODE} is your code`,
    code: hasCode ? { value: CODE } : null,
    link,
    sender: { verdict, domain: from.replace(/.*@|>$/g, '') },
  } as MessageSummary;
  const { notification } = pushMessage({
    address: 'ann@mayfly.test',
    message,
    content: 'full',
    areChecked,
    language: 'en',
    texts: textsIn(english).push,
    publicUrl: 'https://mayfly.test',
  }) as { notification: { title: string; body: string; actions: Array<{ action: string }> } };
  return notification;
}

const open = { action: 'open' };
const withCode = {
  title: 'Acme',
  body: `Code: ${CODE}\n${CODE} is your code`,
  actions: [{ action: 'copy' }, open],
};

it.each<Verdict>(['genuine', 'unproven'])('shows the code of a sender that is %s', (verdict) => {
  expect(shown(verdict)).toMatchObject(withCode);
});

it('shows no code while the sender is not checked, unless senders are never checked', () => {
  const notification = shown('unchecked');
  expect(notification).toMatchObject({ title: 'Acme', body: 'Sender not checked yet', actions: [open] });
  expect(JSON.stringify(notification)).not.toContain(CODE);
  expect(shown('unchecked', { areChecked: false })).toMatchObject(withCode);
  // There is nothing to hide in a mail without a code.
  expect(shown('unchecked', { hasCode: false }).body).toBe(`${CODE} is your code`);
});

it.each([
  ['suspicious', 'Acme <news@acme.test>', 'Acme'],
  ['genuine', 'PayPal <service@evil.test>', 'PayPal'],
  ['unproven', 'Support <a@paypa1.com>', 'Support'],
] as const)('warns of a %s mail from %s instead of showing its code', (verdict, from, name) => {
  for (const areChecked of [true, false]) {
    const notification = shown(verdict, { from, areChecked });
    const body = `Says it is from ${name}`;
    expect(notification).toMatchObject({ title: 'Suspicious message', body, actions: [open] });
    expect(JSON.stringify(notification)).not.toContain(CODE);
  }
});

it('says that the text of the link names another site than it leads to', () => {
  const link = { url: 'https://evil.test/x', kind: 'verify', host: 'evil.test' } as const;
  const said = '\nIts link leads elsewhere than its text says';
  const misleading = { ...link, misleading: true as const };
  expect(shown('genuine', { link }).body).not.toContain(said);
  expect(shown('genuine', { link: misleading }).body).toBe(`${withCode.body}${said}`);
  expect(shown('genuine', { link: misleading, hasCode: false }).body).toBe(`${CODE} is your code${said}`);
});
