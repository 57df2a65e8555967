export type LinkKind = 'verify' | 'reset' | 'login' | 'invite';

/** What a mail wants from its reader. */
export type Found = {
  /** Only given out with a confidence of at least 0.5. `value` is as one would type it. */
  code: { value: string; confidence: number } | null;
  /** `url` is exactly as the sender wrote it, after entity decoding. */
  link: { url: string; kind: LinkKind; host: string } | null;
  unsubscribe: { url: string } | null;
};
