import { ButtonLink } from '#web/components/button.tsx';
import { PageHero } from '#web/components/page-hero.tsx';

export function PostNotFound() {
  return (
    <PageHero
      title="Article Not Found"
      lead="The article you're looking for doesn't exist or may have been moved."
    >
      <ButtonLink to="/blog" variant="primary">
        ← Back to Blog
      </ButtonLink>
    </PageHero>
  );
}
