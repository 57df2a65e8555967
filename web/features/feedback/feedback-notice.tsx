import { useNavigate } from 'react-router';
import { Button } from '#web/components/button.tsx';
import { texts } from './texts.tsx';

/** The question in a corner. It does not take the focus. */
export default function FeedbackNotice({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <aside aria-label={texts.feedback} className="flex animate-fade flex-col gap-2 px-4 py-3">
      <p className="text-sm">
        {texts.question({
          strong: (words) => <span className="font-medium">{words}</span>,
          soft: (words) => <span className="text-ink-soft">{words}</span>,
        })}
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
          {texts.share}
        </Button>
        <Button variant="ghost" size="sm" className="min-h-10" onClick={onClose}>
          {texts.notNow}
        </Button>
      </div>
    </aside>
  );
}
