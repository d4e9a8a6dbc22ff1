import { formatNumber } from '@hondana/shared/ui/format';
import type { RelocationResult } from './renamers.ts';

/** What is wrong with a script, and in which of its lines, counted from 1. */
export interface ScriptFault {
  readonly line: number;
  readonly message: string;
}

/** How renamers name a line: in words, as Lua does (`[string "main"]:3: …`), as C# does (`(3,14): error …`). */
const places = [/\bline (\d+)\b/i, /\]:(\d+):/, /^\((\d+),\d+\): error/];

/** The fault that a message names a line of; undefined where it names none. */
function faultIn(message: string): ScriptFault | undefined {
  const line = places.map((place) => place.exec(message)?.[1]).find((found) => found !== undefined);
  return line === undefined ? undefined : { line: Number(line), message };
}

/** The first fault of the script that any of the results names the line of. */
export function scriptFault(results: Iterable<RelocationResult>): ScriptFault | undefined {
  for (const { IsSuccess, ErrorMessage } of results) {
    const fault = IsSuccess || !ErrorMessage ? undefined : faultIn(ErrorMessage);
    if (fault) return fault;
  }
  return undefined;
}

export const faultText = ({ line, message }: ScriptFault): string => `Line ${formatNumber(line)}: ${message}`;
