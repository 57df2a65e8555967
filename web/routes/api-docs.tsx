import { ApiPage } from '#web/features/developers/api-page.tsx';

export default ApiPage;
