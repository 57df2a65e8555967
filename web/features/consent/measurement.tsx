import { useEffect } from 'react';
import { subscribeToConsent } from '#web/lib/consent.ts';
import { useConfig } from '#web/lib/use-config.ts';

/** Loads the operator's measurement script, if there is one, as soon as the visitor's choice allows it. */
export function Measurement() {
  const id = useConfig()?.analyticsId;
  useEffect(() => {
    if (!id) return;
    // Most have none, and need not load the program for it.
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
