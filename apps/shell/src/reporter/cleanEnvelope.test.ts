import { expect, test } from 'vitest';
import { cleanEnvelope } from './cleanEnvelope.ts';
import { placeOf } from './placeOf.ts';

const base = 'http://box.local:8111/webui/';

test.for([
  [`${base}collection/series/5?search=Naruto#x`, 'collection/…'],
  [base, '/'],
  [`${base}remotes/collection/10.0.0-1a/1.js`, 'remotes/collection/10.0.0-1a/1.js'],
  [`${base}shell/10.0.0-1a/main.js`, 'shell/10.0.0-1a/main.js'],
  ['http://box.local:8111/api/v3/Series/Search?query=Naruto', 'api/v3/Series/…'],
  ['/api/v3/AniDB/Anime/Search/Naruto', 'api/v3/AniDB/…'],
  ['https://elsewhere.example/Naruto.mkv', '…'],
  ['file:///home/alice/remotes/a/b/c.js', '…'],
  ['http://', '…'],
] as const)('reports %s as %s', ([address, place]) => {
  expect(placeOf(address, base)).toBe(place);
});

const secret = 'Naruto 01 [Group].mkv';
const key = '0d9f1f2e-apikey';

/** Every kind of item the library can send, with personal data in every field. */
const items: [{ type: string }, unknown][] = [
  [
    { type: 'event' },
    {
      event_id: 'e1',
      message: secret,
      release: '10.0.0+1a',
      user: { username: secret, ip_address: '{{auto}}' },
      request: { url: `${base}collection?search=${secret}`, headers: { apikey: key } },
      breadcrumbs: [{ message: secret }],
      extra: { file: secret },
      tags: { file: secret, replayId: 'r1' },
      contexts: { trace: { trace_id: 't1', span_id: 's1', data: { url: secret } }, state: { secret } },
      exception: {
        values: [
          {
            type: 'TypeError',
            value: `Cannot read "${secret}" of http://box.local/${secret.replaceAll(' ', '')}`,
            stacktrace: {
              frames: [
                { filename: `${base}shell/10.0.0-1a/main.js`, function: 'draw', vars: { secret } },
                { filename: `${base}remotes/notes/1.0.0-b/2.js?key=${key}`, function: secret, lineno: 7 },
              ],
            },
          },
          { type: 'ApiError', value: `There is no file ${secret}` },
        ],
      },
    },
  ],
  [
    { type: 'transaction' },
    {
      event_id: 'e2',
      transaction: `/webui/collection/series/5/${secret}`,
      measurements: {},
      contexts: { trace: { trace_id: 't', span_id: 's', op: 'pageload', data: { 'lcp.element': secret } } },
      spans: [
        {
          ...{ trace_id: 't', span_id: 's2', op: 'http.client', start_timestamp: 1, timestamp: 2 },
          ...{
            description: `GET http://box.local:8111/api/v3/File/Search/${secret}?apikey=${key}`,
            data: { key },
          },
        },
        { trace_id: 't', span_id: 's3', op: 'ui.interaction.click', start_timestamp: 1, description: secret },
      ],
    },
  ],
  [{ type: 'replay_event' }, { event_id: 'r1', replay_id: 'r1', segment_id: 0, urls: [`${base}${secret}`] }],
  [
    { type: 'replay_recording' },
    `{"segment_id":0}\n${JSON.stringify([
      { type: 4, data: { href: `${base}collection?search=${secret}`, width: 800 } },
      { type: 5, data: { tag: 'breadcrumb', payload: { message: secret } } },
      {
        type: 2,
        data: {
          node: {
            type: 2,
            tagName: 'a',
            attributes: {
              href: secret,
              'aria-label': secret,
              class: 'x',
              style: `background: url(${secret})`,
            },
            childNodes: [{ type: 3, textContent: secret }],
          },
        },
      },
      {
        type: 3,
        data: {
          source: 0,
          attributes: [{ id: 9, attributes: { style: { background: secret }, title: secret } }],
        },
      },
    ])}`,
  ],
  [{ type: 'session' }, { attrs: { user_agent: secret } }],
  [{ type: 'log' }, secret],
];

test('keeps where and in which version it failed, and removes personal data', () => {
  const header = { event_id: 'e1', dsn: key, trace: { transaction: secret, public_key: key } };
  const cleaned = cleanEnvelope([header, items] as never, base);
  const text = JSON.stringify(cleaned);
  const left = (cleaned?.[1] ?? []) as typeof items;
  for (const personal of ['Naruto', 'Group', 'mkv', key, 'box.local', 'webui', 'auto']) {
    expect(text).not.toContain(personal);
  }
  expect(left.map(([{ type }]) => type)).toEqual([
    'event',
    'transaction',
    'replay_event',
    'replay_recording',
  ]);
  const [error, transaction] = left.map(([, payload]) => payload);
  expect(error).toMatchObject({
    release: '10.0.0+1a',
    tags: { remote: 'notes', version: '1.0.0-b', replayId: 'r1' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'Cannot read … of …',
          stacktrace: {
            frames: [
              { filename: 'shell/10.0.0-1a/main.js', function: 'draw' },
              { filename: 'remotes/notes/1.0.0-b/2.js', lineno: 7 },
            ],
          },
        },
        { type: 'ApiError', value: 'left out' },
      ],
    },
  });
  expect(transaction).toMatchObject({
    transaction: 'collection/…',
    spans: [{ description: 'GET api/v3/File/…' }, { op: 'ui.interaction.click' }],
  });
});

test('drops an envelope without any known item', () => {
  expect(cleanEnvelope([{}, [[{ type: 'session' }, {}]]] as never, base)).toBeUndefined();
});
