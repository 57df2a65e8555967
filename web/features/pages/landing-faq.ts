/** The short questions at the end of each landing page. */
export const tenMinuteFaq = [
  {
    question: 'Does the address end after ten minutes?',
    answer:
      'No, after one hour. You can delete it after ten minutes if you like. With premium it lives 24 hours.',
  },
  {
    question: 'Can I extend the time?',
    answer:
      'No. A fixed end is what makes the address safe to forget. You can generate a second one instead.',
  },
  {
    question: 'What if I close the page too early?',
    answer:
      'Reloading is fine: the address stays in your list until it expires. If you closed the tab, the inbox can still be opened by its exact address while it lives, so keep a copy of that.',
  },
];

export const throwawayFaq = [
  {
    question: 'Is a throwaway address the same as an alias?',
    answer:
      'No. An alias forwards to your real mailbox until you switch it off and is therefore linked to you. A throwaway address leads nowhere and ends by itself.',
  },
  {
    question: 'What do senders see when the address is gone?',
    answer: 'Their server is told that the recipient does not exist. Nothing says that it ever did.',
  },
  {
    question: 'Will the spam that is on its way still reach me?',
    answer: 'Only while the address exists. Mail that arrives later is refused and is not stored anywhere.',
  },
];

export const fakeEmailFaq = [
  {
    question: 'Is it legal to use a fake email address?',
    answer:
      'Keeping your own address to yourself is legal. Deceiving somebody to gain an advantage, or pretending to be another person, may not be, whatever address you use.',
  },
  {
    question: 'Can I choose the name?',
    answer:
      'Premium users can. Free addresses are always random, since a free inbox opens for anyone who knows its address, and a chosen name is easy to guess.',
  },
  {
    question: 'May I use it in automated tests?',
    answer:
      'Yes, within the limits of your plan. The API is described at /api/docs. For heavy use, run your own copy of your mail stack instead.',
  },
];

export const burnerFaq = [
  {
    question: 'Can I answer from a burner address?',
    answer:
      'No, Mayfly only receives. For a two-way conversation use an alias service or a separate account. A burner is for what must reach you once.',
  },
  {
    question: 'Can the other person find out who I am?',
    answer:
      'Not from the address: it contains random words and characters and is linked to nothing. What you write yourself, and links you open, may still tell.',
  },
  {
    question: 'Can somebody take over my burner later?',
    answer:
      'Addresses contain six random characters, so the same one will practically never be given out again, and premium names are free again only after they have expired.',
  },
];
