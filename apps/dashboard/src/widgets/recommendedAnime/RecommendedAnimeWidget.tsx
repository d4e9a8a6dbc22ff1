import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import { availableImageUrl } from '@hondana/shared/anime/images';
import { titleLanguage } from '@hondana/shared/anime/titleLanguage';
import { retryOnce } from '@hondana/shared/api/retryOnce';
import type { AnidbAnime, RecommendedAnime } from '@hondana/shared/api/types';
import type { SlotContent } from '@hondana/shared/remote/slots';
import { anidbAddress, recommendedAnimeQuery } from '@hondana/shared/resources/anidb';
import { Button } from '@hondana/shared/ui/Button';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { QueryView } from '@hondana/shared/ui/QueryView';
import { VisuallyHidden } from '@hondana/shared/ui/VisuallyHidden';
import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Address } from '../../shared/episodeAddress.ts';
import { useShowsRestricted } from '../../shared/useShowsRestricted.ts';
import { WidgetFrame } from '../../shared/WidgetFrame.tsx';
import { Card } from '../Card.tsx';
import { CardsSkeleton } from '../CardsSkeleton.tsx';
import { Strip } from '../Strip.tsx';
import styles from './RecommendedAnimeWidget.module.css';

/** A recommended anime may have been added to the collection since. */
function addressOf({ ID, ShokoID }: AnidbAnime): Address {
  return ShokoID ? { to: `/collection/series/${ShokoID}` } : { href: anidbAddress('anime', ID) };
}

type Recommendation = RecommendedAnime & { readonly Anime: AnidbAnime };

/** The server may no longer have the anime. */
function isWhole(one: RecommendedAnime): one is Recommendation {
  return Boolean(one.Anime);
}

const MatchesDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "dialogs" */ './MatchesDialog.tsx')).MatchesDialog,
);

function matchesText({ SimilarTo }: Recommendation): string {
  return t`${plural(SimilarTo, { one: '# Match', other: '# Matches' })}`;
}

function RecommendedAnimeWidget() {
  const [shown, setShown] = useState<Recommendation>();
  const includeRestricted = useShowsRestricted();
  const anime = useQuery({
    ...recommendedAnimeQuery({ includeRestricted }),
    retry: retryOnce,
    select: ({ List }) => List.filter(isWhole),
  });
  return (
    <WidgetFrame title={t`Recommended Anime`} busy={anime.isPending}>
      <QueryView
        compact
        query={anime}
        title={t`The recommended anime could not be loaded`}
        pending={<CardsSkeleton />}
      >
        {(list) =>
          list.length === 0 ? (
            <EmptyState
              compact
              title={t`No Recommended Anime!`}
              text={t`Watch Anime To Populate This Section.`}
            />
          ) : (
            <Strip label={t`Recommended anime`} items={list} itemKey={({ Anime }) => Anime.ID}>
              {(one, tabIndex) => (
                <div className={styles.place}>
                  <Card
                    address={addressOf(one.Anime)}
                    tabIndex={tabIndex}
                    picture={availableImageUrl(one.Anime.Poster)}
                    title={one.Anime.Title}
                    lang={titleLanguage(one.Anime.Title, one.Anime.Titles)}
                    line={one.Anime.ShokoID ? undefined : matchesText(one)}
                  />
                  {one.Anime.ShokoID && (
                    <Button size="small" variant="quiet" tabIndex={tabIndex} onClick={() => setShown(one)}>
                      <Trans>
                        <Plural value={one.SimilarTo} one="# Match" other="# Matches" />
                        <VisuallyHidden> of {one.Anime.Title}</VisuallyHidden>
                      </Trans>
                    </Button>
                  )}
                </div>
              )}
            </Strip>
          )
        }
      </QueryView>
      {shown?.Anime.ShokoID && (
        <MatchesDialog
          seriesId={shown.Anime.ShokoID}
          title={shown.Anime.Title}
          onClose={() => setShown(undefined)}
        />
      )}
    </WidgetFrame>
  );
}

export const contribution: SlotContent<'dashboard.widget'> = RecommendedAnimeWidget;
