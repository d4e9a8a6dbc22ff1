import { formatNumber } from '@hondana/shared/ui/format';

/** `3 / 12` */
export function ofAll(some: number, all: number): string {
  return `${formatNumber(some)} / ${formatNumber(all)}`;
}
