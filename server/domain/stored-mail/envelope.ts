/** What the sender's server said and how it connected. It is kept sealed with the mail. */
export type Envelope = {
  clientIp: string;
  helo: string;
  /** MAIL FROM; empty for bounces. */
  mailFrom: string;
  /** Null when the connection was not encrypted. */
  tls: { version: string; cipher: string } | null;
  /** The user name of the call, for mail that its owner sent over HTTP. */
  username?: string;
};
