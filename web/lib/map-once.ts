/** Maps lists whose elements are objects. What was mapped before stays the same object. */
export function mapOnce<From extends object, To>(map: (one: From) => To): (list: From[]) => To[] {
  const known = new WeakMap<From, To>();
  return (list) =>
    list.map((one) => {
      const to = known.get(one) ?? map(one);
      known.set(one, to);
      return to;
    });
}
