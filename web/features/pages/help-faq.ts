import { RESETS_PER_DAY } from '#contract/limits.ts';
import { limits } from '#web/lib/limits.ts';

export const helpFaq = [
  {
    question: 'My message has not arrived. What can I do?',
    answer:
      'Check that you copied the whole address and that it has not expired. Then wait: some senders queue their mail for several minutes. If nothing has come after about 10 minutes, ask for it once more. If the message is larger than your plan allows, it was refused and the sender was told. Some sites do not send to temporary addresses at all.',
  },
  {
    question: 'How long do I have?',
    answer: `A free address lasts ${limits.freeLifetime}, a premium address ${limits.premiumLifetime}. The time left is shown with the address. It cannot be extended, but you can generate another address within your limit.`,
  },
  {
    question: 'How many addresses can I have?',
    answer: `Up to ${limits.freeAddresses} at the same time without an account, ${limits.premiumCount} with premium. Once you have used all your free addresses, you can generate new ones ${limits.cooldown} after the newest one has expired.`,
  },
  {
    question: 'Can you restore an expired address or a deleted message?',
    answer: 'No. It is not hidden from you, it is deleted. We keep no copy that we could restore it from.',
  },
  {
    question: 'Why are the images in my message missing?',
    answer:
      'Loading a remote image tells the sender that the message was opened. So images stay off until you ask for them in that message. Then we fetch them for you: the sender does not see your network address or your browser, and trackers are not loaded at all.',
  },
  {
    question: 'How do I download an attachment?',
    answer: `Open the message and press Download beside the file. The limit is ${limits.freeAttachments} per message on the free plan and ${limits.premiumAttachments} with premium. Only open files that you expected.`,
  },
  {
    question: 'How do I delete an address?',
    answer:
      'Open the menu beside the address, choose Delete Email and confirm. The address and its messages are deleted at once. This cannot be undone.',
  },
  {
    question: 'The page says I have to wait. Why?',
    answer: `The free plan allows ${limits.freeAddresses}. After that you have to wait until ${limits.cooldown} after the newest one has expired. The countdown shows when you can generate the next one. Very frequent requests from one network have to wait too.`,
  },
  {
    question: 'I forgot my premium password.',
    answer: `Choose “Forgot Password?” on the login page. You will get a link and a 6-digit code by email. For your safety you can ask for them ${RESETS_PER_DAY} times a day.`,
  },
  {
    question: 'Is there an API?',
    answer:
      'Yes, the same one that this site uses. Start at /developers: it shows how scripts, tests, agents and password managers use it. Every call is described at /api/docs, and in machine-readable form at /api/openapi.json. The limits of your plan apply there too.',
  },
];
