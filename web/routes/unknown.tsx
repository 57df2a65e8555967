import { UnknownNote } from '#web/features/home/unknown-note.tsx';
import Home from './home.tsx';

export { meta } from './home.tsx';

/** A path that is no page: home, with a line that says so. */
export default () => (
  <>
    <UnknownNote />
    <Home />
  </>
);
