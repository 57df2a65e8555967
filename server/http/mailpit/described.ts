const security: Array<Record<string, string[]>> = [{ basic: [] }, { bearer: [] }];

/** What the description of the API says about a call of this door. */
export const described = <S extends object>(summary: string, schema: S = {} as S) => ({
  tags: ['mailpit'],
  security,
  summary,
  ...schema,
});
