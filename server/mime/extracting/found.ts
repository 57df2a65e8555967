export type LinkKind = 'verify' | 'reset' | 'login' | 'invite';

/** `misleading` if its text, or that of another link to the same place, names another site. */
export type FoundLink = { url: string; kind: LinkKind; host: string; misleading?: true };

/** What a mail asks its reader to do. */
export type Found = {
  /** Its confidence is at least 0.5. `value` is the code as a reader would type it. */
  code: { value: string; confidence: number } | null;
  /** `url` is exactly as the sender wrote it, after entity decoding. */
  link: FoundLink | null;
  unsubscribe: { url: string } | null;
};
