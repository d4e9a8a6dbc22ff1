import type { Series } from '@hondana/shared/api/types';
import { Link } from '@hondana/shared/navigation';
import { episodePageQuery } from '@hondana/shared/resources/episodes';
import { Icon } from '@hondana/shared/ui/Icon';
import { alertIcon } from '@hondana/shared/ui/icons';
import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { missingEpisodesText } from '../shared/countTexts.ts';
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
  const { Episodes, Specials: specials } = series.Sizes.Missing;
  const unaired = useQuery({
    ...episodePageQuery({ seriesId: series.IDs.ID, ...unairedOptions, page: 1 }),
    select: ({ Total }) => Total,
  }).data;
  const warnings: Warning[] = [];
  if (Episodes > 0) {
    warnings.push({
      text: missingEpisodesText(Episodes),
      query: '?type=Normal&includeMissing=only&includeUnaired=false',
    });
  }
  if (specials > 0) {
    warnings.push({
      text: t`${plural(specials, { one: '# special', other: '# specials' })} missing`,
      query: '?type=Special&includeMissing=only&includeUnaired=false',
    });
  }
  if (unaired)
    warnings.push({
      text: t`${plural(unaired, { one: '# not aired yet', other: '# not aired yet' })}`,
      query: '?type=&includeUnaired=only',
    });
  const open = warnings.filter(({ query }) => !isCurrentFilter(filters, query));
  if (open.length === 0) return null;
  return (
    <ul aria-label={t`Warnings`} className={styles.warnings}>
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
