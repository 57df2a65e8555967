import { Clock, Headset, Inbox, Paperclip, ShieldCheck, Sparkles } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { PageHero } from '#web/components/page-hero.tsx';
import { FeatureGrid, Section } from '#web/components/section.tsx';
import { texts } from './texts.tsx';

const benefits = () => [
  { icon: Inbox, ...texts.benefits.addresses },
  { icon: Clock, ...texts.benefits.lifetime },
  { icon: Paperclip, ...texts.benefits.attachments },
  { icon: ShieldCheck, ...texts.benefits.privacy },
  { icon: Headset, ...texts.benefits.priority },
  { icon: Sparkles, ...texts.benefits.noAds },
];

/** The pricing page for somebody who already has premium. */
export function AlreadyPremium() {
  const navigate = useNavigate();
  // The first page of a visit: what was before is another site.
  const { key } = useLocation();
  return (
    <>
      <PageHero title={texts.alreadyPremium} lead={texts.thankYou}>
        <ButtonLink to="/dashboard" variant="primary" size="lg">
          {texts.premiumDashboard}
        </ButtonLink>
        <ButtonLink to="/" size="lg">
          {texts.goHome}
        </ButtonLink>
        <Button variant="ghost" size="lg" onClick={() => (key === 'default' ? navigate('/') : navigate(-1))}>
          {texts.goBack}
        </Button>
      </PageHero>
      <Section title={texts.yourBenefits} id="benefits">
        <FeatureGrid features={benefits()} />
      </Section>
    </>
  );
}
