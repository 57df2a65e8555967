import { DevelopersPage } from '#web/features/developers/developers-page.tsx';

export default DevelopersPage;
