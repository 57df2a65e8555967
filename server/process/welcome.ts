import { brand } from '#contract/brand.ts';
import { commandName } from '#server/lib/command-name.ts';

type Urls = { http: string; smtp: string | null };
type Given = { urls: Urls; domain: string; web: boolean; catchAll: boolean };

/** Printed when the service is up: what to open and what to try next. */
export function welcome({ urls, domain, web, catchAll }: Given): string {
  const whom = catchAll ? 'any address' : `addresses at ${domain}`;
  const health = `Health is at ${urls.http}/readyz.`;
  if (!urls.smtp)
    return web
      ? `\n  ${brand.name} is up: ${urls.http}. Other processes receive the mail (ROLES).\n`
      : `\n  ${brand.name} is up. Other processes serve the pages and receive the mail (ROLES). ${health}\n`;
  const { hostname, port } = new URL(urls.smtp);
  if (!web)
    return `
  ${brand.name} is up.

    Mail comes in  ${hostname}:${port}, for ${whom}

  Other processes serve the pages (ROLES). ${health}
`;
  const first = catchAll
    ? `All mail is in ${urls.http}/inbox/*@*, which asks for the value of CATCH_ALL. To see a first one, run one of these in another terminal`
    : 'To see a first mail: open the page, generate an address, then run one of these in another terminal';
  return `
  ${brand.name} is up.

    Open           ${urls.http}
    Mail comes in  ${hostname}:${port}, for ${whom}

  ${first}

    ${commandName()} send-test ADDRESS
    swaks --server ${hostname}:${port} --to ADDRESS --header 'Subject: Hello' --body 'It works.'

  Ctrl-C stops everything.
`;
}
