import { Link } from '@hondana/shared/navigation';
import { Tooltip } from '@hondana/shared/overlays/tooltip';
import { Button } from '@hondana/shared/ui/Button';
import { formatNumber, plural } from '@hondana/shared/ui/format';
import { Heading } from '@hondana/shared/ui/Heading';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import type { ReactNode } from 'react';
import styles from './LinkingBar.module.css';
import type { MatchCounts } from './links/linkRows.ts';

const names = [
  ['perfect', 'Perfect'],
  ['approximate', 'Approximate'],
  ['fallback', 'Fallback'],
  ['override', 'Override'],
  ['unlinked', 'Not linked'],
] as const;

interface LinkingBarProps {
  readonly seriesId: number;
  readonly name: ReactNode;
  readonly counts: MatchCounts;
  readonly isCounted: boolean;
  /** Undefined without permission to save. */
  readonly unsaved: number | undefined;
  readonly canSave: boolean;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

export function LinkingBar(props: LinkingBarProps) {
  const { seriesId, name, counts, isCounted, unsaved, canSave, onSave, onDiscard } = props;
  const rows = Object.values(counts).reduce((sum, one) => sum + one, 0);
  const save = (
    <Button variant="primary" aria-disabled={!canSave} onClick={canSave ? onSave : undefined}>
      Save Links
    </Button>
  );
  return (
    <header className={styles.bar}>
      <div className={styles.title}>
        <Heading level={1} look="title">
          Metadata Linking
        </Heading>
        <p dir="auto" className={styles.name}>
          {name}
        </p>
      </div>
      <dl aria-label="Matches" aria-busy={!isCounted} className={styles.counts}>
        {names.map(([category, text]) => (
          <div key={category} className={styles.count} data-category={category}>
            <dt>{text}</dt>
            <dd>{isCounted ? formatNumber(counts[category]) : '…'}</dd>
          </div>
        ))}
        <div className={styles.count}>
          <dt>Rows</dt>
          <dd>{isCounted ? formatNumber(rows) : '…'}</dd>
        </div>
      </dl>
      <div className={styles.actions}>
        {unsaved !== undefined && unsaved > 0 && (
          <>
            <span role="status" className={styles.unsaved}>
              {plural(unsaved, 'unsaved change', 'unsaved changes')}
            </span>
            <Button variant="quiet" onClick={onDiscard}>
              Discard
            </Button>
          </>
        )}
        <LinkButton component={Link} to={`/collection/series/${seriesId}`}>
          {unsaved === undefined ? 'Back to series' : 'Cancel'}
        </LinkButton>
        {unsaved !== undefined && (canSave ? save : <Tooltip text="No links to save!">{save}</Tooltip>)}
      </div>
    </header>
  );
}
