import { releaseOf } from '@hondana/shared/anime/files';
import type { File } from '@hondana/shared/api/types';
import { Link } from '@hondana/shared/navigation';
import { streamAddress } from '@hondana/shared/players/playlist';
import { anidbAddress } from '@hondana/shared/resources/anidb';
import { saveFileRelease } from '@hondana/shared/resources/releaseInfo';
import { useMay } from '@hondana/shared/resources/useMay';
import { Heading } from '@hondana/shared/ui/Heading';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { fileFacts } from '../shared/fileFacts.ts';
import { isPlayable } from '../shared/filePlaylist.ts';
import { PlayFile } from '../shared/PlayFile.tsx';
import { editingAddress } from '../shared/releaseAddresses.ts';
import { CopyableFact } from './CopyableFact.tsx';
import { FactList } from './FactList.tsx';
import styles from './FileDetail.module.css';
import { FileHashes } from './FileHashes.tsx';
import { FileLinks } from './FileLinks.tsx';
import { FilePlaces } from './FilePlaces.tsx';
import { mediaParts } from './mediaFacts.ts';
import { fileFactList, releaseFacts } from './releaseFacts.ts';

export function FileParts({ file }: { readonly file: File }) {
  const { MediaInfo: media } = file;
  const mayEdit = useMay(saveFileRelease);
  const release = releaseOf(file);
  const anidbFileId = release?.anidbFileId;
  const facts = fileFacts(file);
  return (
    <>
      <Part title={t`Locations`}>
        <FilePlaces places={file.Locations} />
      </Part>
      <Part title={t`Series and episodes`}>
        <FileLinks fileId={file.ID} links={file.SeriesIDs ?? []} />
      </Part>
      <Part title={t`File`}>
        <FactList facts={fileFactList(file)} />
      </Part>
      {isPlayable(facts) && (
        <Part title={t`Play`}>
          <PlayFile file={facts} />
          <dl className={styles.facts}>
            <CopyableFact
              name={t`Stream address`}
              copyLabel={t`Copy Stream address`}
              copied={t`Stream address copied!`}
              value={streamAddress(file.ID)}
            />
          </dl>
        </Part>
      )}
      <Part title={t`Hashes`}>
        <FileHashes file={file} />
      </Part>
      <Part title={release?.provider ?? 'AniDB'}>
        {release ? (
          <>
            <FactList facts={releaseFacts(release)} />
            {anidbFileId && (
              <a href={anidbAddress('file', anidbFileId)} target="_blank" rel="noreferrer">
                <Trans>File {anidbFileId} at AniDB</Trans>
              </a>
            )}
          </>
        ) : (
          <p className={styles.quiet}>
            <Trans>This file is not on AniDB.</Trans>
          </p>
        )}
        {mayEdit && (
          <Link to={editingAddress([file.ID]).to}>
            <Trans>Edit Release Info</Trans>
          </Link>
        )}
      </Part>
      <Part title={t`Media`}>
        {media ? (
          <div className={styles.media}>
            {mediaParts(media).map(({ title, facts }) => (
              <section key={title} aria-label={title}>
                <Heading level={4} look="body">
                  {title}
                </Heading>
                <FactList facts={facts} />
              </section>
            ))}
          </div>
        ) : (
          <p className={styles.quiet}>
            <Trans>Not analysed yet.</Trans>
          </p>
        )}
      </Part>
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title} className={styles.part}>
      <Heading level={3} look="large">
        {title}
      </Heading>
      {children}
    </section>
  );
}
