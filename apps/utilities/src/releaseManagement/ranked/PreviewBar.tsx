import type { SeriesReleases } from '@hondana/shared/api/types';
import { errorText } from '@hondana/shared/http/ApiError';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { formatBytes } from '@hondana/shared/ui/format';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { placePath } from './placePath.ts';
import styles from './RankedPanel.module.css';
import { affectedEpisodes } from './releaseSelection.ts';
import type { Preview } from './usePreview.ts';

interface PreviewBarProps {
  readonly releases: SeriesReleases;
  readonly preview: Preview;
  /** Releases are being read again. */
  readonly isWaiting: boolean;
  readonly onDelete: () => void;
}

/** What goes, as the server says it. Only what was seen here can be deleted. */
export function PreviewBar({ releases, preview, isWaiting, onDelete }: PreviewBarProps) {
  const { seen, isStale, isLoading, error, load } = preview;
  const files = seen?.deletion?.Files ?? [];
  const count = files.length;
  const size = formatBytes(seen?.deletion?.TotalSizeToDelete ?? 0);
  const episodeCount = affectedEpisodes(releases, new Set(files.map(({ PlaceID }) => PlaceID))).length;
  const isCurrent = seen !== undefined && !isStale;
  return (
    <section aria-label={t`Preview`} className={styles.preview}>
      {error !== undefined && (
        <Banner tone="danger" title={t`The preview could not be loaded`}>
          {errorText(error)}
        </Banner>
      )}
      {isStale && (
        <Banner tone="warning">
          <Trans>The choice or the files have changed since this preview.</Trans>
        </Banner>
      )}
      {seen && (
        <>
          <p role="status" className={styles.sum}>
            {files.length === 0
              ? t`Nothing would be deleted.`
              : t`${plural(count, { one: '# file', other: '# files' })} of ${plural(episodeCount, { one: '# episode', other: '# episodes' })} would be deleted, freeing ${size}.`}
          </p>
          {files.length > 0 && (
            <ul
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
              tabIndex={0}
              aria-label={t`Files in the preview`}
              className={styles.going}
            >
              {files.map((file) => (
                <li key={file.PlaceID}>
                  <bdi>{placePath(file)}</bdi>{' '}
                  <span className={styles.size}>{formatBytes(file.FileSize)}</span>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      <div className={styles.actions}>
        <Button
          variant={isCurrent ? 'secondary' : 'primary'}
          busy={isLoading}
          disabled={isWaiting}
          onClick={() => void load()}
        >
          {seen ? <Trans>Preview again</Trans> : <Trans>Preview</Trans>}
        </Button>
        {files.length > 0 && (
          <Button variant="danger" disabled={!isCurrent || isLoading || isWaiting} onClick={onDelete}>
            {t`Delete ${plural(count, { one: '# file', other: '# files' })}…`}
          </Button>
        )}
      </div>
    </section>
  );
}
