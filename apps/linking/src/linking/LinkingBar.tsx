import { textOf } from '@hondana/shared/language/texts';
import { Link } from '@hondana/shared/navigation';
import { Tooltip } from '@hondana/shared/overlays/tooltip';
import { Button } from '@hondana/shared/ui/Button';
import { formatNumber } from '@hondana/shared/ui/format';
import { Heading } from '@hondana/shared/ui/Heading';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './LinkingBar.module.css';
import type { MatchCounts } from './links/linkRows.ts';

const names = [
  ['perfect', msg`Perfect`],
  ['approximate', msg`Approximate`],
  ['fallback', msg`Fallback`],
  ['override', msg`Override`],
  ['unlinked', msg`Not linked`],
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
      <Trans>Save Links</Trans>
    </Button>
  );
  return (
    <header className={styles.bar}>
      <div className={styles.title}>
        <Heading level={1} look="title">
          <Trans>Metadata Linking</Trans>
        </Heading>
        <p dir="auto" className={styles.name}>
          {name}
        </p>
      </div>
      <dl aria-label={t`Matches`} aria-busy={!isCounted} className={styles.counts}>
        {names.map(([category, name]) => (
          <div key={category} className={styles.count} data-category={category}>
            <dt>{textOf(name)}</dt>
            <dd>{isCounted ? formatNumber(counts[category]) : '…'}</dd>
          </div>
        ))}
        <div className={styles.count}>
          <dt>
            <Trans>Rows</Trans>
          </dt>
          <dd>{isCounted ? formatNumber(rows) : '…'}</dd>
        </div>
      </dl>
      <div className={styles.actions}>
        {unsaved !== undefined && unsaved > 0 && (
          <>
            <span role="status" className={styles.unsaved}>
              {t`${plural(unsaved, { one: '# unsaved change', other: '# unsaved changes' })}`}
            </span>
            <Button variant="quiet" onClick={onDiscard}>
              <Trans>Discard</Trans>
            </Button>
          </>
        )}
        <LinkButton component={Link} to={`/collection/series/${seriesId}`}>
          {unsaved === undefined ? t`Back to series` : t`Cancel`}
        </LinkButton>
        {unsaved !== undefined && (canSave ? save : <Tooltip text={t`No links to save!`}>{save}</Tooltip>)}
      </div>
    </header>
  );
}
