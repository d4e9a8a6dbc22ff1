import type { LogEntry } from './logListener.ts';

/** Levels that servers before 6 call otherwise. */
const levels = new Map([
  ['Information', 'Info'],
  ['Warning', 'Warn'],
  ['Critical', 'Fatal'],
]);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads a line of a server since 6, its exception below its message. None when it is not a line. */
export function logEntrySince6(line: unknown): readonly LogEntry[] {
  if (typeof line !== 'object' || line === null) return [];
  const { Level, TimeStamp, Logger, Caller, Message, Exception }: Readonly<Record<string, unknown>> = {
    ...line,
  };
  if (typeof Level !== 'string' || typeof TimeStamp !== 'string' || typeof Message !== 'string') return [];
  return [
    {
      Level: levels.get(Level) ?? Level,
      TimeStamp,
      LoggerName: textOf(Logger),
      Caller: textOf(Caller),
      Message: typeof Exception === 'string' && Exception !== '' ? `${Message}\n${Exception}` : Message,
    },
  ];
}
