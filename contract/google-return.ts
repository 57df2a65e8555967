/** Set after a Google sign-in, and read by the login page. */
export const GOOGLE_RETURN_COOKIE = 'mayfly_google_return';
