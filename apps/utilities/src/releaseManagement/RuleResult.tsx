import { FailureList } from '@hondana/shared/bulk/FailureList';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { formatBytes, plural } from '@hondana/shared/ui/format';
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
  const freed = series.reduce((sum, one) => sum + one.freed, 0);
  return (
    <section aria-label="Result" className={styles.result}>
      <p role="status" className={styles.sum}>
        {series.length === 0
          ? `None of ${plural(lookedAt, 'series', 'series')} would change.`
          : `${plural(files, 'file', 'files')} would be deleted from ${plural(series.length, 'series', 'series')} of ${plural(lookedAt, 'series', 'series')}, freeing ${formatBytes(freed)}.`}
      </p>
      {tied > 0 && (
        <p>
          {plural(tied, 'episode has', 'episodes have')} files that these rules can’t tell apart: all are
          kept.
        </p>
      )}
      {failed.length > 0 && (
        <>
          <p className={styles.warning}>
            {plural(failed.length, 'series', 'series')} could not be read. Nothing is chosen there.
          </p>
          <FailureList
            items={failed.map(({ name, reason }, index) => ({ item: { key: String(index), name }, reason }))}
          />
        </>
      )}
      {series.length === 0 ? (
        <EmptyState compact title="Nothing to delete by these rules" />
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
