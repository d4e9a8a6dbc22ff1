import { readRecordings } from '@hondana/contract/recordings';
import { shapeFaults } from '@hondana/contract/shape';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LogEntry } from '../hub/hubEvents.ts';
import { type Client, clientOf } from './client.ts';

interface Page {
  readonly NextOffset: number | null;
  readonly Entries: readonly {
    readonly Message: string;
    readonly Level: string;
    readonly Exception?: string;
  }[];
}

let client: Client;
beforeEach(async () => {
  client = clientOf({ series: 1, serverVersion: '6.0.0.425' });
  await client.signIn('Default');
  const { hub } = client.server.sandbox;
  hub.lines.length = 0;
  const log = (second: number, Level: LogEntry['Level'], Message: string) =>
    hub.log({
      Level,
      TimeStamp: `2026-11-26T21:02:0${second}Z`,
      LoggerName: second % 2 === 0 ? 'Shoko.Even' : 'Shoko.Odd',
      Caller: '::',
      Message,
    });
  log(1, 'Info', 'Hashing a.mkv');
  log(2, 'Warn', 'Banned: by AniDB');
  log(3, 'Error', 'It failed\n   at A.B()');
  log(4, 'Fatal', 'hashing ended');
});
afterEach(() => client.close());

const read = async (query: string, path = 'File/Current') =>
  (await client.ask(`GET /api/v3/Logging/${path}/Read?${query}`)).json<Page & Record<string, unknown>>();

const messages = async (query: string) => {
  const filter = new URLSearchParams(query).toString();
  return (await read(filter)).Entries.map(({ Message }) => Message);
};

test('answers in the recorded shapes', async () => {
  for (const { name, path, body } of readRecordings('6.0').filter(({ name }) =>
    name.startsWith('Logging_'),
  )) {
    const answer = (await client.ask(`GET ${path}?limit=3`)).json();
    expect(shapeFaults(body, answer), name).toEqual([]);
  }
});

test('pages from the oldest line of the file, and from the newest of a range', async () => {
  expect(await read('limit=3')).toMatchObject({
    NextOffset: 3,
    Entries: [{ Message: 'Hashing a.mkv' }, {}, {}],
  });
  expect(await read('limit=3&offset=3')).toMatchObject({
    NextOffset: null,
    Entries: [{ Level: 'Critical' }],
  });
  expect(await read('limit=1', 'Range')).toMatchObject({ NextOffset: 1, Entries: [{ Level: 'Critical' }] });
  expect(await read('limit=1&descending=false', 'Range')).toMatchObject({
    Entries: [{ Level: 'Information' }],
  });
  expect((await client.ask('GET /api/v3/Logging/Range/Read?limit=1001')).status).toBe(400);
});

test.each([
  ['message=ash', ['Hashing a.mkv', 'hashing ended']],
  ['message=hashing', ['hashing ended']],
  ['message=c#:HASHING', ['Hashing a.mkv', 'hashing ended']],
  ['message=^:Hash', ['Hashing a.mkv']],
  ['message=$#:DB', ['Banned: by AniDB']],
  ['message=c:: by', ['Banned: by AniDB']],
  ['message=c!#:hashing', ['Banned: by AniDB', 'It failed']],
  ['message=*:/^h/i', ['Hashing a.mkv', 'hashing ended']],
  ['exception==!:', ['It failed']],
  ['exception=A.B', ['It failed']],
  ['level=Warning, critical', ['Banned: by AniDB', 'hashing ended']],
  ['levels=Warning', ['Hashing a.mkv', 'Banned: by AniDB', 'It failed', 'hashing ended']],
  ['logger=Odd', ['Hashing a.mkv', 'It failed']],
  ['caller=$:Even.Execute', ['Banned: by AniDB', 'hashing ended']],
  ['from=2026-11-26T21:02:02Z&to=2026-11-26T21:02:03Z', ['Banned: by AniDB', 'It failed']],
  ['processID=1', []],
])('filters by %s', async (query, expected) => {
  expect(await messages(query)).toEqual(expected);
});

test('refuses a filter that it cannot read', async () => {
  const answer = await client.ask('GET /api/v3/Logging/Range/Read?message=!:x');
  expect(answer.json().errors).toHaveProperty('message');
});

test('is for administrators', async () => {
  await client.signIn('alice');
  expect((await client.ask('GET /api/v3/Logging/File/Current/Read')).status).toBe(403);
});
