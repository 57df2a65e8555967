/** The product's name. A fork changes it here. */
export const brand = {
  name: 'Mayfly',
  slug: 'mayfly',
  founded: 2025,
} as const;
