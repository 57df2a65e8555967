import { brand } from '#contract/brand.ts';

type Urls = { http: string; smtp: string | null };

/** What a person at the terminal wants to know next. */
export function welcome({ urls, domain, web }: { urls: Urls; domain: string; web: boolean }): string {
  const health = `Health is at ${urls.http}/readyz.`;
  if (!urls.smtp)
    return web
      ? `\n  ${brand.name} is up: ${urls.http}. Mail comes in elsewhere (ROLES).\n`
      : `\n  ${brand.name} is up. Pages and mail are served elsewhere (ROLES). ${health}\n`;
  const { hostname, port } = new URL(urls.smtp);
  if (!web)
    return `
  ${brand.name} is up.

    Mail comes in  ${hostname}:${port}, for addresses at ${domain}

  Pages are served elsewhere (ROLES). ${health}
`;
  return `
  ${brand.name} is up.

    Open           ${urls.http}
    Mail comes in  ${hostname}:${port}, for addresses at ${domain}

  A first mail: open the page, generate an address, then in another terminal

    npm run mayfly -- send-test ADDRESS
    swaks --server ${hostname}:${port} --to ADDRESS --header 'Subject: Hello' --body 'It works.'

  Ctrl-C stops everything.
`;
}
