// biome-ignore-all lint/a11y/useSemanticElements: only rows near the view are rendered, which a table element cannot do.
// biome-ignore-all lint/a11y/useFocusableInteractive: the control within each cell takes the focus.

import { useLanguage } from '@hondana/shared/language';
import { Link } from '@hondana/shared/navigation';
import { anidbAddress } from '@hondana/shared/resources/anidb';
import { formatDateTime } from '@hondana/shared/ui/format';
import { memo } from 'react';
import { linkInRow, type RowProps, SelectableRow } from '../shared/SelectableRow.tsx';
import type { SeriesFacts } from './SeriesFacts.ts';
import styles from './SeriesTable.module.css';

interface SeriesRowProps extends RowProps {
  readonly series: SeriesFacts;
}

export const SeriesRow = memo(function SeriesRow({ series, ...row }: SeriesRowProps) {
  useLanguage();
  const { id, anidbId, name, created } = series;
  const { index, tabIndex, onPress } = row;
  return (
    <SelectableRow {...row} name={name}>
      <span role="cell" className={styles.id}>
        <span className={styles.prefix}>Shoko </span>
        {id}
      </span>
      <span role="rowheader" title={name} className={styles.name}>
        <Link
          to={`/collection/series/${id}`}
          tabIndex={tabIndex}
          // Without checkboxes, the arrow keys move between names.
          data-virtual-item={onPress ? undefined : index}
          className={styles.link}
          {...linkInRow}
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
          {...linkInRow}
        >
          <span className={styles.prefix}>AniDB </span>
          {anidbId}
        </a>
      </span>
      <span role="cell" className={styles.created}>
        {formatDateTime(created)}
      </span>
    </SelectableRow>
  );
});
