// Prints the section of CHANGELOG.md for a version or tag: node scripts/release-notes.mjs v0.2.0
// Fails when that is not the version of package.json, or when the section is missing or empty.
import { readFileSync } from 'node:fs';

const read = (name) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const version = (process.argv[2] ?? '').replace(/^v/, '');
const { version: packageVersion } = JSON.parse(read('package.json'));

if (version !== packageVersion) fail(`package.json is at version ${packageVersion}, not at "${version}"`);
const sections = read('CHANGELOG.md').split(/^## /m);
const section = sections.find((text) => text.startsWith(`${version} - `));
const notes = section?.slice(section.indexOf('\n')).trim();
if (!notes) fail(`CHANGELOG.md has no section "## ${version} - DATE"`);
console.log(notes);

function fail(reason) {
  console.error(reason);
  process.exit(1);
}
