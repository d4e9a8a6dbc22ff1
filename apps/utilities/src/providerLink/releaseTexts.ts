import { fileSourceText } from '@hondana/shared/anime/fileSourceText';
import type { ReleaseCrossReference } from '@hondana/shared/api/types';
import { formatNumber } from '@hondana/shared/ui/format';
import { t } from '@lingui/core/macro';
import type { FoundRelease } from './SearchDraft.ts';

/** Nothing for a whole episode. */
export function coverageText({
  PercentageStart: start,
  PercentageEnd: end,
}: Pick<ReleaseCrossReference, 'PercentageStart' | 'PercentageEnd'>): string {
  return start === 0 && end === 100 ? '' : ` (${formatNumber(start)}–${formatNumber(end)} %)`;
}

/** `AniDB`, `Lab Subs`, `BluRay`, `Version 2` */
export function releaseFactsText({ provider, release }: FoundRelease): readonly string[] {
  const { Group, Source, Version: version } = release;
  return [
    provider,
    Group?.Name ?? t`No group`,
    fileSourceText(Source),
    ...(version > 1 ? [t`Version ${version}`] : []),
  ];
}
