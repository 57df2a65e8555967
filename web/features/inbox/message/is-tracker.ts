const trackerHosts = [
  'google-analytics.com',
  'doubleclick.net',
  'list-manage.com',
  'mandrillapp.com',
  'mailchimp.com',
  'sendgrid.net',
  'mailgun.org',
  'mailgun.net',
  'hubspotemail.net',
  'hubspot.com',
  'sparkpostmail.com',
  'customeriomail.com',
  'intercom-mail.com',
  'klaviyomail.com',
  'exacttarget.com',
  'salesforce.com',
  'mailtrack.io',
  'yesware.com',
  'bananatag.com',
  'getnotify.com',
  'emltrk.com',
  'litmus.com',
  'returnpath.net',
  'facebook.com',
];
const trackerPath = /\/(?:open|track(?:ing)?|pixel|beacon|wf\/open|o\.gif|spacer|t\.gif)(?:[/.?]|$)/i;

/** Guesses from its address and size whether an image only reports that the message was read. */
export function isTracker(src: string, width: string | null, height: string | null): boolean {
  const tiny = (size: string | null) => size !== null && Number.parseFloat(size) <= 2;
  if (tiny(width) || tiny(height)) return true;
  const url = URL.parse(src);
  if (!url) return false;
  return (
    trackerPath.test(url.pathname) ||
    trackerHosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
  );
}
