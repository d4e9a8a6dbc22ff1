import type { Sandbox } from '../context.ts';
import { notFoundProblem, problem } from '../http/errors.ts';
import type { Query } from '../http/query.ts';
import { type LogLineSince6, logLineSince6, processId } from '../hub/logLineSince6.ts';
import type { Api } from './api.ts';

type Test = (text: string) => boolean;

const modes: Readonly<Record<string, (text: string, wanted: string) => boolean>> = {
  c: (text, wanted) => text.includes(wanted),
  '=': (text, wanted) => text === wanted,
  '^': (text, wanted) => text.startsWith(wanted),
  $: (text, wanted) => text.endsWith(wanted),
};

/** The document's small language: `c#:word`, `=!:word`, `*:/^a/i`; a text without a colon is a substring. */
function testOf(name: string, filter: string): Test {
  const colon = filter.indexOf(':');
  if (colon === -1) return (text) => text.includes(filter);
  const [mode = '', ...flags] = filter.slice(0, colon);
  const wanted = filter.slice(colon + 1);
  const fault = problem({ [name]: [`The filter '${filter}' is not valid.`] });
  if (new Set(flags).size !== flags.length || flags.some((flag) => !'!#'.includes(flag))) throw fault;
  const isNegated = flags.includes('!');
  if (mode === '*') {
    const [, pattern = wanted, options = ''] = /^\/(.*)\/(\w*)$/s.exec(wanted) ?? [];
    const expression = new RegExp(pattern, options);
    return (text) => expression.test(text) !== isNegated;
  }
  // Fuzzy: a substring in any case is the least that it finds.
  const matches = modes[mode === '~' ? 'c' : mode];
  if (matches === undefined) throw fault;
  const fold = (text: string) => (mode === '~' || flags.includes('#') ? text.toLowerCase() : text);
  return (text) => matches(fold(text), fold(wanted)) !== isNegated;
}

/** In order as text, to the ten-millionth of a second, which `Date` cuts off. */
function instantOf(text: string): string | undefined {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return undefined;
  const [, ticks = ''] = /\.\d{3}(\d{1,4})/.exec(text) ?? [];
  return date.toISOString().replace('Z', ticks.padEnd(4, '0'));
}

/** Whether a line passes all filters of the query. @throws 400 problem */
function filterOf(query: Query): (line: LogLineSince6) => boolean {
  const tests: ((line: LogLineSince6) => boolean)[] = [];
  const levels = query
    .text('level')
    ?.split(',')
    .map((level) => level.trim().toLowerCase());
  if (levels !== undefined) tests.push(({ Level }) => levels.includes(Level.toLowerCase()));
  const texts = { logger: 'Logger', caller: 'Caller', message: 'Message', exception: 'Exception' } as const;
  for (const [name, field] of Object.entries(texts)) {
    const filter = query.text(name);
    if (filter === undefined) continue;
    const test = testOf(name, filter);
    tests.push((line) => test(line[field] ?? ''));
  }
  for (const [name, field] of [
    ['processID', 'ProcessID'],
    ['threadID', 'ThreadID'],
  ] as const) {
    const wanted = query.has(name) ? query.number(name, 0) : undefined;
    if (wanted !== undefined) tests.push((line) => line[field] === wanted);
  }
  const [from, to] = ['from', 'to'].map((name) => instantOf(query.text(name) ?? ''));
  if (from !== undefined) tests.push(({ TimeStamp }) => (instantOf(TimeStamp) ?? '') >= from);
  if (to !== undefined) tests.push(({ TimeStamp }) => (instantOf(TimeStamp) ?? '') <= to);
  return (line) => tests.every((test) => test(line));
}

const fileId = 'ffe3bd12-fbe9-5216-b24b-7771f0d7e252';

/** One file: the sandbox's days don't end. */
export function loggingRoutes(api: Api, { hub, clock }: Sandbox): void {
  const startedAt = clock.now();
  const day = startedAt.toISOString().slice(0, 10);

  const file = () => ({
    ID: fileId,
    Date: day,
    DailyNumber: 0,
    Name: `${day}.jsonl`,
    Size: hub.lines.reduce((sum, { Message }) => sum + Message.length + 200, 0),
    IsCurrent: true,
    IsCompressed: false,
    Format: 'jsonl',
    LastModifiedAt: hub.lines.at(-1)?.TimeStamp ?? startedAt.toISOString(),
  });

  const read = (query: Query, isDescending: boolean) => {
    const offset = query.number('offset', 0);
    const limit = query.number('limit', 100);
    if (limit < 0 || limit > 1000) throw problem({ limit: ['The field limit must be between 0 and 1000.'] });
    const found = hub.lines.map(logLineSince6).filter(filterOf(query));
    if (query.boolean('descending', isDescending)) found.reverse();
    const end = offset + limit;
    return { NextOffset: end < found.length ? end : null, Entries: found.slice(offset, end) };
  };

  const checkId = (id: string): void => {
    if (id.toLowerCase() !== fileId) throw notFoundProblem();
  };

  api.get('/api/v3/Logging/File', () => [file()]);
  api.get('/api/v3/Logging/File/Current', file);
  api.get('/api/v3/Logging/File/Current/Read', ({ query }) => read(query, false));
  api.get('/api/v3/Logging/Range/Read', ({ query }) => read(query, true));
  api.get('/api/v3/Logging/ProcessID', () => processId);

  api.get('/api/v3/Logging/File/:fileID', ({ params }) => {
    checkId(params.fileID);
    return file();
  });
  api.get('/api/v3/Logging/File/:fileID/Read', ({ params, query }) => {
    checkId(params.fileID);
    return read(query, false);
  });
}
