import type { ParsedType } from './ParsedFileName.ts';
import { weakWords } from './technical.ts';

/** A way to write the episode. */
export interface Form {
  readonly pattern: RegExp;
  readonly type: ParsedType;
  /** Whether it can mean nothing else. */
  readonly isSure: boolean;
  /** A number in this form is only taken when this agrees. */
  readonly accepts?: (match: RegExpExecArray, isReleased: boolean) => boolean;
}

/** The beginning and the end of a word. */
export const start = String.raw`(?<![\p{L}\p{N}])`;
export const end = String.raw`(?![\p{L}\p{N}])`;
export const dash = String.raw`(?:\s*[-–—]\s+|\s+[-–—]\s*)`;
/** After a number comes the end, a bracket, technical details, or the title of the episode. */
export const after = String.raw`(?=\s*(?:$|[|[(「\]]|~\p{L}|[-–—](?:\s|$)|[:.]\s|${weakWords}))`;
