import { staticPart } from '#web/components/static-part.tsx';

const Part = await staticPart('demo', () => import('./demo.tsx'));

/** The demonstration, on pages that show it next to their heading. Its space is reserved until it is loaded. */
export const DemoPart = () => (
  <div className="min-h-69 min-[30rem]:min-h-56">
    <Part />
  </div>
);
