/** The code in a mail, as one would type it, and how sure that is, from 0.5 to 1. */
export type Code = { value: string; confidence: number };

/** The link that a mail asks its reader to follow, exactly as its sender wrote it. */
export type Link = {
  url: string;
  kind: 'verify' | 'reset' | 'login' | 'invite';
  host: string;
  /** Its text, or that of another link to the same place, names another site than it leads to. Otherwise absent. */
  misleading?: true | undefined;
};

/** Whether the mail proves that it comes from the domain of its sender. */
export type Sender = { verdict: 'genuine' | 'unproven' | 'suspicious' | 'unchecked'; domain: string };

export type Message = {
  id: string;
  from: string;
  /** The recipient as the sender wrote it, with its plus part. */
  to: string;
  subject: string;
  snippet: string;
  /** When it arrived, in ISO 8601. */
  timestamp: string;
  hasAttachments: boolean;
  attachmentSize: number;
  contentType: 'html' | 'text';
  seen: boolean;
  sender: Sender;
  code: Code | null;
  /** Whether the search for the code and the link goes on. */
  codeStatus: 'searching' | 'done';
  link: Link | null;
};

export type Attachment = {
  id: string;
  filename: string;
  contentType: string;
  size: number;
  contentId?: string | undefined;
};

export type OpenedMessage = Omit<Message, 'to'> & {
  fromName: string;
  fromAddress: string;
  /** The addresses of the To header. */
  to: string[];
  cc: string[];
  replyTo: string[];
  messageId: string | null;
  date: string | null;
  /** Sanitized, but still written by an unknown sender. */
  html: string | null;
  text: string | null;
  attachments: Attachment[];
  unsubscribe: { url: string } | null;
  /** Whether something was left out of `html` or `text`. The raw source has it. */
  cut: boolean;
};

/** What mail servers tried to deliver to an address, and what they were answered. */
export type Deliveries = {
  /** Since when attempts are kept. */
  since: string;
  /** The newest first. */
  attempts: DeliveryAttempt[];
  /** When the service last stored mail for anybody. */
  service: { lastMailAt: string | null };
  /** Null for the inbox of all mail. */
  domain: {
    name: string;
    state: 'pending' | 'active' | 'resting' | 'retiring' | 'retired' | 'suspended' | 'blocked';
    lastMailAt: string | null;
    health: 'good' | 'listed' | 'quiet' | null;
  } | null;
};

export type DeliveryAttempt = {
  /** The last time, if it happened several times in a row. */
  at: string;
  outcome: 'stored' | 'refused' | 'deferred' | 'broken';
  /** Null if the connection ended before an answer. */
  reply: string | null;
  code:
    | 'stored'
    | 'too-large'
    | 'full'
    | 'spent'
    | 'blocked'
    | 'malformed'
    | 'alone'
    | 'network-full'
    | 'unavailable'
    | 'broken'
    | 'other';
  /** The same as a sentence. */
  reason: string;
  /** The limit in it: bytes, or messages. */
  params?: Record<string, string | number>;
  bytes: number | null;
  /** The version of TLS; null if the connection was not encrypted. */
  tls: string | null;
  times: number;
};
