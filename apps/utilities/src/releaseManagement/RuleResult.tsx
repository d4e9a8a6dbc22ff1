import { FailureList } from '@hondana/shared/bulk/FailureList';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { formatBytes } from '@hondana/shared/ui/format';
import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { NearList } from './NearList.tsx';
import styles from './RuleDialog.module.css';
import { RuleSeries } from './RuleSeries.tsx';
import type { RuleOutcomes } from './ruleOutcomes.ts';

/** In rem, collapsed. */
const heightOf = (): number => 2.75;

export function RuleResult({ outcomes }: { readonly outcomes: RuleOutcomes }) {
  const { series, lookedAt, tied, failed } = outcomes;
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const toggle = (id: number): void => {
    const next = new Set(opened);
    if (!next.delete(id)) next.add(id);
    setOpened(next);
  };
  const files = series.reduce((sum, { deleted }) => sum + deleted.length, 0);
  const size = formatBytes(series.reduce((sum, one) => sum + one.freed, 0));
  return (
    <section aria-label={t`Result`} className={styles.result}>
      <p role="status" className={styles.sum}>
        {series.length === 0
          ? t`None of ${plural(lookedAt, { one: '# series', other: '# series' })} would change.`
          : t`${plural(files, { one: '# file', other: '# files' })} would be deleted from ${plural(series.length, { one: '# series', other: '# series' })} of ${plural(lookedAt, { one: '# series', other: '# series' })}, freeing ${size}.`}
      </p>
      {tied > 0 && (
        <p>
          <Trans>
            <Plural value={tied} one="# episode has" other="# episodes have" /> files that these rules can’t
            tell apart: all are kept.
          </Trans>
        </p>
      )}
      {failed.length > 0 && (
        <>
          <p className={styles.warning}>
            <Trans>
              <Plural value={failed.length} one="# series" other="# series" /> could not be read. Nothing is
              chosen there.
            </Trans>
          </p>
          <FailureList
            items={failed.map(({ name, reason }, index) => ({ item: { key: String(index), name }, reason }))}
          />
        </>
      )}
      {series.length === 0 ? (
        <EmptyState compact title={t`Nothing to delete by these rules`} />
      ) : (
        <div ref={setScroller} className={styles.scroller}>
          <NearList
            items={series}
            keyOf={({ id }) => id}
            heightOf={heightOf}
            scroller={scroller}
            renderItem={(one) => (
              <RuleSeries series={one} isOpen={opened.has(one.id)} onToggle={() => toggle(one.id)} />
            )}
          />
        </div>
      )}
    </section>
  );
}
