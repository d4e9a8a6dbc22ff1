import { themes } from '../../libs/shared/src/testing/accessibilityRules.ts';
import { faults, users, type Visit, windowName, windows } from './matrix.ts';
import type { Results } from './results.ts';
import { sweptRoutes } from './routes.ts';

const mostShown = 40;

function inCode(text: string): string {
  return `\`${text.replaceAll('`', '´').replaceAll(/\s+/g, ' ').slice(0, 300)}\``;
}

/** One line a finding, with the number of visits it was made on and the first of them. */
function findingLines(results: Results): string[] {
  const visits = new Map<string, string[]>();
  for (const [id, findings] of Object.entries(results.found)) {
    for (const finding of findings) visits.set(finding, [...(visits.get(finding) ?? []), id]);
  }
  const all = [...visits].toSorted(([, a], [, b]) => b.length - a.length);
  const lines = all
    .slice(0, mostShown)
    .map(([finding, ids]) => `- ${inCode(finding)}: ${ids.length}, first at ${ids[0]}`);
  return all.length > mostShown ? [...lines, `- and ${all.length - mostShown} more`] : lines;
}

interface Sweep {
  readonly results: Results;
  /** All that were to be made. */
  readonly visits: readonly Visit[];
  readonly differences: number;
  readonly seconds: number;
}

/** The text of `docs/sweep.md`. */
export function reportOf({ results, visits, differences, seconds }: Sweep): string {
  const ran = visits.filter(({ id }) => id in results.found);
  const faulty = ran.filter(({ id }) => (results.found[id]?.length ?? 0) > 0);
  const rows = sweptRoutes.map(({ pattern }) => {
    const own = (list: readonly Visit[]) => list.filter(({ route }) => route.pattern === pattern).length;
    return `| \`/${pattern}\` | ${own(visits)} | ${own(ran)} | ${own(faulty)} |`;
  });
  const lines = findingLines(results);
  return [
    '# The long suite',
    '',
    'Written by `npm run sweep`; see `tools/sweep`. A visit opens one route for one user in one window before one',
    'server (one of them without internet), with nothing wrong or with one call that misbehaves',
    `(${faults.join(', ')}), and looks at it in ${themes.length} themes: the facts of every page, WCAG 2.2 AA by`,
    'axe, no scrolling sideways, the focus at each press of Tab, the calls that it makes, and the console.',
    `Users: ${users.join(', ')}. Windows: ${windows.map(windowName).join('; ')}.`,
    `Of user, window, server and call, no more than ${differences} differ at once from an administrator’s`,
    'large window before the reference with nothing wrong.',
    '',
    `- Commit: ${results.commit}`,
    `- Visits: ${ran.length} of ${visits.length}${ran.length < visits.length ? '; the rest has not been run' : ''}`,
    `- Visits with findings: ${faulty.length}`,
    `- Last run: ${new Date().toISOString().slice(0, 10)}, ${Math.round(seconds)} s`,
    '',
    '| route | visits | run | with findings |',
    '|---|---|---|---|',
    ...rows,
    '',
    '## Findings',
    '',
    ...(lines.length > 0 ? lines : ['None.']),
    '',
  ].join('\n');
}
