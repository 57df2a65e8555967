import { brand } from '#contract/brand.ts';
import { commandName } from '#server/lib/command-name.ts';

type Urls = { http: string; smtp: string | null };

/** Printed when the service is up: what to open and what to try next. */
export function welcome({ urls, domain, web }: { urls: Urls; domain: string; web: boolean }): string {
  const health = `Health is at ${urls.http}/readyz.`;
  if (!urls.smtp)
    return web
      ? `\n  ${brand.name} is up: ${urls.http}. Other processes receive the mail (ROLES).\n`
      : `\n  ${brand.name} is up. Other processes serve the pages and receive the mail (ROLES). ${health}\n`;
  const { hostname, port } = new URL(urls.smtp);
  if (!web)
    return `
  ${brand.name} is up.

    Mail comes in  ${hostname}:${port}, for addresses at ${domain}

  Other processes serve the pages (ROLES). ${health}
`;
  return `
  ${brand.name} is up.

    Open           ${urls.http}
    Mail comes in  ${hostname}:${port}, for addresses at ${domain}

  To see a first mail: open the page, generate an address, then run one of these in another terminal

    ${commandName()} send-test ADDRESS
    swaks --server ${hostname}:${port} --to ADDRESS --header 'Subject: Hello' --body 'It works.'

  Ctrl-C stops everything.
`;
}
