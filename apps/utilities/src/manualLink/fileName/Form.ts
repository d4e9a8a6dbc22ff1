import type { ParsedType } from './ParsedFileName.ts';
import { weakWords } from './technical.ts';

export interface Form {
  readonly pattern: RegExp;
  readonly type: ParsedType;
  /** False if the notation could mean something else. */
  readonly isSure: boolean;
  readonly accepts?: (match: RegExpExecArray, isReleased: boolean) => boolean;
}

/** Word boundaries. */
export const start = String.raw`(?<![\p{L}\p{N}])`;
export const end = String.raw`(?![\p{L}\p{N}])`;
export const dash = String.raw`(?:\s*[-–—]\s+|\s+[-–—]\s*)`;
/** What may follow a number: the end, a bracket, technical details, or the episode's title. */
export const after = String.raw`(?=\s*(?:$|[|[(「\]]|~\p{L}|[-–—](?:\s|$)|[:.]\s|${weakWords}))`;
