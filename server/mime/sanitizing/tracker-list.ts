/**
 * Hosts that exist to count opened mails, with their subdomains. A host that also serves real pictures needs a path
 * as well, because what is listed here is never shown.
 */
export const trackerHosts: ReadonlyArray<readonly [host: string, path?: RegExp]> = [
  ['awstrack.me'],
  ['bananatag.com'],
  ['ct.sendgrid.net'],
  ['customeriomail.com', /^\/(?:e\/)?o\//],
  ['doubleclick.net'],
  ['emltrk.com'],
  ['exacttarget.com', /\/open\.aspx$/i],
  ['exct.net', /\/open\.aspx$/i],
  ['facebook.com', /^\/(?:tr\b|email_open_log_pic\.php)/],
  ['getnotify.com'],
  ['google-analytics.com'],
  ['hubspot.com', /\/__pt[a-z]\.gif$|^\/e1t\/o\//],
  ['hubspotemail.net'],
  ['intercom-mail.com', /^\/(?:via\/)?o\b/],
  ['linkedin.com', /^\/emimp\//],
  ['list-manage.com', /^\/track\//],
  ['mailfoogae.appspot.com'],
  ['mailgun.net', /^\/o\//],
  ['mailgun.org', /^\/o\//],
  ['mailtrack.io'],
  ['mandrillapp.com', /^\/track\//],
  ['open.convertkit-mail.com'],
  ['open.convertkit-mail2.com'],
  ['pixel.app.returnpath.net'],
  ['pstmrk.it', /^\/open\b/],
  ['r.superhuman.com'],
  ['rs6.net', /^\/on\.jsp$/],
  ['sparkpostmail.com', /^\/q\//],
  ['track.customer.io'],
  ['track.hubspot.com'],
  ['track.mixmax.com'],
  ['twitter.com', /^\/scribe\//],
  ['via.intercom.io'],
  ['t.yesware.com'],
];

/** Paths that mean the same on any host. */
export const trackerPaths: readonly RegExp[] = [
  /\/(?:wf|track|tracking|trk|email|mail)\/open(?:[/.]|$)/i,
  /\/open\.(?:aspx|php|gif)$/i,
  /\/(?:pixel|beacon|o|t|spy|__pt[a-z])\.gif$/i,
  /\/(?:pixel|beacon|tracking-?pixel)(?:\.png|\/[^/.]*)?$/i,
];
