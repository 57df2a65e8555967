import { isolate } from '../../../contract/isolate.ts';
import { senderName } from '../../../contract/sender-name.ts';
import type { Message } from '../../client/src/index.ts';
import { clockOf, foreignHost, hostOf, isSuspicious, offerOf } from './offer.ts';
import { serverNow } from './server.ts';
import { say } from './texts.ts';

export type State =
  | { kind: 'no-server' | 'none' | 'ended' }
  | { kind: 'problem'; text: string }
  /** Without messages, they are still on their way. */
  | {
      kind: 'inbox';
      address: string;
      expiresAt: number;
      page: string;
      messages: Message[] | null;
      /** Whether the server checks senders. */
      areChecked: boolean;
      /** The address of the page behind the popup, if the browser tells it. */
      tab: string | undefined;
    };

const SHOWN_MAILS = 5;

export const find = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;
const show = (id: string, isShown: boolean) => {
  find(id).hidden = !isShown;
};

export function draw(state: State): void {
  const isInbox = state.kind === 'inbox';
  show('message', !isInbox);
  show('inbox', isInbox);
  show('actions', isInbox || state.kind === 'none' || state.kind === 'ended');
  show('open', isInbox);
  find('put').textContent = say(isInbox ? 'putIntoField' : 'newAddressIntoField');
  drawMessage(state);
  if (isInbox) {
    find('address').textContent = state.address;
    find('address').style.setProperty('--chars', String(state.address.length));
    find<HTMLAnchorElement>('open').href = state.page;
    drawTime(state);
  }
  drawMail(isInbox ? state : null);
}

export function drawTime(state: State): void {
  if (state.kind === 'inbox')
    find('left').textContent = say('timeLeft', isolate(clockOf(state.expiresAt - serverNow())));
}

/** What the last click did, or why it did nothing. */
export function drawNotice(text: string, isProblem = false): void {
  find('notice').textContent = text;
  find('notice').className = isProblem ? 'problem' : '';
}

function drawMessage(state: State): void {
  const [title, text, action] = {
    'no-server': () => [say('whichServer'), say('whichServerHint'), say('openSettings')],
    none: () => [say('noAddress'), say('noAddressHint')],
    ended: () => [say('ended'), say('endedHint')],
    problem: () => ['', state.kind === 'problem' ? state.text : '', say('tryAgain')],
    inbox: () => [],
  }[state.kind]();
  find('message-title').textContent = title ?? '';
  find('message-text').textContent = text ?? '';
  find('message-action').textContent = action ?? '';
  show('message-title', Boolean(title));
  show('message-action', Boolean(action));
}

function drawMail(inbox: (State & { kind: 'inbox' }) | null): void {
  const { messages = null, areChecked = false, tab } = inbox ?? {};
  const { code, link, warn, isChecking } = offerOf(messages ?? [], { areChecked, now: serverNow() });
  const elsewhere = code && foreignHost(tab, code);
  show('found', Boolean(code ?? link));
  // One main action at a time.
  find('put').classList.toggle('primary', code === null);
  show('warning', warn);
  show('waiting', messages?.length === 0);
  show('checking', isChecking);
  show('mail', Boolean(messages?.length));
  for (const id of ['code-from', 'code-line', 'fill-code']) show(id, code !== null);
  show('code-elsewhere', elsewhere !== null);
  show('open-link', link !== null);
  show('misleading', Boolean(link?.link?.misleading));
  if (code) {
    find('code-from').textContent = say('codeFrom', isolate(senderName(code.from)));
    find('code').textContent = code.code!.value;
    if (elsewhere)
      find('code-elsewhere').textContent = say(
        'codeFromElsewhere',
        isolate(code.sender.domain || senderName(code.from)),
        isolate(elsewhere),
      );
  }
  if (link) {
    const { url } = link.link!;
    find('open-link').textContent = say('openLink', isolate(hostOf(url)!));
    find('open-link').dataset.url = url;
  }
  find('mails').replaceChildren(...(messages ?? []).slice(0, SHOWN_MAILS).map(mailRow));
}

function mailRow(message: Message): HTMLLIElement {
  const { from, subject } = message;
  const row = document.createElement('li');
  const parts = { sender: senderName(from), subject: subject || say('noSubject') };
  for (const [name, text] of Object.entries(parts)) {
    const part = document.createElement('bdi');
    part.className = name;
    part.textContent = text;
    row.append(part);
  }
  if (isSuspicious(message)) {
    row.className = 'suspicious';
    row.title = say('suspicious');
  }
  return row;
}
