import { airDateText, airStatus } from '@hondana/shared/anime/airDates';
import { animeTypeText } from '@hondana/shared/anime/animeTypeText';
import type { Series, SeriesOverview, Title } from '@hondana/shared/api/types';
import { formatNumber, parseTimeSpan, plural } from '@hondana/shared/ui/format';

export interface Fact {
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
  return seconds ? `${formatNumber(Math.round(seconds / 60))} Mins/Episode` : '--';
}

function studioText({ Studios }: SeriesOverview): string {
  return Studios.map(({ Name }) => Name).join(', ') || 'Studio Not Listed';
}

export function keyFacts({ AniDB, Sizes }: Pick<Series, 'AniDB' | 'Sizes'>): string[] {
  return [
    AniDB && animeTypeText(AniDB.Type),
    AniDB && airDateText(AniDB),
    plural(Sizes.Total.Episodes, 'episode', 'episodes'),
    AniDB && airStatus(AniDB),
  ].filter((fact) => fact !== undefined);
}

/** Four facts need the overview; they have no value until it loads. */
export function informationFacts(series: Series, overview: SeriesOverview | undefined): Fact[] {
  const { AniDB, Sizes } = series;
  return [
    { name: 'Type', value: AniDB ? animeTypeText(AniDB.Type) : 'Unknown' },
    { name: 'Source', value: overview && (overview.SourceMaterial || 'Original Work') },
    { name: 'Airdate', value: airDateText(AniDB ?? {}) },
    { name: 'Status', value: airStatus(AniDB ?? {}) },
    { name: 'Episodes', value: formatNumber(Sizes.Total.Episodes) },
    { name: 'Specials', value: formatNumber(Sizes.Total.Specials) },
    { name: 'Length', value: overview && lengthText(overview.RuntimeLength) },
    { name: 'Season', value: overview && (overview.FirstAirSeason || '--') },
    { name: 'Studio', value: overview && studioText(overview) },
  ];
}
