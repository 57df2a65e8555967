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
  Object.entries(icons).map(([key, icon]) => {
    const name = key as keyof typeof icons;
    const { title, text } = texts.features[name];
    return { icon, title, text: name === 'oneClick' ? withDomains(text) : text };
  });

/** Prerendered pages contain the sentence for servers with many domains. */
const withDomains = (text: string) => (
  <>
    {text} <span className="many-domains">{texts.manyDomains}</span>
  </>
);

export function HomeFeatures() {
  return (
    <Section id="features" title={texts.featuresTitle} intro={texts.featuresIntro}>
      <FeatureGrid features={features()} />
    </Section>
  );
}
