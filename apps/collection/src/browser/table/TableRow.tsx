// biome-ignore-all lint/a11y/useSemanticElements: only rows near the view are rendered, which a table element cannot do.
// biome-ignore-all lint/a11y/useFocusableInteractive: the link within the row takes the focus.

import { useLanguage } from '@hondana/shared/language';
import { textOf } from '@hondana/shared/language/texts';
import { useWebUiSettings } from '@hondana/shared/settings';
import { Poster } from '@hondana/shared/ui/Poster';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { memo } from 'react';
import { CardLink } from '../CardLink.tsx';
import type { PlacedCard } from '../cardFacts.ts';
import { tableColumns } from '../listDisplay.ts';
import { cellText, columns } from './columns.ts';
import styles from './TableRow.module.css';

export const TableRow = memo(function TableRow(card: PlacedCard) {
  useLanguage();
  const { facts, details, isPending, urgent } = card;
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
        <CardLink card={card} lang={facts.lang} dir="auto" title={facts.name} className={styles.link ?? ''}>
          {facts.name}
        </CardLink>
      </div>
      {shown.map((name) => {
        const { label, isNumber } = columns[name];
        const text = cellText(name, facts, details);
        return (
          <div key={name} role="cell" data-number={isNumber} className={styles.cell}>
            <span className={styles.label}>{textOf(label)}</span>
            <span className={styles.value}>{text ?? (isPending ? <Skeleton width="3.5rem" /> : '–')}</span>
          </div>
        );
      })}
    </div>
  );
});
