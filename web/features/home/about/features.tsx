import { Clock, EyeOff, FileText, Paperclip, ShieldCheck, Zap } from 'lucide-react';
import { type Feature, FeatureGrid, Section } from '#web/components/section.tsx';
import { texts } from './texts.ts';

const icons = {
  oneClick: Zap,
  live: FileText,
  deleted: Clock,
  tracking: EyeOff,
  encrypted: ShieldCheck,
  complete: Paperclip,
};

const features = (): Feature[] =>
  Object.entries(icons).map(([name, icon]) => ({ icon, ...texts.features[name as keyof typeof icons] }));

export function HomeFeatures() {
  return (
    <Section id="features" title={texts.featuresTitle} intro={texts.featuresIntro}>
      <FeatureGrid features={features()} />
    </Section>
  );
}
