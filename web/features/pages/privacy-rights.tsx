import { Link } from 'react-router';
import type { LegalSection } from './legal-page.tsx';

/** The second half of the privacy policy: who receives data, and the rights of the people it is about. */
export const privacyRights: LegalSection[] = [
  {
    id: 'sharing',
    title: 'Who receives data',
    body: (
      <p>
        We pass data on only to those who help us run the service and only for that purpose: the host of our
        servers, the payment provider if you subscribe, Google if you sign in with it, and the measurement or
        advertising service if your consent allows it. Authorities receive data where the law requires us to
        hand it over; there is nothing left of an expired inbox. Some of these providers may work outside your
        country; where the law requires it, recognized safeguards such as standard contractual clauses apply.
      </p>
    ),
  },
  {
    id: 'gdpr',
    title: 'Your rights under the GDPR',
    body: (
      <>
        <p>
          If you are in the European Union, the European Economic Area, the United Kingdom or Switzerland, you
          have the right to access your data, to have it corrected or erased, to restrict its processing, to
          receive it in a portable form, to object to processing, and to withdraw a consent at any time with
          effect for the future. You may also complain to the data protection authority of your country.
        </p>
        <p>
          Our legal bases are: the contract with you (inboxes, accounts, payments), our legitimate interest in
          a working and secure service (limits, logs), your consent (measurement and third-party advertising)
          and legal duties (records).
        </p>
      </>
    ),
  },
  {
    id: 'ccpa',
    title: 'Your rights under the CCPA',
    body: (
      <p>
        If you live in California, you have the right to know which personal information we collect and why,
        to have it deleted or corrected, to opt out of its sale or sharing, and not to be treated worse for
        using these rights. We do not sell personal information and do not share it for cross-context
        advertising unless you have allowed third-party advertising. “Reject All” in the cookie settings is
        your opt-out and takes effect at once.
      </p>
    ),
  },
  {
    id: 'exercise',
    title: 'How to use your rights',
    body: (
      <p>
        For an inbox, delete the address yourself: it takes effect immediately. For everything else use the{' '}
        <Link to="/contact">contact form</Link> with the subject “Privacy”. We answer within 30 days. To
        protect you, we may ask you to prove that the data is yours, for example by writing from the account’s
        email address. About guests we often hold nothing that can be linked to a person; in that case all we
        can do is tell you so.
      </p>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <p>
        The service is not meant for children under 13, and we do not knowingly collect data from them. If you
        believe that a child under 13 has created an account, tell us and we will delete it.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>
        When the service changes in a way that affects this policy, we change the policy first and update the
        date above. Account holders are told about material changes by email.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Write to us through the <Link to="/contact">contact form</Link> or to the support address shown there.
        The rules for using the service are in the <Link to="/terms">terms</Link>.
      </p>
    ),
  },
];
