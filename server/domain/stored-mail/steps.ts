/** When each SMTP step happened, in milliseconds since the greeting. */
export type Steps = {
  /** Null without STARTTLS. */
  tls: number | null;
  rcpt: number;
  data: number;
  /** The last byte was received. */
  end: number;
};
