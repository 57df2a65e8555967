import { ContactPage } from '#web/features/pages/contact-page.tsx';

export default ContactPage;
