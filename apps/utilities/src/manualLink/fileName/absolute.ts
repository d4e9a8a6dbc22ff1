import type { Reading } from './reading.ts';

const inParentheses = /^\s*\((?<other>\d{2,4})(?:-\d{2,4})?\)/;
/** `S02E05 - 030 - Title` */
const behindDash = /^\s-\s(?<other>\d{2,4})(?=\s*(?:$|[|[(]|-\s))/;
const absoluteBehind = /^\s(?<other>\d{3,4})(?=\s*(?:$|[|[(]))/;

/** Adds the second number that a name can have: across all seasons, or within the season. */
export function withAbsolute(reading: Reading): Reading {
  if (reading.type !== 'Episode' || reading.first !== reading.last) return reading;
  const { first, season, tail } = reading;
  const running = reading.absolute ?? Number(absoluteBehind.exec(tail)?.groups?.other);
  // AniDB numbers such long shows continuously, whatever seasons others divide them into.
  if (season !== undefined && running > first)
    return { ...reading, first: running, last: running, season: 1 };
  const counted = Number(behindDash.exec(tail)?.groups?.other);
  if (season !== undefined && counted > first) return { ...reading, absolute: counted };
  const other = Number(inParentheses.exec(tail)?.groups?.other);
  if (Number.isNaN(other) || (other >= 1900 && other < 2100)) return reading;
  const lower = Math.min(first, other);
  return { ...reading, first: lower, last: lower, absolute: Math.max(first, other), isSure: other > first };
}
