import { hash } from '../generate/random.ts';
import type { LogEntry } from './hubEvents.ts';

/** Those that 6 calls otherwise. */
const levels: Partial<Record<LogEntry['Level'], string>> = {
  Info: 'Information',
  Warn: 'Warning',
  Fatal: 'Critical',
};

export const processId = 9377;

export interface LogLineSince6 {
  readonly TimeStamp: string;
  readonly Level: string;
  readonly ThreadID: number;
  readonly ProcessID: number;
  readonly Logger: string;
  readonly Caller: string;
  readonly Message: string;
  readonly Exception?: string;
}

/** What an exception says follows the message's first line. */
export function logLineSince6({ Level, TimeStamp, LoggerName, Message }: LogEntry): LogLineSince6 {
  const end = Message.indexOf('\n');
  return {
    TimeStamp,
    Level: levels[Level] ?? Level,
    ThreadID: 1 + (hash(Date.parse(TimeStamp), Message.length) % 60),
    ProcessID: processId,
    Logger: LoggerName,
    Caller: `${LoggerName}.Execute`,
    Message: end === -1 ? Message : Message.slice(0, end),
    ...(end !== -1 && { Exception: Message.slice(end + 1) }),
  };
}
