import { texts } from './texts.ts';

export const services = () => [
  { label: texts.tenMinuteMail, to: '/10-minute-mail' },
  { label: texts.throwawayEmail, to: '/throwaway-email' },
  { label: texts.fakeEmailGenerator, to: '/fake-email-generator' },
  { label: texts.burnerEmail, to: '/burner-email' },
];

export const footerLinks = () => [
  { label: texts.pricing, to: '/pricing' },
  { label: texts.contact, to: '/contact' },
  { label: texts.whatIsTempMail, to: '/what-is-temp-mail' },
  { label: texts.help, to: '/help' },
  { label: texts.extension, to: '/extension' },
  { label: texts.developers, to: '/developers' },
  { label: texts.about, to: '/about' },
  { label: texts.terms, to: '/terms' },
  { label: texts.privacy, to: '/privacy' },
];
