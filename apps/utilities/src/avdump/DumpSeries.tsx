import { animeTypeText } from '@hondana/shared/anime/animeTypeText';
import { BulkReport } from '@hondana/shared/bulk/BulkReport';
import { bulkOperation } from '@hondana/shared/bulk/bulkOperation';
import { useBulkOperation } from '@hondana/shared/bulk/useBulkOperation';
import { anidbAddress } from '@hondana/shared/resources/anidb';
import { perSession } from '@hondana/shared/session/perSession';
import { Button } from '@hondana/shared/ui/Button';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { externalLinkIcon, refreshIcon } from '@hondana/shared/ui/icons';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { SearchField } from '@hondana/shared/ui/SearchField';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { commonShow } from '../manualLink/fileName/factsOf.ts';
import type { DumpedFile } from '../shared/DumpedFile.ts';
import { isDumpInProgress } from '../shared/dumpState.ts';
import { rescanAction } from '../shared/fileActions.ts';
import type { FileFacts } from '../shared/fileFacts.ts';
import { useAnimeSearch } from '../shared/useAnimeSearch.ts';
import styles from './DumpDialog.module.css';

const rescanOperation = perSession((ended) => bulkOperation<FileFacts>(ended));

interface DumpSeriesProps {
  readonly files: readonly DumpedFile[];
}

export function DumpSeries({ files }: DumpSeriesProps) {
  const { text, setText, anime, isLoading, isFetching, failed } = useAnimeSearch(() =>
    commonShow(files.map(({ file }) => file.name)),
  );
  const [hasOpenedLink, setHasOpenedLink] = useState(false);
  const isBusy = files.some(({ state }) => isDumpInProgress(state));

  const operation = useBulkOperation(rescanOperation(), () => {});
  const link = (address: string, label: string) => (
    <LinkButton size="small" icon={externalLinkIcon} href={address} onClick={() => setHasOpenedLink(true)}>
      {label}
    </LinkButton>
  );
  return (
    <div className={styles.step}>
      <p>
        <Trans>
          Add the files to their series on AniDB, using the links from the first step. Then rescan them.
        </Trans>
      </p>
      <SearchField label={t`Search AniDB`} placeholder={t`Search AniDB...`} value={text} onChange={setText} />
      <div aria-busy={isFetching} className={styles.results}>
        {isLoading && <Skeleton width="100%" height="8rem" />}
        {failed && <QueryFailure query={failed} compact title={t`AniDB could not be searched`} />}
        {anime?.length === 0 && !failed && <EmptyState compact title={t`No series found!`} />}
        <ul className={styles.series}>
          {anime?.map(({ ID, Title, Type, EpisodeCount }) => (
            <li key={ID} className={styles.anime}>
              <span className={styles.name}>
                <bdi>{Title}</bdi>
                <span className={styles.state}>
                  {' '}
                  {Type && animeTypeText(Type)}
                  {EpisodeCount
                    ? ` · ${t`${plural(EpisodeCount, { one: '# episode', other: '# episodes' })}`}`
                    : ''}
                </span>
              </span>
              {link(`${anidbAddress('anime', ID)}/release/add`, t`Mass Add`)}
              {link(anidbAddress('anime', ID), t`Check Series`)}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <Button
          variant="primary"
          icon={refreshIcon}
          busy={operation.progress !== undefined}
          disabled={!hasOpenedLink || isBusy}
          onClick={() =>
            void operation.run(
              rescanAction(),
              files.map(({ file }) => file),
            )
          }
        >
          <Trans>Rescan Files</Trans>
        </Button>
        <BulkReport operation={operation} />
        {!hasOpenedLink && (
          <p className={styles.state}>
            <Trans>Open one of the links first.</Trans>
          </p>
        )}
      </div>
    </div>
  );
}
