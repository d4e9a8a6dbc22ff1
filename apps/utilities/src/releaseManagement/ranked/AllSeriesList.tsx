import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { formatBytes } from '@hondana/shared/ui/format';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { visibleName } from '../../shared/fileFacts.ts';
import { NearList } from '../NearList.tsx';
import { placePath } from './placePath.ts';
import styles from './RankedPanel.module.css';
import type { DeletionPreview } from './rankedReleases.ts';

interface AllSeriesListProps {
  readonly previews: readonly DeletionPreview[];
  /** Series in which nothing is to be deleted. */
  readonly left: ReadonlySet<number>;
  readonly onLeave: (left: ReadonlySet<number>) => void;
}

export function AllSeriesList({ previews, left, onLeave }: AllSeriesListProps) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const turn = (id: number, isOn: boolean): void => {
    const next = new Set(left);
    if (isOn) next.delete(id);
    else next.add(id);
    onLeave(next);
  };
  return (
    <>
      <Checkbox
        label={t`All series`}
        checked={left.size === 0}
        indeterminate={left.size > 0 && left.size < previews.length}
        onChange={(all) => onLeave(new Set(all ? [] : previews.map(({ SeriesID }) => SeriesID)))}
      />
      <div ref={setScroller} className={styles.allSeries}>
        <NearList
          items={previews}
          keyOf={({ SeriesID }) => SeriesID}
          heightOf={() => 5.5}
          scroller={scroller}
          renderItem={(preview) => (
            <div className={styles.oneSeries}>
              <Checkbox
                label={<bdi>{visibleName(preview.SeriesTitle)}</bdi>}
                description={amountText(preview)}
                checked={!left.has(preview.SeriesID)}
                onChange={(isOn) => turn(preview.SeriesID, isOn)}
              />
              <SeriesFiles preview={preview} />
            </div>
          )}
        />
      </div>
    </>
  );
}

function amountText({ Files, TotalSizeToDelete }: DeletionPreview): string {
  const size = formatBytes(TotalSizeToDelete);
  return t`${plural(Files.length, { one: '# file', other: '# files' })}, ${size}`;
}

function SeriesFiles({ preview }: { readonly preview: DeletionPreview }) {
  const [isOpen, setOpen] = useState(false);
  const name = visibleName(preview.SeriesTitle);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Trans>Files</Trans>
      </summary>
      {isOpen && (
        <ul aria-label={t`Files of ${name}`} className={styles.filesOfSeries}>
          {preview.Files.map((file) => (
            <li key={file.PlaceID}>
              <bdi>{placePath(file)}</bdi>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
