/** The logo: two wings over a thin body. The same drawing is in public/icon.svg. */
export function Mark({ size = 26 }: { size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 32 32" fill="none" className="shrink-0">
      <path d="M15.2 19.6C12.6 12.4 8 6.8 2.6 4.2c-.9 7.6 3.6 14 12.6 15.4Z" fill="var(--accent)" />
      <path
        d="M16.8 19.6C19.4 12.4 24 6.8 29.4 4.2c.9 7.6-3.6 14-12.6 15.4Z"
        fill="var(--accent)"
        opacity=".62"
      />
      <path
        d="M16 15.2v7.4c0 2.6-.6 4.4-1.9 6.2M16 22.6c0 2.6.6 4.4 1.9 6.2"
        stroke="var(--ink)"
        strokeWidth="1.7"
        strokeLinecap="round"
      />
    </svg>
  );
}
