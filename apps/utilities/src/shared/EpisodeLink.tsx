import { episodeNumberText } from '@hondana/shared/anime/episodeType';
import type { Episode } from '@hondana/shared/api/types';
import { Link, type LinkProps } from '@hondana/shared/navigation';

interface EpisodeLinkProps extends Pick<LinkProps, 'tabIndex' | 'onClick'> {
  readonly seriesId: number;
  readonly episode: Episode;
}

export function EpisodeLink({ seriesId, episode: { AniDB, Name }, ...link }: EpisodeLinkProps) {
  const number = AniDB && episodeNumberText(AniDB.Type, AniDB.EpisodeNumber);
  return (
    <Link
      {...link}
      to={`/collection/series/${seriesId}/episodes?${new URLSearchParams({ search: Name.toWellFormed() })}`}
    >
      {number && `${number} `}
      <bdi>{Name}</bdi>
    </Link>
  );
}
