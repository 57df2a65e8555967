/** A code as a reader would type it: no spaces, dashes only if it contains letters, no `G-`. */
export function typedForm(raw: string): string {
  const spelledOut = /^[A-Z0-9](?:[ |·•-]{1,5}[A-Z0-9])+$/.test(raw);
  if (spelledOut) return raw.replace(/[^A-Z0-9]/g, '');
  const compact = raw.replace(/ /g, '');
  const google = /^G-(\d{4,8})$/.exec(compact);
  if (google) return google[1]!;
  return /[A-Za-z]/.test(compact) ? compact : compact.replace(/-/g, '');
}
