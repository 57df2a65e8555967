import { useEffect } from 'react';
import { applyMeasurement } from '#web/lib/analytics.ts';
import { subscribeToConsent } from '#web/lib/consent.ts';
import { useConfig } from '#web/lib/use-config.ts';

/** Loads the operator's measurement script, if there is one, as soon as the visitor's choice allows it. */
export function Measurement() {
  const id = useConfig()?.analyticsId;
  useEffect(() => {
    if (!id) return;
    const apply = () => applyMeasurement(id);
    apply();
    return subscribeToConsent(apply);
  }, [id]);
  return null;
}
