import { formatNumber } from '@hondana/shared/ui/format';

/** How many of all are there: “12 / 13”. */
export function ofAll(some: number, all: number): string {
  return `${formatNumber(some)} / ${formatNumber(all)}`;
}
