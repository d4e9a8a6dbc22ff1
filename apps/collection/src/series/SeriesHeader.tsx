import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import { languageTag, titleLanguage } from '@hondana/shared/anime/titleLanguage';
import type { Series } from '@hondana/shared/api/types';
import { Link } from '@hondana/shared/navigation';
import { SlotParts } from '@hondana/shared/remote/SlotParts';
import { useContributions } from '@hondana/shared/remote/slots';
import { groupOfSeriesQuery } from '@hondana/shared/resources/series';
import { setSeriesFavorite } from '@hondana/shared/resources/seriesUserData';
import { useMay } from '@hondana/shared/resources/useMay';
import { useWebUiSettings } from '@hondana/shared/settings';
import { Breadcrumb } from '@hondana/shared/ui/Breadcrumb';
import { ClampedText } from '@hondana/shared/ui/ClampedText';
import { Heading } from '@hondana/shared/ui/Heading';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { editIcon } from '@hondana/shared/ui/icons';
import { Picture } from '@hondana/shared/ui/Picture';
import { Poster } from '@hondana/shared/ui/Poster';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties, ReactNode } from 'react';
import { useEditing } from '../editing/EditingProvider.tsx';
import { FactLine } from '../shared/FactLine.tsx';
import { seriesDescription } from './description.ts';
import styles from './SeriesHeader.module.css';
import { alternateTitles, keyFacts } from './seriesFacts.ts';
import { useSeriesPictures } from './useSeriesPictures.ts';

const SeriesActions = lazyPart(
  async () => (await import(/* webpackChunkName: "seriesParts" */ './SeriesActions.tsx')).SeriesActions,
);

const FavoriteButton = lazyPart(
  async () => (await import(/* webpackChunkName: "seriesParts" */ './FavoriteButton.tsx')).FavoriteButton,
);

interface SeriesHeaderProps {
  readonly series: Series;
  /** Previous and next links, where the series was opened from a list. */
  readonly beside: ReactNode;
}

export function SeriesHeader({ series, beside }: SeriesHeaderProps) {
  const filter = useWebUiSettings(({ collection }) => collection.anidb.filterDescription);
  const { data: group } = useQuery(groupOfSeriesQuery({ seriesId: series.IDs.ID }));
  const { poster } = useSeriesPictures(series);
  const { editSeries } = useEditing();
  const mayLike = useMay(setSeriesFavorite);
  const actions = useContributions('action', { target: 'series' });
  const titles = alternateTitles(series);
  const lang = titleLanguage(series.Name, series.AniDB?.Titles);
  return (
    <header className={styles.header}>
      <Poster src={poster} title={series.Name} lang={lang} eager urgent className={styles.poster}>
        {series.AniDB?.Restricted && (
          <span className={styles.restricted}>
            <Trans>18+ Adults Only</Trans>
          </span>
        )}
      </Poster>
      <div
        className={styles.head}
        style={
          {
            '--tools': 1 + (mayLike ? 1 : 0) + (beside ? 2 : 0) + (actions.length > 0 ? 1 : 0),
          } as CSSProperties
        }
      >
        <Breadcrumb className={styles.way}>
          <Link to="/collection">
            <Trans>Collection</Trans>
          </Link>
          {group && group.Size > 1 && <Link to={`/collection/group/${group.IDs.ID}`}>{group.Name}</Link>}
        </Breadcrumb>
        <div className={styles.tools}>
          {beside}
          {mayLike && <FavoriteButton series={series} />}
          <IconButton
            icon={editIcon}
            label={t`Edit Series`}
            variant="secondary"
            size="small"
            aria-haspopup="dialog"
            onClick={() => editSeries(series.IDs.ID)}
          />
          {actions.length > 0 && <SeriesActions offers={actions} seriesId={series.IDs.ID} />}
        </div>
        <Heading level={1} lang={lang} dir="auto" title={series.Name} className={styles.name}>
          {series.Name}
        </Heading>
        {titles.length > 0 && (
          <ClampedText lines={1} className={styles.titles}>
            {titles.map(({ Name, Language }, place) => (
              <span key={Name}>
                {place > 0 && ' · '}
                <bdi lang={languageTag(Language)}>{Name}</bdi>
              </span>
            ))}
          </ClampedText>
        )}
        <FactLine facts={keyFacts(series)} className={styles.facts} />
        <SlotParts slot="series.header" properties={{ seriesId: series.IDs.ID }} inline />
      </div>
      <section aria-label={t`Series Description`} className={styles.description}>
        <ClampedText lines={5}>{seriesDescription(series, filter)}</ClampedText>
      </section>
    </header>
  );
}

export function SeriesBackdrop({ series }: { readonly series: Series }) {
  const { backdrop } = useSeriesPictures(series);
  if (!backdrop) return null;
  return <Picture src={backdrop} alt="" loading="eager" fetchPriority="high" className={styles.backdrop} />;
}
