import { themes } from '../../libs/shared/src/testing/accessibilityRules.ts';
import { faults, users, type Visit, windowName, windows } from './matrix.ts';
import type { Results } from './results.ts';
import { sweptRoutes } from './routes.ts';

const maxShown = 40;

function inCode(text: string): string {
  return `\`${text.replaceAll('`', '´').replaceAll(/\s+/g, ' ').slice(0, 300)}\``;
}

function findingLines(results: Results): string[] {
  const visits = new Map<string, string[]>();
  for (const [id, findings] of Object.entries(results.found)) {
    for (const finding of findings) visits.set(finding, [...(visits.get(finding) ?? []), id]);
  }
  const all = [...visits].toSorted(([, a], [, b]) => b.length - a.length);
  const lines = all
    .slice(0, maxShown)
    .map(([finding, ids]) => `- ${inCode(finding)}: ${ids.length}, first at ${ids[0]}`);
  return all.length > maxShown ? [...lines, `- and ${all.length - maxShown} more`] : lines;
}

interface Sweep {
  readonly results: Results;
  readonly visits: readonly Visit[];
  readonly differences: number;
  readonly seconds: number;
}

export function reportOf({ results, visits, differences, seconds }: Sweep): string {
  const visited = visits.filter(({ id }) => id in results.found);
  const faulty = visited.filter(({ id }) => (results.found[id]?.length ?? 0) > 0);
  const rows = sweptRoutes.map(({ pattern }) => {
    const own = (list: readonly Visit[]) => list.filter(({ route }) => route.pattern === pattern).length;
    return `| \`/${pattern}\` | ${own(visits)} | ${own(visited)} | ${own(faulty)} |`;
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
    `- Visits: ${visited.length} of ${visits.length}${visited.length < visits.length ? '; the rest has not been run' : ''}`,
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
