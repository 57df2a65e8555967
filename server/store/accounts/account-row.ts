export type AccountRow = {
  id: string;
  email: string;
  passwordHash: string | null;
  fullName: string;
  verifiedAt: Date | null;
  premiumUntil: Date | null;
  cancelAtPeriodEnd: boolean;
  googleSub: string | null;
  signupHash: Buffer | null;
  createdAt: Date;
  /** The prefix of the language of mail to this account. */
  language: string;
};
export type NewAccount = Pick<
  AccountRow,
  'id' | 'email' | 'passwordHash' | 'fullName' | 'createdAt' | 'language'
>;

export const accountColumns = [
  'accounts.id as id',
  'accounts.email as email',
  'accounts.password_hash as passwordHash',
  'accounts.full_name as fullName',
  'accounts.verified_at as verifiedAt',
  'accounts.premium_until as premiumUntil',
  'accounts.cancel_at_period_end as cancelAtPeriodEnd',
  'accounts.google_sub as googleSub',
  'accounts.signup_hash as signupHash',
  'accounts.created_at as createdAt',
  'accounts.language as language',
] as const;
