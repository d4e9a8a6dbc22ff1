interface CoverageRow {
  readonly id: string;
  readonly where: string;
  readonly tests: string;
}

/** A specification whose rows are numbered from 1: `S1-001`, `S1-002`, … */
export interface Specification {
  readonly prefix: string;
  readonly rows: number;
}

export type ReadSource = (path: string) => string | undefined;

/** A row of a specification by its number, or a call in backquotes. */
const line = /^\|\s*(S\d-\d{3}|`[^`]+`)\s*\|(.*)\|(.*)\|\s*$/;
const reference = /`([^`]+?) > ([^`]+)`/g;

function rowsOf(table: string): CoverageRow[] {
  return table.split('\n').flatMap((text): CoverageRow[] => {
    const [, id, where, tests] = line.exec(text) ?? [];
    return id === undefined ? [] : [{ id, where: (where ?? '').trim(), tests: (tests ?? '').trim() }];
  });
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The title must match exactly, including placeholders of a parametrised test. Skipped tests don't count. */
export function hasTest(source: string, title: string): boolean {
  const written = [title, title.replaceAll("'", "\\'")].map(escaped).join('|');
  const call = new RegExp(`(\\b(?:test|it)(?:\\.\\w+)*|\\))\\(\\s*(['"\`])(?:${written})\\2\\s*,`, 'g');
  return [...source.matchAll(call)].some(([, callee = '']) => !/\.(skip|todo|fails)/.test(callee));
}

function faultOfTests(tests: string, readSource: ReadSource): string[] {
  if (tests === 'prose' || tests === 'open' || /^open: \S/.test(tests)) return [];
  const named = [...tests.matchAll(reference)];
  const rest = tests
    .replace(reference, '')
    .replace(/<br>|,/g, '')
    .trim();
  if (named.length === 0 || rest !== '') {
    return ['says neither `file > test title`, nor prose, nor open'];
  }
  return named.flatMap(([, file = '', title = '']) => {
    const source = readSource(file);
    if (source === undefined) return [`names ${file}, which does not exist`];
    return hasTest(source, title) ? [] : [`names a test that ${file} does not have: ${title}`];
  });
}

/** Paths or their ends: `draft/edits.ts`, `samples/User.json`. */
export function citedPlaces(table: string): { readonly id: string; readonly place: string }[] {
  return rowsOf(table).flatMap(({ id, where }) =>
    [...where.matchAll(/`([\w./-]+\.(?:tsx?|json))`/g)].map(([, place = '']) => ({ id, place })),
  );
}

/**
 * A test cell holds `file > test title` in backquotes, as often as needed; `prose` for a row that only introduces
 * others; `open` or `open: why` for what is not there yet.
 */
export function rowFaults(table: string, readSource: ReadSource): string[] {
  const found = rowsOf(table);
  const ids = found.map(({ id }) => id);
  return [
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} stands there twice`),
    ...found.flatMap(({ id, where, tests }) => {
      const isCovered = tests !== 'prose' && !tests.startsWith('open');
      const faults = faultOfTests(tests, readSource);
      return [...(isCovered && where === '' ? ['does not say where'] : []), ...faults].map(
        (fault) => `${id} ${fault}`,
      );
    }),
  ];
}

/** Whether the rows are exactly those of the specification. */
export function numberFaults({ prefix, rows }: Specification, table: string): string[] {
  const expected = Array.from({ length: rows }, (_, at) => `${prefix}-${String(at + 1).padStart(3, '0')}`);
  const ids = rowsOf(table).map(({ id }) => id);
  return [
    ...expected.filter((id) => !ids.includes(id)).map((id) => `${id} is left out`),
    ...ids.filter((id) => !expected.includes(id)).map((id) => `${id} is no row of this specification`),
  ];
}

export function coverageCounts(table: string): string {
  const all = rowsOf(table);
  const prose = all.filter(({ tests }) => tests === 'prose').length;
  const open = all.filter(({ tests }) => tests.startsWith('open')).length;
  return `${all.length - prose - open} covered, ${prose} prose, ${open} open`;
}

export function rowNumbersIn(source: string): { readonly id: string; readonly line: number }[] {
  return source
    .split('\n')
    .flatMap((text, at) => [...text.matchAll(/\bS[1-3]-\d{3}\b/g)].map(([id]) => ({ id, line: at + 1 })));
}
