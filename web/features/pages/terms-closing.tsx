import { Link } from 'react-router';
import { brand } from '#contract/brand.ts';
import type { LegalSection } from './legal-page.tsx';

/** The second half of the terms, from third parties to contact. */
export const termsClosing: LegalSection[] = [
  {
    id: 'third-parties',
    title: 'Third parties',
    body: (
      <>
        <p>
          Messages come from third parties. We do not check them, do not endorse them and are not responsible
          for what they contain, for the links in them or for files attached to them. Open attachments with
          care.
        </p>
        <p>
          Some functions rely on other providers where they are switched on: a card payment provider for
          subscriptions, Google for “Continue with Google”, and a measurement or advertising service if your
          consent allows it. Their own terms apply when you use them. Websites may refuse temporary addresses;
          we cannot change that.
        </p>
      </>
    ),
  },
  {
    id: 'warranty',
    title: 'No warranty',
    body: (
      <p>
        The service is provided “as is” and “as available”. We work hard to deliver every message and to keep
        the service running, but we do not promise that it is uninterrupted, free of errors or fit for a
        particular purpose, or that a message arrives by a certain time or at all. Statements such as “within
        about 5 seconds” describe the usual case. Rights that the law gives to consumers and that cannot be
        excluded are not affected.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Limits of liability',
    body: (
      <p>
        As far as the law permits, we are not liable for indirect, incidental or consequential damage, for
        lost profits, data or access to accounts, or for what others do with the content of an inbox whose
        address they know. Our total liability is limited to the amount you paid us in the twelve months
        before the event, or 10 US dollars if you paid nothing. Nothing here limits liability for intent,
        gross negligence, injury to life or health, or anything else for which the law allows no limit.
      </p>
    ),
  },
  {
    id: 'indemnification',
    title: 'Indemnification',
    body: (
      <p>
        If somebody makes a claim against us because you used the service in breach of these terms, of the law
        or of that person’s rights, you will compensate us for the damage and the reasonable costs of our
        defense. We will tell you about such a claim without delay and let you take part in answering it.
      </p>
    ),
  },
  {
    id: 'termination',
    title: 'Termination',
    body: (
      <p>
        You can stop using the service at any time; free inboxes disappear by themselves. We may block
        addresses, sessions, networks or accounts that break these terms, and may end the service with
        reasonable notice. If we end a paid subscription without such a breach, we refund the unused part of
        the period you paid for. Sections that are meant to apply after the agreement ends, such as liability
        and indemnification, stay in force.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    body: (
      <p>
        We may change these terms, for example when the service or the law changes. The date at the top shows
        the current version. Account holders are told about material changes by email before they take effect.
        If you continue to use the service after that, the new version applies.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Questions about these terms are welcome through the <Link to="/contact">contact form</Link>; choose
        “Terms” as the subject. To report abuse of an address at {brand.name}, please include the full headers
        of the message.
      </p>
    ),
  },
];
