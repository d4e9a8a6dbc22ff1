import type { Day, Moment } from '../model/types.ts';

/** `2004-07-06`. */
export function isoDay(day: Day | null): string | null {
  return day === null ? null : new Date(day * 86400000).toISOString().slice(0, 10);
}

export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

export function weekdayOf(day: Day): (typeof weekdays)[number] {
  return weekdays[new Date(day * 86400000).getUTCDay()] ?? 'Sunday';
}

/** `2021-09-09T09:23:04Z`. */
export function isoMoment(moment: Moment): string;
export function isoMoment(moment: Moment | null): string | null;
export function isoMoment(moment: Moment | null): string | null {
  return moment === null ? null : `${new Date(moment).toISOString().slice(0, 19)}Z`;
}

/** With a fraction if there is one: `2021-09-09T09:23:04.52Z`. */
export function isoInstant(moment: Moment | null): string | null {
  return moment === null ? null : new Date(moment).toISOString().replace(/\.?0+Z$/, 'Z');
}

/** A .NET TimeSpan: `00:24:00`, `00:23:41.5000000`. */
export function timeSpan(seconds: number): string {
  const whole = Math.floor(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  const clock = `${two(Math.floor(whole / 3600))}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
  const rest = Math.round((seconds - whole) * 10000000);
  return rest === 0 ? clock : `${clock}.${String(rest).padStart(7, '0')}`;
}

/** Parses a .NET TimeSpan; undefined if invalid. */
export function secondsOf(text: string): number | undefined {
  const match = /^(?:(\d+)\.)?(\d{1,2}):([0-5]\d)(?::([0-5]\d(?:\.\d{1,7})?))?$/.exec(text.trim());
  if (match === null) return undefined;
  const [days, hours, minutes, seconds] = match.slice(1).map((part) => Number(part ?? 0));
  return (((days ?? 0) * 24 + (hours ?? 0)) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0);
}
