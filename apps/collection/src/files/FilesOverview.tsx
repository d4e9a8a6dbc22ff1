import type { SeriesFileSummary } from '@hondana/shared/api/types';
import { formatBytes } from '@hondana/shared/ui/format';
import { Panel } from '@hondana/shared/ui/Panel';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import styles from './FilesOverview.module.css';
import { sourceFacts } from './fileTexts.ts';

export function FilesOverview({
  overview,
}: {
  readonly overview: SeriesFileSummary['Overview'] | undefined;
}) {
  const facts = overview
    ? [
        ...sourceFacts(overview),
        { name: 'Total File Size', value: formatBytes(overview.TotalFileSize) },
        { name: 'Groups', value: overview.ReleaseGroups.join(', ') || 'N/A' },
      ]
    : ['Episodes', 'Total File Size', 'Groups'].map((name) => ({ name, value: undefined }));
  return (
    <Panel title="Files Overview">
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value ?? <Skeleton width="6rem" />}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
