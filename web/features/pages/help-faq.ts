export const helpFaq = [
  {
    question: 'My message has not arrived. What can I do?',
    answer:
      'Check that the address was copied completely and has not expired. Then wait: some senders queue their mail for several minutes. If nothing has come after about 10 minutes, ask for it once more. If the site refused the address or the message is larger than the plan allows, it was turned away and the sender was told.',
  },
  {
    question: 'How long do I have?',
    answer:
      'A free address lives 1 hour, a premium address 24 hours. The remaining time is shown with the address. It cannot be extended, but you can generate another one within your limit.',
  },
  {
    question: 'How many addresses can I have?',
    answer:
      'Two at the same time without an account, five with premium. After two free addresses, the next are available 48 hours after the newest one has expired.',
  },
  {
    question: 'Can you restore an expired address or a deleted message?',
    answer: 'No. It is not hidden from you, it is gone. We keep no copy from which it could be restored.',
  },
  {
    question: 'Why are the images in my message missing?',
    answer:
      'Loading a remote image tells the sender that you opened the message, when, and from where. So they stay off until you ask for them in that message.',
  },
  {
    question: 'How do I download an attachment?',
    answer:
      'Open the message and press Download beside the file. The limit is 5 MB per message on the free plan and 50 MB with premium. Only open files you expected.',
  },
  {
    question: 'How do I delete an address?',
    answer:
      'Open the menu beside the address, choose Delete Email and confirm. The address and its messages are removed at once. This cannot be undone.',
  },
  {
    question: 'The page says I have to wait. Why?',
    answer:
      'The free plan allows two addresses, then pauses for 48 hours after the newest one has expired. The countdown tells you when the next one is available. Very frequent requests from one network are slowed down too.',
  },
  {
    question: 'I forgot my premium password.',
    answer:
      'Choose “Forgot Password?” on the login page. You will get a link and a 6-digit code by email. For your safety this works twice a day.',
  },
  {
    question: 'Is there an API?',
    answer:
      'Yes, the same one this site uses. It is described at /api/docs, and in machine-readable form at /api/openapi.json. The limits of your plan apply there too.',
  },
];
