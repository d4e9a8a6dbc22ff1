import { airDateText, airStatus } from '@hondana/shared/anime/airDates';
import { animeTypeText } from '@hondana/shared/anime/animeTypeText';
import type { Series, SeriesOverview, Title } from '@hondana/shared/api/types';
import { formatNumber, parseTimeSpan } from '@hondana/shared/ui/format';
import { joinList } from '@hondana/shared/ui/joinTexts';
import { plural, t } from '@lingui/core/macro';
import { episodesText } from '../shared/countTexts.ts';
import { sourceMaterialText } from './sourceMaterialText.ts';

export interface Fact {
  readonly kind: string;
  readonly name: string;
  /** Undefined while loading. */
  readonly value: string | undefined;
}

export function alternateTitles(series: Pick<Series, 'Name' | 'AniDB'>): Title[] {
  const seen = new Set([series.Name]);
  return (series.AniDB?.Titles ?? []).filter(({ Name, Type }) => {
    if ((Type !== 'Main' && Type !== 'Official') || seen.has(Name)) return false;
    seen.add(Name);
    return true;
  });
}

function lengthText(runtime: string | null | undefined): string {
  const seconds = runtime ? parseTimeSpan(runtime) : undefined;
  if (!seconds) return '--';
  const minutes = Math.round(seconds / 60);
  return t`${plural(minutes, { one: '# Mins/Episode', other: '# Mins/Episode' })}`;
}

function studioText({ Studios }: SeriesOverview): string {
  return joinList(Studios.map(({ Name }) => Name)) || t`Studio Not Listed`;
}

export function keyFacts({ AniDB, Sizes }: Pick<Series, 'AniDB' | 'Sizes'>): string[] {
  return [
    AniDB && animeTypeText(AniDB.Type),
    AniDB && airDateText(AniDB),
    episodesText(Sizes.Total.Episodes),
    AniDB && airStatus(AniDB),
  ].filter((fact) => fact !== undefined);
}

/** Four facts need the overview; they have no value until it loads. */
export function informationFacts(series: Series, overview: SeriesOverview | undefined): Fact[] {
  const { AniDB, Sizes } = series;
  return [
    { kind: 'type', name: t`Type`, value: AniDB ? animeTypeText(AniDB.Type) : t`Unknown` },
    {
      kind: 'source',
      name: t({ message: 'Source', context: 'what the series is based on' }),
      value: overview && sourceMaterialText(overview.SourceMaterial),
    },
    { kind: 'airdate', name: t`Airdate`, value: airDateText(AniDB ?? {}) },
    { kind: 'status', name: t`Status`, value: airStatus(AniDB ?? {}) },
    { kind: 'episodes', name: t`Episodes`, value: formatNumber(Sizes.Total.Episodes) },
    { kind: 'specials', name: t`Specials`, value: formatNumber(Sizes.Total.Specials) },
    { kind: 'length', name: t`Length`, value: overview && lengthText(overview.RuntimeLength) },
    { kind: 'season', name: t`Season`, value: overview && (overview.FirstAirSeason || '--') },
    { kind: 'studio', name: t`Studio`, value: overview && studioText(overview) },
  ];
}
