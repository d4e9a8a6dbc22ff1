import { CrcNote } from '@hondana/shared/anime/CrcNote';
import { hashOf } from '@hondana/shared/anime/files';
import { retryOnce } from '@hondana/shared/api/retryOnce';
import type { Episode, File } from '@hondana/shared/api/types';
import { copyText } from '@hondana/shared/overlays/copyText';
import { Sheet } from '@hondana/shared/overlays/sheet';
import { episodeFilesQuery, setEpisodeFavorite } from '@hondana/shared/resources/episodes';
import { useMay } from '@hondana/shared/resources/useMay';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { copyIcon } from '@hondana/shared/ui/icons';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { episodeName } from '../shared/episodeName.ts';
import { EpisodeRating } from './EpisodeRating.tsx';
import { EpisodeUserData } from './EpisodeUserData.tsx';
import { FileActions } from './FileActions.tsx';
import styles from './FileInfo.module.css';
import { fileName, filePath, mediaFacts } from './mediaFacts.ts';

interface FileInfoProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly seriesId: number;
  readonly episode: Episode;
}

export function FileInfo({ open, onOpenChange, seriesId, episode }: FileInfoProps) {
  const mayLike = useMay(setEpisodeFavorite);
  const files = useQuery({
    ...episodeFilesQuery({ episodeId: episode.IDs.ID }),
    enabled: open,
    retry: retryOnce,
  });
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`File Info`} description={episodeName(episode)}>
      <div aria-busy={files.isPending} className={styles.files}>
        <div>
          <p className={styles.term}>
            <Trans>Your rating</Trans>
          </p>
          <EpisodeRating key={episode.IDs.ID} seriesId={seriesId} episode={episode} />
        </div>
        {mayLike && open && (
          <EpisodeUserData key={`data ${episode.IDs.ID}`} seriesId={seriesId} episodeId={episode.IDs.ID} />
        )}
        {files.isPending && <Skeleton shape="block" width="100%" height="12rem" />}
        <QueryFailure query={files} compact title={t`The files could not be loaded`} />
        {files.data?.List.length === 0 && <EmptyState compact title={t`This episode has no files.`} />}
        {files.data?.List.map((file) => (
          <FilePart key={file.ID} file={file} seriesId={seriesId} episodeId={episode.IDs.ID} />
        ))}
      </div>
    </Sheet>
  );
}

interface FilePartProps {
  readonly file: File;
  readonly seriesId: number;
  readonly episodeId: number;
}

function FilePart(props: FilePartProps) {
  const { file } = props;
  const path = filePath(file);
  const shownPath = useRef<HTMLElement>(null);
  return (
    <article className={styles.file}>
      <h3 className={styles.name}>{fileName(file)}</h3>
      {file.IsVariation && (
        <p className={styles.mark}>
          <Trans>Variation</Trans>
        </p>
      )}
      <CrcNote name={fileName(file)} crc32={hashOf(file, 'CRC32')} onlyDifference />
      <dl className={styles.facts}>
        {path && (
          <div className={styles.fact}>
            <dt className={styles.term}>
              <Trans>Location</Trans>
            </dt>
            <dd className={styles.path}>
              <span ref={shownPath} dir="ltr" tabIndex={-1} className={styles.value}>
                {path}
              </span>
              <IconButton
                icon={copyIcon}
                size="small"
                label={t`Copy location`}
                onClick={() => void copyText(path, shownPath.current, t`Location copied!`)}
              />
            </dd>
          </div>
        )}
        {mediaFacts(file).map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.term}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <FileActions {...props} />
    </article>
  );
}
