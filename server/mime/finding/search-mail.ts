import { extract, type Found } from '../extracting/extract.ts';
import { decodeBody } from '../reading/decode.ts';
import type { Part } from '../reading/outline.ts';
import type { FinderAnswer, FinderTask, MailToSearch } from './finder.ts';
import { planReading } from './reading-plan.ts';

const MAX_TEXT = 256 * 1024;

/** What the worker does with a task. */
export const answerTask = (task: FinderTask): FinderAnswer =>
  'outline' in task ? planReading(JSON.parse(Buffer.from(task.outline).toString())) : searchMail(task);

function searchMail({ plan, bodies, ownAddresses }: MailToSearch): Found {
  const { subject, from, listUnsubscribe, parts } = plan;
  const textOf = (kind: Part['kind'], between: string) => {
    const texts = parts.flatMap((part, nth) => (part.kind === kind ? [decodeBody(bodies[nth]!, part)] : []));
    return texts.length ? texts.join(between).slice(0, MAX_TEXT) : null;
  };
  return extract({
    subject,
    from,
    listUnsubscribe,
    ownAddresses,
    text: textOf('text', '\n\n'),
    html: textOf('html', '<hr>'),
  });
}
