import { useNavigate } from 'react-router';
import { brand } from '#contract/brand.ts';
import { Button } from '#web/components/button.tsx';

/** The question in a corner. It does not take the focus. */
export default function FeedbackNotice({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <aside aria-label="Feedback" className="flex animate-fade flex-col gap-2 px-4 py-3">
      <p className="text-sm">
        <span className="font-medium">How is {brand.name} working for you?</span>{' '}
        <span className="text-ink-soft">Tell us what works well and what does not.</span>
      </p>
      <div className="flex gap-2">
        <Button
          size="sm"
          className="min-h-10"
          onClick={() => {
            onClose();
            navigate('/contact?type=feedback');
          }}
        >
          Share feedback
        </Button>
        <Button variant="ghost" size="sm" className="min-h-10" onClick={onClose}>
          Not now
        </Button>
      </div>
    </aside>
  );
}
