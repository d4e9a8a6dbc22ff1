import { pictureAddress } from '@hondana/shared/anime/pictureAddress';
import { titleLanguage } from '@hondana/shared/anime/titleLanguage';
import { retryOnce } from '@hondana/shared/api/retryOnce';
import type { AnidbAnime, RecommendedAnime } from '@hondana/shared/api/types';
import type { SlotContent } from '@hondana/shared/remote/slots';
import { anidbAddress, recommendedAnimeQuery } from '@hondana/shared/resources/anidb';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { plural } from '@hondana/shared/ui/format';
import { QueryView } from '@hondana/shared/ui/QueryView';
import { useQuery } from '@tanstack/react-query';
import type { Address } from '../../shared/episodeAddress.ts';
import { useShowsRestricted } from '../../shared/useShowsRestricted.ts';
import { WidgetFrame } from '../../shared/WidgetFrame.tsx';
import { Card } from '../Card.tsx';
import { CardsSkeleton } from '../CardsSkeleton.tsx';
import { Strip } from '../Strip.tsx';

/** What the server recommends may since have come into the collection. */
function addressOf({ ID, ShokoID }: AnidbAnime): Address {
  return ShokoID ? { to: `/collection/series/${ShokoID}` } : { href: anidbAddress('anime', ID) };
}

type Recommendation = RecommendedAnime & { readonly Anime: AnidbAnime };

/** An anime that the server no longer knows is none to recommend. */
function isWhole(one: RecommendedAnime): one is Recommendation {
  return Boolean(one.Anime);
}

/** Anime similar to what was watched. */
function RecommendedAnimeWidget() {
  const includeRestricted = useShowsRestricted();
  const anime = useQuery({
    ...recommendedAnimeQuery({ includeRestricted }),
    retry: retryOnce,
    select: ({ List }) => List.filter(isWhole),
  });
  return (
    <WidgetFrame title="Recommended Anime" busy={anime.isPending}>
      <QueryView
        compact
        query={anime}
        title="The recommended anime could not be loaded"
        pending={<CardsSkeleton />}
      >
        {(list) =>
          list.length === 0 ? (
            <EmptyState compact title="No Recommended Anime!" text="Watch Anime To Populate This Section." />
          ) : (
            <Strip label="Recommended anime" items={list} itemKey={({ Anime }) => Anime.ID}>
              {({ Anime, SimilarTo }, tabIndex) => (
                <Card
                  address={addressOf(Anime)}
                  tabIndex={tabIndex}
                  picture={pictureAddress(Anime.Poster)}
                  title={Anime.Title}
                  lang={titleLanguage(Anime.Title, Anime.Titles)}
                  line={plural(SimilarTo, 'Match', 'Matches')}
                />
              )}
            </Strip>
          )
        }
      </QueryView>
    </WidgetFrame>
  );
}

export const contribution: SlotContent<'dashboard.widget'> = RecommendedAnimeWidget;
