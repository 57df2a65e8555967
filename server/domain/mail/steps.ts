/** The way of a mail through its connection, in milliseconds from the greeting. */
export type Steps = {
  /** Null when the sender did not encrypt. */
  tls: number | null;
  rcpt: number;
  data: number;
  /** The last byte was in. */
  end: number;
};
