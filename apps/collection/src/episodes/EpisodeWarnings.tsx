import type { Series } from '@hondana/shared/api/types';
import { Link } from '@hondana/shared/navigation';
import { episodePageQuery } from '@hondana/shared/resources/episodes';
import { formatNumber, plural } from '@hondana/shared/ui/format';
import { Icon } from '@hondana/shared/ui/Icon';
import { alertIcon } from '@hondana/shared/ui/icons';
import { useQuery } from '@tanstack/react-query';
import styles from './EpisodeWarnings.module.css';
import { type EpisodeFilters, readFilters } from './episodeFilters.ts';

interface Warning {
  readonly text: string;
  readonly query: string;
}

/** Only the total is read. */
const unairedOptions = { includeUnaired: 'Only', includeMissing: 'False', pageSize: 1 } as const;

export function EpisodeWarnings({
  series,
  filters,
}: {
  readonly series: Series;
  readonly filters: EpisodeFilters;
}) {
  const { Episodes, Specials } = series.Sizes.Missing;
  const unaired = useQuery({
    ...episodePageQuery({ seriesId: series.IDs.ID, ...unairedOptions, page: 1 }),
    select: ({ Total }) => Total,
  }).data;
  const warnings: Warning[] = [];
  if (Episodes > 0) {
    warnings.push({
      text: `${plural(Episodes, 'episode', 'episodes')} missing`,
      query: '?type=Normal&includeMissing=only&includeUnaired=false',
    });
  }
  if (Specials > 0) {
    warnings.push({
      text: `${plural(Specials, 'special', 'specials')} missing`,
      query: '?type=Special&includeMissing=only&includeUnaired=false',
    });
  }
  if (unaired)
    warnings.push({ text: `${formatNumber(unaired)} not aired yet`, query: '?type=&includeUnaired=only' });
  const open = warnings.filter(({ query }) => !isCurrentFilter(filters, query));
  if (open.length === 0) return null;
  return (
    <ul aria-label="Warnings" className={styles.warnings}>
      {open.map(({ text, query }) => (
        <li key={query}>
          <Link to={{ search: query }} replace preventScrollReset className={styles.warning}>
            <Icon icon={alertIcon} size={4} />
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function isCurrentFilter(filters: EpisodeFilters, query: string): boolean {
  return JSON.stringify(readFilters(new URLSearchParams(query))) === JSON.stringify(filters);
}
