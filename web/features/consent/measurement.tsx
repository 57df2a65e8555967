import { useEffect } from 'react';
import { subscribeToConsent } from '#web/lib/consent.ts';
import { useConfig } from '#web/lib/use-config.ts';

/** Loads the analytics script, if the operator configured one, as soon as the visitor allows it. */
export function Measurement() {
  const id = useConfig()?.analyticsId;
  useEffect(() => {
    if (!id) return;
    // Imported on demand, because most sites have no analytics.
    const apply = () =>
      import('#web/lib/measurement.ts').then(
        ({ applyMeasurement }) => applyMeasurement(id),
        () => undefined,
      );
    apply();
    return subscribeToConsent(apply);
  }, [id]);
  return null;
}
