import { evaluate, heldOutCases, precision, type Report, recall, tuningCases } from './evaluate.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);
const share = (value: number) => value.toFixed(3);

function printReport(title: string, report: Report): void {
  const { codes, links, kinds, falseCodes } = report;
  print(`\n${title}: ${report.cases} mails`);
  print(
    `  codes  precision ${share(precision(codes))}  recall ${share(recall(codes))}  (${codes.wanted} wanted)`,
  );
  print(
    `  links  precision ${share(precision(links))}  recall ${share(recall(links))}  (${links.wanted} wanted)`,
  );
  print(`  kinds  ${share(precision(kinds))}`);
  print(`  false codes on ${falseCodes.mails} mails without one: ${falseCodes.found}`);
}

/** One row per language: precision and recall of codes, then of links. */
function printLanguages(report: Report): void {
  print('\n  language   codes: precision recall   links: precision recall');
  for (const [language, { codes, links }] of [...report.byLanguage].sort()) {
    const cells = [precision(codes), recall(codes), precision(links), recall(links)].map(share);
    print(`  ${language.padEnd(9)} ${cells.join('  ')}`);
  }
}

const tuning = evaluate(tuningCases);
const heldOut = evaluate(heldOutCases);
printReport('Tuning part', tuning);
printLanguages(tuning);
printReport('Part kept aside', heldOut);
printLanguages(heldOut);
print('\nFailures of the tuning part (those of the other part stay unseen):');
for (const failure of tuning.failures) print(`  ${failure}`);
if (tuning.failures.length === 0) print('  none');
