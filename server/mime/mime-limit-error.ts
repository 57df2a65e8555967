/** The mail passes a bound of its structure: the sender hears a permanent refusal. */
export class MimeLimitError extends Error {
  readonly code: 'headers-too-large' | 'too-many-parts' | 'too-deep';

  constructor(code: MimeLimitError['code']) {
    super(code);
    this.name = 'MimeLimitError';
    this.code = code;
  }
}
