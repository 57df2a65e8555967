/** The product's name, in one place: a fork renames itself here. */
export const brand = {
  name: 'Mayfly',
  slug: 'mayfly',
  tagline: 'Disposable e-mail that is gone by the end of the day',
  founded: 2025,
} as const;
