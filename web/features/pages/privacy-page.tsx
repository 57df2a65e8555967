import { brand } from '#contract/brand.ts';
import { CONTACT_KEPT_DAYS } from '#contract/limits.ts';
import { limits } from '#web/lib/limits.ts';
import { LEGAL_UPDATED } from './facts.ts';
import { LegalPage, type LegalSection } from './legal-page.tsx';
import { privacyRights } from './privacy-rights.tsx';

const sections: LegalSection[] = [
  {
    id: 'collected',
    title: 'Data we collect',
    body: (
      <>
        <p>We collect what we need to run the service, and nothing else:</p>
        <ul>
          <li>
            <strong>Guest session.</strong> A random token that your browser keeps for the session. On our
            side we store a hash of it and two counters: how many addresses you have generated and when you
            can generate more. There is no name, no email address and no profile.
          </li>
          <li>
            <strong>Inboxes and messages.</strong> The addresses you generate, their time of expiry, and the
            messages others send to them, including attachments.
          </li>
          <li>
            <strong>Accounts (premium).</strong> Your email address, a hash of your password (Argon2), your
            sign-in sessions as hashes, and the state of your subscription. With “Continue with Google” we
            receive your Google account’s email address and its identifier instead of a password.
          </li>
          <li>
            <strong>Payments.</strong> Card details are entered at the payment provider and never reach us. We
            keep the provider’s customer and subscription identifiers and the state of the subscription.
          </li>
          <li>
            <strong>Contact form.</strong> Name, email address, subject and message as you typed them.
          </li>
          <li>
            <strong>Technical data.</strong> Your network (IP) address is used to answer you and to enforce
            limits against abuse. Operating logs record the time, the kind of request, its result and how long
            it took. They contain no inbox addresses, no senders, no subjects, no content and no tokens.
          </li>
        </ul>
        <p>
          In your browser we store: the session token, the list of your addresses and a cache of their
          messages, your answer to the cookie question, your theme, and whether the feedback popup was shown.
          You can clear all of it in your browser at any time.
        </p>
      </>
    ),
  },
  {
    id: 'use',
    title: 'How we use it',
    body: (
      <>
        <p>We use this data to</p>
        <ul>
          <li>receive mail for your addresses and show it to you;</li>
          <li>enforce the limits of the plans and protect the service against abuse;</li>
          <li>
            run accounts and subscriptions, and send the messages these need, such as verification codes;
          </li>
          <li>answer you when you write to us;</li>
          <li>
            count, if your consent allows it, how the site is used: an address was generated or deleted, a
            message arrived, a post was read, premium was chosen. These events carry no addresses and no
            content.
          </li>
        </ul>
        <p>
          We do not sell personal data, do not read your mail, do not build advertising profiles from it and
          do not use it to train anything. No decision about you is made by a machine alone, apart from the
          automatic limits.
        </p>
      </>
    ),
  },
  {
    id: 'visibility',
    title: 'Who can see a message',
    body: (
      <>
        <p>
          <strong>Mail in a free inbox can be viewed by anyone who knows its exact address.</strong> That is
          how disposable mail without an account works. Six random characters in every address make guessing
          impractical, but everyone you give the address to knows it. Premium inboxes can be opened by their
          owner only.
        </p>
        <p>
          Others cannot find out whether an address is unknown, expired or belongs to somebody else: they get
          the same answer in each case.
        </p>
      </>
    ),
  },
  {
    id: 'storage',
    title: 'Storage and security',
    body: (
      <>
        <p>
          Every message is compressed (zstd) and then encrypted with AES-256-GCM. The key is derived for that
          one inbox from a secret that is not kept in the database. Addresses are found through a keyed hash
          (HMAC). No subject, sender, text, file name or guest’s address is readable on disk, in the
          database’s own journal, in logs or in a backup.
        </p>
        <p>
          Our web pages are delivered over HTTPS. Our mail server offers encryption (STARTTLS) to every
          sender; whether it is used is the sender’s decision too. HTML messages are cleaned on the server and
          again in your browser, and shown in an isolated frame without scripts. Remote images stay off until
          you ask for them, and then come through our server. Passwords and tokens are stored as hashes only,
          and what you write to support is encrypted like mail.
        </p>
        <p>
          This is encryption at rest: the server can open a message in order to show it. No system is
          perfectly secure. If a breach puts your rights at risk, we will inform you and the authorities as
          the law requires.
        </p>
      </>
    ),
  },
  {
    id: 'fetching',
    title: 'What we ask others for',
    body: (
      <>
        <p>Showing a message asks nobody for anything, with these exceptions:</p>
        <ul>
          <li>
            <strong>Remote images.</strong> Only when you press “Show remote images”, and only those of that
            message. Our server fetches them, and your browser gets them from us. The sender’s server sees the
            time, the address of our server and the name {brand.name}. It does not see your network address,
            your browser, your language or a cookie. If the image has an address of its own for your message,
            the sender learns that the message was opened. Tracking pixels and known trackers are never
            fetched. Images are kept encrypted with their message, so that each is asked for once, and they
            are deleted with it.
          </li>
          <li>
            <strong>The sender’s domain.</strong> To tell you whether a message really comes from its sender,
            our server asks the public directory of names (DNS) about the sender’s domain. It asks when the
            message arrives, whether you read it or not. Nothing about you is in these questions.
          </li>
          <li>
            <strong>Webhooks (premium).</strong> If you set one up, our server sends new messages to the
            address you have entered.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'retention',
    title: 'How long we keep it',
    body: (
      <>
        <table>
          <thead>
            <tr>
              <th scope="col">Data</th>
              <th scope="col">Kept for</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Free inbox and its messages</td>
              <td>{limits.freeLifetime} from creation, or until you delete them</td>
            </tr>
            <tr>
              <td>Premium inbox and its messages</td>
              <td>{limits.premiumLifetime} from creation, or until you delete them</td>
            </tr>
            <tr>
              <td>Encrypted bytes of expired messages</td>
              <td>15 minutes at most; messages that expire in the same 15 minutes are deleted together</td>
            </tr>
            <tr>
              <td>Guest session (the hash of its token)</td>
              <td>about 10 days after its last use</td>
            </tr>
            <tr>
              <td>Guest counters</td>
              <td>
                until new addresses are available again: {limits.cooldown} after the newest address has
                expired
              </td>
            </tr>
            <tr>
              <td>Limits by network address (as a keyed fingerprint)</td>
              <td>up to 24 hours</td>
            </tr>
            <tr>
              <td>Account and subscription</td>
              <td>
                until the account is deleted; records that tax law requires, for as long as it requires them
              </td>
            </tr>
            <tr>
              <td>Contact messages</td>
              <td>until they are answered and dealt with, {CONTACT_KEPT_DAYS} days at most</td>
            </tr>
          </tbody>
        </table>
        <p>From the second an inbox expires nobody can open it, and nothing in it can be restored.</p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies, measurement and advertising',
    body: (
      <>
        <p>
          The service needs no tracking cookies. A few technical ones, each for ten minutes at most, are used
          while you sign up, enter a verification code or sign in with Google. Where the law of your region
          asks for it, we ask before anything else is used: “Reject All” means that no measurement and no
          third-party advertising is loaded. Nothing is loaded before you answer. You can change your mind
          with the “Cookies” link at the bottom of every page.
        </p>
        <p>
          If the operator has configured a measurement service or an advertising network, it is loaded from
          its provider only when your choice allows it, and then sees your network address, like any website
          you visit.
        </p>
      </>
    ),
  },
  ...privacyRights,
];

export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      lead={`What ${brand.name} knows about you, for how long, and what it does with it. It is little, on purpose.`}
      updated={LEGAL_UPDATED}
      sections={sections}
    />
  );
}
