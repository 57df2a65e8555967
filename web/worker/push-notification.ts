type Link = { navigate: string };
type Action = { action: string; title: string };

/** As the server writes it (server/domain/push/push-message.ts). */
export type PushMessage = {
  notification: NotificationOptions & Link & { title: string; tag: string; actions?: (Action & Link)[] };
};

/** Where each press leads: the name of an action, or '' for the notification itself. */
type Links = { [action: string]: string };

/** The notification for the system, which keeps in `data` where it leads. */
export function toNotification({ notification }: PushMessage) {
  const { title, navigate, actions = [], ...shown } = notification;
  const data: Links = { '': navigate };
  for (const one of actions) data[one.action] = one.navigate;
  return {
    title,
    options: {
      ...shown,
      icon: '/icon-192.png',
      actions: actions.map(({ action, title }) => ({ action, title })),
      data,
    },
  };
}

/**
 * The path on this site to which a press leads, no matter who has shown the notification. A press on an action that is not known leads to
 * the same page as one beside it. What belongs to the visitor is stored for the host by which they came, which may not be the one
 * that the server names. A path with two slashes at its beginning would name a host, too.
 */
export function linkOf(links: Links, action: string): string {
  const link = (Object.hasOwn(links, action) ? links[action] : links[''])!;
  const { pathname, search, hash } = new URL(link, 'https://any.invalid');
  return /^\/(?!\/)/.test(pathname) ? pathname + search + hash : '/';
}
