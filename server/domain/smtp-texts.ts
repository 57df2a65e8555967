/**
 * What senders read about their mail or connection. The codes that go with it are in smtp/replies.ts, and replies to
 * malformed commands in smtp/commands.ts.
 */
export const smtpTexts = {
  stored: 'OK: stored',

  noSuchInbox: 'No such mailbox',
  suspended: 'The owner of this domain has to prove it again, try again later',
  inboxFull: 'mailbox full',
  spent: 'This mailbox has taken all the mail that it was made for',
  recipientGone: 'One of the recipients no longer exists, try again',
  supportFull: 'This mailbox accepts no more mail for now, try again later',
  tooLarge: 'Message exceeds the size limit of this mailbox',
  tooManyRecipients: 'Error: too many recipients',
  sendAlone: 'Please send to this recipient in a message of its own',
  outOfSpace: 'Insufficient system storage, try again later',
  networkFull: 'Your network has sent too much mail within the hour, try again later',
  blockedSender: 'Mail from this sender is not accepted here',
  blockedNetwork: 'Mail from your network is not accepted here',
  refused: (reason: string) => `Message refused: ${reason}`,

  connectionLost: 'Connection lost',
  temporaryFailure: 'Temporary failure, try again later',
  tooManyConnections: 'Too many connections, try again later',
  tooManyFromClient: 'Too many connections from your address',
  closingIdle: 'Too many connections, closing the idle ones',
  tooManyErrors: 'Too many errors, closing connection',
  tooManyCommands: 'Too many commands without a mail, closing connection',
  noMail: 'No mail for too long, closing connection',
  tooSlow: 'Too slow, closing connection',
  shuttingDown: 'Server shutting down',
} as const;
