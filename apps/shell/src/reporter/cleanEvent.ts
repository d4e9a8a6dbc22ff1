import type { Event, Exception, StackFrame } from '@sentry/browser';
import { placeOf } from './placeOf.ts';

/** Types whose messages the browser writes; others may quote a file, a title or a response. */
const ownWords = ['TypeError', 'ReferenceError', 'RangeError'];

function cleanMessage(type: string, message: string): string {
  if (!ownWords.includes(type)) return 'left out';
  return message
    .replaceAll(/"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”/g, '…')
    .replaceAll(/\b[a-z]+:\/\/\S+/gi, '…')
    .slice(0, 200);
}

function cleanName(name: string | undefined): string | undefined {
  return name !== undefined && /^[\w$.<>? ]{1,80}$/.test(name) ? name : undefined;
}

function cleanException(
  { type = 'Error', value = '', mechanism, stacktrace }: Exception,
  base: string,
): Exception {
  const frames = (stacktrace?.frames ?? []).map(
    ({ filename = '', function: name, lineno, colno }): StackFrame => {
      const known = cleanName(name);
      return {
        filename: placeOf(filename, base),
        ...(known !== undefined && { function: known }),
        ...(lineno !== undefined && { lineno }),
        ...(colno !== undefined && { colno }),
      };
    },
  );
  return {
    type: cleanName(type) ?? 'Error',
    value: cleanMessage(type, value),
    stacktrace: { frames },
    ...(mechanism && { mechanism: { type: mechanism.type, handled: mechanism.handled ?? false } }),
  };
}

function remoteTags(exceptions: readonly Exception[]): Record<string, string> {
  const names = exceptions
    .flatMap(({ stacktrace }) => stacktrace?.frames ?? [])
    .map(({ filename = '' }) => filename);
  const [, remote, version] =
    names
      .toReversed()
      .join('\n')
      .match(/^remotes\/([^/\n]+)\/([^/\n]+)\//m) ?? [];
  return remote && version ? { remote, version } : {};
}

function cleanTrace({ contexts }: Event): Pick<Event, 'contexts'> {
  const trace = contexts?.trace;
  if (!trace) return {};
  const { trace_id, span_id, op, status } = trace;
  return { contexts: { trace: { trace_id, span_id, ...(op && { op }), ...(status && { status }) } } };
}

function headOf({ event_id, timestamp, release }: Event): Event {
  return {
    platform: 'javascript',
    ...(event_id && { event_id }),
    ...(timestamp !== undefined && { timestamp }),
    ...(release && { release }),
  };
}

/** Rebuilds the event from scratch: error type, location in our files, version. */
export function cleanError(event: Event, base: string): Event {
  const values = (event.exception?.values ?? []).map((exception) => cleanException(exception, base));
  const replayId = event.tags?.replayId;
  return {
    ...headOf(event),
    ...cleanTrace(event),
    level: 'error',
    exception: { values },
    tags: { ...remoteTags(values), ...(typeof replayId === 'string' && { replayId }) },
  };
}

/** A span's description through `placeOf`, after the HTTP method. */
function cleanDescription(op: string, description: string, base: string): string | undefined {
  if (!/^(http|resource|pageload|navigation)/.test(op)) return undefined;
  const [, method = '', address = ''] =
    /^((?:GET|POST|PUT|PATCH|DELETE|HEAD) )?(.*)$/.exec(description) ?? [];
  return method + placeOf(address, base);
}

/** Keeps times, kinds, and places without names. */
export function cleanTransaction(event: Event, base: string): Event {
  const spans = (event.spans ?? []).map((span) => {
    const {
      trace_id,
      span_id,
      parent_span_id,
      op = '',
      description = '',
      start_timestamp,
      timestamp,
      status,
    } = span;
    const shown = cleanDescription(op, description, base);
    return {
      ...{ trace_id, span_id, start_timestamp, status: status ?? 'ok', data: {} },
      ...(parent_span_id && { parent_span_id }),
      ...(timestamp !== undefined && { timestamp }),
      ...(op && { op }),
      ...(shown !== undefined && { description: shown }),
    };
  });
  return {
    ...headOf(event),
    ...cleanTrace(event),
    type: 'transaction',
    transaction: placeOf(event.transaction ?? '', base),
    ...(event.start_timestamp !== undefined && { start_timestamp: event.start_timestamp }),
    spans,
  };
}
