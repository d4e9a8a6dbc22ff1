import { formatBytes } from '@hondana/shared/ui/format';
import { plural, t } from '@lingui/core/macro';
import type { SelectedFiles } from './useFileSelection.ts';

/** ` · 4.2 GiB · 2 series`; empty for a whole list: only the number of its files is known. */
export function selectedSizeText({ isInverted, items }: SelectedFiles): string {
  if (isInverted || items.size === 0) return '';
  const files = [...items.values()];
  const series = new Set(files.flatMap(({ seriesId }) => seriesId ?? [])).size;
  const size = formatBytes(files.reduce((sum, file) => sum + file.size, 0));
  return ` · ${size}${series > 0 ? ` · ${t`${plural(series, { one: '# series', other: '# series' })}`}` : ''}`;
}
