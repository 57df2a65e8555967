/** The product's name. A fork changes it here. */
export const brand = {
  name: 'Mayfly',
  slug: 'mayfly',
  tagline: 'Disposable email that is gone by the end of the day',
  founded: 2025,
} as const;
