import { formatNumber } from '@hondana/shared/ui/format';
import { t } from '@lingui/core/macro';
import type { RelocationResult } from './renamers.ts';

/** `line` is 1-based. */
export interface ScriptFault {
  readonly line: number;
  readonly message: string;
}

/** How renamers report a line: in words, like Lua (`[string "main"]:3: …`), or like C# (`(3,14): error …`). */
const places = [/\bline (\d+)\b/i, /\]:(\d+):/, /^\((\d+),\d+\): error/];

function faultIn(message: string): ScriptFault | undefined {
  const line = places.map((place) => place.exec(message)?.[1]).find((found) => found !== undefined);
  return line === undefined ? undefined : { line: Number(line), message };
}

/** The first fault with a line in any of the results. */
export function scriptFault(results: Iterable<RelocationResult>): ScriptFault | undefined {
  for (const { IsSuccess, ErrorMessage } of results) {
    const fault = IsSuccess || !ErrorMessage ? undefined : faultIn(ErrorMessage);
    if (fault) return fault;
  }
  return undefined;
}

export const faultText = ({ line, message }: ScriptFault): string => {
  const number = formatNumber(line);
  return t`Line ${number}: ${message}`;
};
