/** The page for accounts whose subscription has ended. */
export const EXPIRED_PATH = '/expired-subscription';
