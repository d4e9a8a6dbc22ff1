import type { Episode, File } from '@hondana/shared/api/types';
import { Link } from '@hondana/shared/navigation';
import { anidbAddress } from '@hondana/shared/resources/anidb';
import { fileEpisodesQuery } from '@hondana/shared/resources/files';
import { seriesQuery } from '@hondana/shared/resources/series';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { EpisodeLink } from '../shared/EpisodeLink.tsx';
import styles from './FileDetail.module.css';

type SeriesLinks = NonNullable<File['SeriesIDs']>[number];

interface FileLinksProps {
  readonly fileId: number;
  readonly links: readonly SeriesLinks[];
}

export function FileLinks({ fileId, links }: FileLinksProps) {
  const episodes = useQuery(fileEpisodesQuery({ fileId }));
  if (links.length === 0)
    return (
      <p className={styles.quiet}>
        <Trans>Not linked to any episode.</Trans>
      </p>
    );
  return (
    <>
      <QueryFailure query={episodes} compact title={t`The episode names could not be loaded`} />
      <ul className={styles.places}>
        {links.map((link) => (
          <li key={link.SeriesID.AniDB}>
            <SeriesLink link={link} />
            <ul className={styles.episodes}>
              {link.EpisodeIDs.map(({ ID, AniDB, Source }) => (
                <li key={AniDB}>
                  <FileEpisode
                    seriesId={link.SeriesID.ID}
                    episode={episodes.data?.find(({ IDs }) => IDs.ID === ID)}
                    anidbId={AniDB}
                  />
                  {Source === 'User' && (
                    <span className={styles.quiet}>
                      {' '}
                      <Trans>manually linked</Trans>
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}

function SeriesLink({ link: { SeriesID } }: { readonly link: SeriesLinks }) {
  const id = SeriesID.ID ?? 0;
  const { data: series } = useQuery({ ...seriesQuery({ seriesId: id }), enabled: id > 0 });
  return (
    <span className={styles.series}>
      {id > 0 ? (
        <Link to={`/collection/series/${id}`}>
          <bdi>{series?.Name ?? t`Series ${id}`}</bdi>
        </Link>
      ) : (
        <span>
          <Trans>Not in the collection</Trans>
        </span>
      )}
      <a href={anidbAddress('anime', SeriesID.AniDB)} target="_blank" rel="noreferrer">
        AniDB {SeriesID.AniDB}
      </a>
    </span>
  );
}

interface FileEpisodeProps {
  readonly seriesId: number | null | undefined;
  readonly episode: Episode | undefined;
  readonly anidbId: number;
}

function FileEpisode({ seriesId, episode, anidbId }: FileEpisodeProps) {
  if (seriesId && episode) return <EpisodeLink seriesId={seriesId} episode={episode} />;
  return (
    <a href={anidbAddress('episode', anidbId)} target="_blank" rel="noreferrer">
      <Trans>Episode {anidbId} at AniDB</Trans>
    </a>
  );
}
