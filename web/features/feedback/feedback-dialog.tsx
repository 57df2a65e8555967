import { useNavigate } from 'react-router';
import { brand } from '#contract/brand.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';

export default function FeedbackDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <Dialog
      title={`How is ${brand.name} working for you?`}
      description="Tell us what works well and what does not. It helps us improve it for everyone."
      onClose={onClose}
    >
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Not now</Button>
        <Button
          variant="primary"
          onClick={() => {
            onClose();
            navigate('/contact?type=feedback');
          }}
        >
          Share feedback
        </Button>
      </div>
    </Dialog>
  );
}
