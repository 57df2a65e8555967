/** The eight questions of /what-is-temp-mail. */
export const tempMailFaq = [
  {
    question: 'What is temp mail?',
    answer:
      'A real email address that exists for a limited time and needs no account. Mail sent to it appears in your browser. When its time is up, the address and everything it received are deleted.',
  },
  {
    question: 'How long does an address last?',
    answer:
      'One hour on the free plan, 24 hours with premium, counted from the moment it is created. The time that is left is shown next to the address. You can delete it earlier.',
  },
  {
    question: 'How quickly do messages arrive?',
    answer:
      'Usually within about 5 seconds of being sent. Nearly all delays happen at the sender, who may queue mail before sending it. If nothing has come after about 10 minutes, ask the sender to send it again.',
  },
  {
    question: 'Who can read my temporary mail?',
    answer:
      'A free inbox can be viewed by anyone who knows its exact address, so do not use it for anything confidential. Six random characters in the address make guessing impractical. A premium inbox opens for its owner only.',
  },
  {
    question: 'Can I reply or send mail?',
    answer:
      'No. Mayfly only receives. A service that sends anonymous mail would be used for spam within a day, and then no site would accept its addresses.',
  },
  {
    question: 'Can I receive attachments?',
    answer:
      'Yes, up to 5 MB per message on the free plan and up to 50 MB with premium. Larger messages are refused, and the sender is told why. Files are offered as downloads and are never opened for you.',
  },
  {
    question: 'Why does a website refuse my address?',
    answer:
      'Some sites check addresses against lists of temporary mail domains. We do not try to get around this. If a site insists on a lasting address, use one you own, or an alias you can switch off later.',
  },
  {
    question: 'Is anything left after the address has expired?',
    answer:
      'No. From the second of expiry nobody can open the inbox. Stored messages are encrypted all the while, and their 15-minute storage section is dropped as a whole once it has passed. There is no archive and no way to restore them.',
  },
];
