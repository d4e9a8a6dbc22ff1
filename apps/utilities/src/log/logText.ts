import type { LogEntry } from '@hondana/shared/live';

/** From the least to the most serious. */
export const logLevels = ['Trace', 'Debug', 'Info', 'Warn', 'Error', 'Fatal'] as const;

export type LogLevel = (typeof logLevels)[number];

export function isLogLevel(text: string | null): text is LogLevel {
  return logLevels.some((level) => level === text);
}

/** An unknown level counts as most serious, so that no filter hides it. */
export function severity(level: string): number {
  const index = (logLevels as readonly string[]).indexOf(level);
  return index === -1 ? logLevels.length : index;
}

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** `YYYY-MM-DD HH:mm:ss` in the user's time zone (facts 5.15). */
export function logTime(timeStamp: string): string {
  const date = new Date(timeStamp);
  if (Number.isNaN(date.getTime())) return timeStamp;
  const day = `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
  return `${day} ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}:${twoDigits(date.getSeconds())}`;
}

export function logLineText({ TimeStamp, Level, Message }: LogEntry): string {
  return `${logTime(TimeStamp)} ${Level.toUpperCase().padEnd(5)} ${Message}`;
}

/** Case-insensitive; a space matches any white space. Undefined for an empty text. */
export function searchPattern(text: string): RegExp | undefined {
  if (text === '') return undefined;
  return new RegExp(text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/g, '\\s+'), 'iu');
}

export interface MessagePart {
  readonly text: string;
  readonly isFound: boolean;
}

export function messageParts(message: string, pattern: RegExp | undefined): MessagePart[] {
  if (!pattern) return [{ text: message, isFound: false }];
  const parts: MessagePart[] = [];
  let from = 0;
  for (const match of message.matchAll(new RegExp(pattern.source, 'giu'))) {
    if (match.index > from) parts.push({ text: message.slice(from, match.index), isFound: false });
    from = match.index + match[0].length;
    parts.push({ text: match[0], isFound: true });
  }
  if (from < message.length) parts.push({ text: message.slice(from), isFound: false });
  return parts;
}
