import { availableImageUrl } from '@hondana/shared/anime/images';
import type { DashboardEpisode } from '@hondana/shared/api/types';
import { Badge } from '@hondana/shared/ui/Badge';
import { Poster } from '@hondana/shared/ui/Poster';
import { AddressLink } from '../shared/AddressLink.tsx';
import { episodeAddress } from '../shared/episodeAddress.ts';
import { episodeLabel } from '../shared/episodeLabel.ts';
import { useToday } from '../shared/useToday.ts';
import styles from './EpisodeList.module.css';
import { episodeState } from './episodeState.ts';

export function EpisodeList({ episodes }: { readonly episodes: readonly DashboardEpisode[] }) {
  return (
    <ul className={styles.list}>
      {episodes.map((episode) => (
        <li key={episode.IDs.ID} className={styles.row}>
          {/* No fallback title: too small, and the title is beside it. */}
          <Poster src={availableImageUrl(episode.SeriesPoster)} title="" className={styles.poster} />
          <div className={styles.text}>
            <AddressLink address={episodeAddress(episode)} className={styles.link}>
              <bdi>{episode.SeriesTitle}</bdi>
            </AddressLink>
            <p>
              <bdi>{episodeLabel(episode)}</bdi>
            </p>
            <State episode={episode} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function State({ episode }: { readonly episode: DashboardEpisode }) {
  const { text, tone } = episodeState(episode, useToday());
  return tone ? <Badge tone={tone}>{text}</Badge> : <p className={styles.remark}>{text}</p>;
}
