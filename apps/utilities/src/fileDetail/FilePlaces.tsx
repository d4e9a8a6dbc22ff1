import { folderIdOf } from '@hondana/shared/anime/files';
import type { File } from '@hondana/shared/api/types';
import { importFoldersQuery } from '@hondana/shared/resources/importFolders';
import { Badge } from '@hondana/shared/ui/Badge';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { missingPath, visibleName } from '../shared/fileFacts.ts';
import styles from './FileDetail.module.css';

export function FilePlaces({ places }: { readonly places: File['Locations'] }) {
  const folders = useQuery({
    ...importFoldersQuery(),
    select: (all) => new Map(all.map(({ ID, Name }) => [ID, Name])),
  }).data;
  if (places.length === 0) return <p className={styles.quiet}>{missingPath()}</p>;
  return (
    <ul className={styles.places}>
      {places.map((place) => {
        const folderId = folderIdOf(place);
        const { AbsolutePath, RelativePath } = place;
        return (
          <li key={place.ID}>
            <span className={styles.quiet}>
              <bdi>{folders?.get(folderId) ?? t`Import folder ${folderId}`}</bdi>
              {!place.IsAccessible && (
                <Badge tone="danger">
                  <Trans>Not reachable</Trans>
                </Badge>
              )}
            </span>
            <bdi className={styles.path}>{visibleName(AbsolutePath || RelativePath || missingPath())}</bdi>
          </li>
        );
      })}
    </ul>
  );
}
