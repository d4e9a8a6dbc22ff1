import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../../../contract/samples/', import.meta.url);

/** One recorded call of the reference with its answer. */
export interface Recording {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly requestBody: unknown;
  readonly status: number;
  readonly contentType: string;
  readonly body: unknown;
}

interface Sample {
  readonly request?: string;
  readonly requestBody?: unknown;
  readonly status?: number;
  readonly contentType?: string;
  readonly body?: unknown;
}

/** Recordings that hold the answer alone, with the call that gave it. */
const bareCalls: Record<string, string> = {
  'init.Status.Failed': 'GET /api/v3/Init/Status',
  'init.Status.Started': 'GET /api/v3/Init/Status',
  'init.Status.Starting': 'GET /api/v3/Init/Status',
};

/** Lists in recordings end in a text that says how many were cut off. */
function whole(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.filter((one) => !(typeof one === 'string' && /^… \d+ more$/.test(one))).map(whole);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, whole(one)]));
}

function fromJson(name: string, text: string): Recording {
  const sample = JSON.parse(text) as Sample;
  const isBare = sample.request === undefined;
  const [method = '', path = ''] = (sample.request ?? bareCalls[name] ?? '').split(' ');
  return {
    name,
    method,
    path,
    requestBody: sample.requestBody ?? null,
    status: sample.status ?? 200,
    contentType: isBare ? 'application/json; charset=utf-8' : (sample.contentType ?? ''),
    body: whole(isBare ? sample : sample.body),
  };
}

/** Every recorded call, by name of its file. */
export function readRecordings(): Recording[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json') || file === 'failed.Series.txt')
    .map((file) => {
      const text = readFileSync(new URL(file, folder), 'utf8');
      if (file.endsWith('.json')) return fromJson(file.replace(/\.json$/, ''), text);
      const [body = '', status = ''] = text.trim().split('\n');
      return {
        name: 'failed.Series',
        method: 'GET',
        path: '/api/v3/Series',
        requestBody: null,
        status: Number(status),
        contentType: 'text/plain; charset=utf-8',
        body,
      };
    });
}

/** One line that a hub sent. */
export interface HubLine {
  readonly target: string;
  readonly args: readonly unknown[];
}

/** A long list in a line was cut off somewhere: what is whole of it is kept. */
function parseLine(line: string): { target: string; arguments: unknown[] } {
  const isWhole = line.endsWith('}');
  const text = isWhole ? line : `${line.slice(0, line.lastIndexOf('},{'))}}]]}`;
  return JSON.parse(text) as { target: string; arguments: unknown[] };
}

/** What a hub sent after its greeting, in order. */
export function readHubLines(hub: 'aggregate' | 'logging'): HubLine[] {
  return readFileSync(new URL(`signalr.${hub}.txt`, folder), 'utf8')
    .split('\n')
    .map((line) => line.replaceAll('\u001e', '').trim())
    .filter((line) => line !== '' && line !== '{}')
    .map(parseLine)
    .map((line) => ({ target: line.target, args: line.arguments }));
}
