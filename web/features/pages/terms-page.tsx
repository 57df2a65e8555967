import { Link } from 'react-router';
import { brand } from '#contract/brand.ts';
import { price } from '#contract/plans.ts';
import { limits } from '#web/lib/limits.ts';
import { LEGAL_UPDATED } from './facts.ts';
import { LegalPage, type LegalSection } from './legal-page.tsx';
import { termsClosing } from './terms-closing.tsx';

const sections: LegalSection[] = [
  {
    id: 'license',
    title: 'Agreement and license',
    body: (
      <>
        <p>
          These terms are the agreement between you and {brand.name} (“we”, “us”) about the use of this
          website, its inboxes and its API (“the service”). By using the service you accept them. If you do
          not accept them, please do not use it.
        </p>
        <p>
          We grant you a personal, worldwide, non-exclusive, non-transferable and revocable license to use the
          service for lawful purposes and within the limits of your plan. The names, trademarks, texts and
          design of the service remain ours. We claim no rights in the messages that are sent to you.
        </p>
      </>
    ),
  },
  {
    id: 'service',
    title: 'What the service is',
    body: (
      <>
        <p>
          {brand.name} gives you temporary email addresses that receive mail for a limited time. It is
          receive-only: you cannot reply to or send messages with it. No registration is needed for the free
          plan; a guest session is created silently when you first visit.
        </p>
        <p>
          <strong>Free inboxes are not private.</strong> Mail in a guest’s or free account’s inbox can be
          viewed by anyone who knows its exact address. Premium inboxes can be opened by their owner only. Do
          not use a temporary address for anything confidential, or for an account you need to be able to
          recover.
        </p>
      </>
    ),
  },
  {
    id: 'plans',
    title: 'Free and premium plans',
    body: (
      <>
        <p>The plans differ as follows:</p>
        <ul>
          <li>
            <strong>Free:</strong> up to {limits.freeAddresses} at the same time, each lasting{' '}
            {limits.freeLifetime}; attachments up to {limits.freeAttachments} per message; up to{' '}
            {limits.freeMessages} messages per inbox; with advertising. Once all addresses have been used, new
            ones are available {limits.cooldown} after the newest one has expired. It costs nothing.
          </li>
          <li>
            <strong>Premium:</strong> up to {limits.premiumAddresses} at the same time, each lasting{' '}
            {limits.premiumLifetime}; attachments up to {limits.premiumAttachments} per message; up to{' '}
            {limits.premiumMessages} messages per inbox; inboxes that only you can open; priority delivery and
            support; no advertising. The price is {price.label} per month.
          </li>
        </ul>
        <p>
          Where premium is offered for payment, it renews monthly until you cancel. A cancellation takes
          effect at the end of the period you have paid for, and premium stays available until then. When a
          subscription ends, the limits of the free plan apply to the account again. Where premium is marked
          “coming soon”, it cannot be bought and no contract about it is formed.
        </p>
      </>
    ),
  },
  {
    id: 'prohibited',
    title: 'Prohibited uses',
    body: (
      <>
        <p>You may not use the service to</p>
        <ul>
          <li>send, prepare or support spam or other unsolicited bulk messages;</li>
          <li>
            phish, deceive or impersonate others, or collect data of other people without their consent;
          </li>
          <li>distribute or control malware, or knowingly receive it in order to spread it;</li>
          <li>
            overload, disrupt or probe the service, get around its limits by automation or otherwise, or
            reverse-engineer those parts of it whose source we have not published;
          </li>
          <li>harass, threaten, stalk or defame anyone;</li>
          <li>break any law or the rights of others, or help somebody else to do so.</li>
        </ul>
        <p>You may also not use an address to read mail that you know is meant for somebody else.</p>
      </>
    ),
  },
  {
    id: 'data',
    title: 'How data is handled',
    body: (
      <>
        <p>
          Messages are compressed and then encrypted with AES-256-GCM, with a separate key for each inbox,
          before they are stored. Addresses are looked up by a keyed hash and are not stored in readable form.
          Addresses, subjects and access tokens are not written to our logs. HTML messages are cleaned before
          they are shown, and remote images are not loaded until you ask for them.
        </p>
        <p>
          The <Link to="/privacy">privacy policy</Link> describes in full which data is processed and for how
          long. It is part of these terms.
        </p>
      </>
    ),
  },
  {
    id: 'expiry',
    title: 'Expiry and deletion',
    body: (
      <>
        <p>
          An address expires {limits.freeLifetime} (free) or {limits.premiumLifetime} (premium) after it was
          created. From that moment its messages can no longer be opened, and new mail to it is refused.
          Messages that expire within the same 15 minutes are stored together and deleted together right after
          that time.
        </p>
        <p>
          You can delete your own addresses and messages before that. Expiry and deletion are final: we keep
          no copy and cannot restore anything. Save what you need before then. We are not liable for content
          that was deleted as described here.
        </p>
      </>
    ),
  },
  {
    id: 'ads',
    title: 'Advertising',
    body: (
      <p>
        Free users see advertising in marked boxes. By default it is for our own premium plan. Where an
        advertising network is used, its content is loaded only if your consent allows it. Advertising never
        appears inside a message, and premium users see none.
      </p>
    ),
  },
  ...termsClosing,
];

export function TermsPage() {
  return (
    <LegalPage
      title="Terms of Service"
      lead={`The rules for using ${brand.name}, in plain words. In short: receive what you like, harm nobody, and do not keep anything here that you cannot afford to lose.`}
      updated={LEGAL_UPDATED}
      sections={sections}
    />
  );
}
