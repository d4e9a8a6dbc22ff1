// biome-ignore-all lint/a11y/useSemanticElements: only rows near the view are rendered, which a table element cannot do.
// biome-ignore-all lint/a11y/useFocusableInteractive: the control within each cell takes the focus.

import { Link } from '@hondana/shared/navigation';
import { anidbAddress } from '@hondana/shared/resources/anidb';
import { formatDateTime } from '@hondana/shared/ui/format';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import type { ItemFocus } from '@hondana/shared/ui/VirtualGrid';
import { type MouseEvent, memo } from 'react';
import type { SeriesFacts } from './SeriesFacts.ts';
import styles from './SeriesTable.module.css';

interface SeriesRowProps {
  readonly series: SeriesFacts;
  readonly index: number;
  readonly tabIndex: 0 | -1;
  readonly isSelected: boolean;
  readonly onPress: (index: number, keys: { readonly extend: boolean; readonly add: boolean }) => void;
}

/** Following a link in a row does not select the row. */
const keepFromRow = (event: MouseEvent): void => event.stopPropagation();

/** One series. A press anywhere selects it; its checkbox, which takes the focus, adds it to the selection. */
export const SeriesRow = memo(function SeriesRow({
  series,
  index,
  tabIndex,
  isSelected,
  onPress,
}: SeriesRowProps) {
  const { id, anidbId, name, created } = series;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the checkbox inside does the same by key.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the checkbox inside does the same by key.
    <div
      className={styles.row}
      data-selected={isSelected || undefined}
      onClick={(event) => {
        const isBox = event.target instanceof HTMLInputElement;
        onPress(index, { extend: event.shiftKey, add: isBox || event.ctrlKey || event.metaKey });
      }}
    >
      <span role="cell" className={styles.check}>
        <input
          type="checkbox"
          aria-label={`Select ${name}`}
          checked={isSelected}
          tabIndex={tabIndex}
          data-virtual-item={index}
          className={styles.box}
          // The press on the row, of which this is a part, selects.
          onChange={() => undefined}
        />
      </span>
      <span role="cell" className={styles.id}>
        <span className={styles.prefix}>Shoko </span>
        {id}
      </span>
      <span role="rowheader" title={name} className={styles.name}>
        <Link
          to={`/collection/series/${id}`}
          tabIndex={tabIndex}
          className={styles.link}
          onClick={keepFromRow}
        >
          <bdi>{name}</bdi>
        </Link>
      </span>
      <span role="cell" className={styles.anidb}>
        <a
          href={anidbAddress('anime', anidbId)}
          target="_blank"
          rel="noreferrer"
          tabIndex={tabIndex}
          aria-label={`AniDB ${anidbId}`}
          onClick={keepFromRow}
        >
          <span className={styles.prefix}>AniDB </span>
          {anidbId}
        </a>
      </span>
      <span role="cell" className={styles.created}>
        {formatDateTime(created)}
      </span>
    </div>
  );
});

/** A row whose page is loading. It can take the focus, so that the keys do not stop there. */
export function SeriesRowSkeleton(focus: ItemFocus) {
  return (
    <div className={styles.row} aria-busy="true" {...focus}>
      <span role="cell" className={styles.check} />
      <span role="cell" className={styles.id} />
      <span role="cell" className={styles.name}>
        <Skeleton width="60%" />
      </span>
    </div>
  );
}
