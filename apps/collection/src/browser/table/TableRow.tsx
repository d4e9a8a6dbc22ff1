// biome-ignore-all lint/a11y/useSemanticElements: only rows near the view are rendered, which a table element cannot do.
// biome-ignore-all lint/a11y/useFocusableInteractive: the link within the row takes the focus.
import { Link } from '@hondana/shared/navigation';
import { useWebUiSettings } from '@hondana/shared/settings';
import { Poster } from '@hondana/shared/ui/Poster';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { memo } from 'react';
import { cardState, type PlacedCard } from '../cardFacts.ts';
import { tableColumns } from '../listDisplay.ts';
import { useCardPrefetch } from '../useCardPrefetch.ts';
import { cellText, columns, type RowDetails } from './columns.ts';
import styles from './TableRow.module.css';

interface TableRowProps extends PlacedCard {
  readonly details: RowDetails | undefined;
  readonly isPending: boolean;
}

export const TableRow = memo(function TableRow({
  facts,
  index,
  origin,
  tabIndex,
  urgent,
  details,
  isPending,
}: TableRowProps) {
  const prefetch = useCardPrefetch(facts);
  const shown = useWebUiSettings(tableColumns);
  return (
    <div className={styles.row}>
      <div role="rowheader" className={styles.heading}>
        <Poster
          src={facts.poster}
          title=""
          lang={facts.lang}
          eager
          urgent={urgent}
          className={styles.poster}
        />
        <Link
          to={facts.to}
          state={cardState({ facts, origin, index })}
          tabIndex={tabIndex}
          data-virtual-item={index}
          lang={facts.lang}
          dir="auto"
          title={facts.name}
          className={styles.link ?? ''}
          draggable={false}
          {...prefetch}
        >
          {facts.name}
        </Link>
      </div>
      {shown.map((name) => {
        const { label, isNumber } = columns[name];
        const text = cellText(name, facts, details);
        return (
          <div key={name} role="cell" data-number={isNumber} className={styles.cell}>
            <span className={styles.label}>{label}</span>
            <span className={styles.value}>{text ?? (isPending ? <Skeleton width="3.5rem" /> : '–')}</span>
          </div>
        );
      })}
    </div>
  );
});
