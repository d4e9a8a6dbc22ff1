import { readdirSync } from 'node:fs';
import { type ContractVersion, contractFile, readContractFile } from './versions.ts';

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
  /** Of a GET, where there is no `request`. */
  readonly path?: string;
  readonly requestBody?: unknown;
  readonly status?: number;
  readonly contentType?: string;
  readonly body?: unknown;
}

/** For recordings that hold only the answer. */
const answerOnlyCalls: Record<string, string> = {
  'init.Status.Failed': 'GET /api/v3/Init/Status',
  'init.Status.Started': 'GET /api/v3/Init/Status',
  'init.Status.Starting': 'GET /api/v3/Init/Status',
};

/** Drops the text that ends truncated lists: how many entries were cut off. */
function withoutEllipsis(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.filter((one) => !(typeof one === 'string' && /^… \d+ more$/.test(one))).map(withoutEllipsis);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutEllipsis(one)]));
}

function fromJson(name: string, text: string): Recording {
  const sample = JSON.parse(text) as Sample;
  const request = sample.request ?? (sample.path === undefined ? undefined : `GET ${sample.path}`);
  const isAnswerOnly = request === undefined;
  const [method = '', path = ''] = (request ?? answerOnlyCalls[name] ?? '').split(' ');
  return {
    name,
    method,
    path,
    requestBody: sample.requestBody ?? null,
    status: sample.status ?? 200,
    contentType: isAnswerOnly ? 'application/json; charset=utf-8' : (sample.contentType ?? ''),
    body: withoutEllipsis(isAnswerOnly ? sample : sample.body),
  };
}

export function readRecordings(version: ContractVersion): Recording[] {
  return readdirSync(contractFile(version, 'samples'))
    .filter((file) => file.endsWith('.json') || file === 'failed.Series.txt')
    .map((file) => {
      const text = readContractFile(version, `samples/${file}`);
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

export interface HubLine {
  readonly target: string;
  readonly args: readonly unknown[];
}

/** Lines were truncated within long lists; keeps the complete entries. */
function parseLine(line: string): { target: string; arguments: unknown[] } {
  const isWhole = line.endsWith('}');
  const text = isWhole ? line : `${line.slice(0, line.lastIndexOf('},{'))}}]]}`;
  return JSON.parse(text) as { target: string; arguments: unknown[] };
}

/** In order, without the handshake. */
export function readHubLines(version: ContractVersion, hub: 'aggregate' | 'logging'): HubLine[] {
  return readContractFile(version, `samples/signalr.${hub}.txt`)
    .split('\n')
    .map((line) => line.replaceAll('\u001e', '').trim())
    .filter((line) => line !== '' && line !== '{}')
    .map(parseLine)
    .map((line) => ({ target: line.target, args: line.arguments }));
}

/** Of lines that were cut off: an object in an event's body, in a list in it, or in a list that is its body. */
const cutEnds = ['', '}]}', '}}]}', '}]]}'];

/** Undefined for answers to calls and what else is no event. */
function parseFrame(line: string): HubLine | undefined {
  const text = line.replace(/^(key|log)? +/, '');
  for (const end of cutEnds) {
    try {
      const frame = JSON.parse(end === '' ? text : text.slice(0, text.lastIndexOf(',"')) + end);
      return typeof frame.target === 'string' ? { target: frame.target, args: frame.arguments } : undefined;
    } catch {}
  }
  return undefined;
}

/** Of both hubs of 6.0, in order. A line that was cut off lacks the field where it was. */
export function readHubLinesSince6(): HubLine[] {
  return ['signalr/frames.txt', 'signalr/userdata.txt']
    .flatMap((file) => readContractFile('6.0', file).split('\n'))
    .flatMap((line) => parseFrame(line) ?? []);
}
