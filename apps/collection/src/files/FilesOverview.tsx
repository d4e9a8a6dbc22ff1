import type { SeriesFileSummary } from '@hondana/shared/api/types';
import { formatBytes } from '@hondana/shared/ui/format';
import { joinList } from '@hondana/shared/ui/joinTexts';
import { Panel } from '@hondana/shared/ui/Panel';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { t } from '@lingui/core/macro';
import styles from './FilesOverview.module.css';
import { sourceFacts } from './fileTexts.ts';

export function FilesOverview({
  overview,
}: {
  readonly overview: SeriesFileSummary['Overview'] | undefined;
}) {
  const releaseGroups = t({ message: 'Groups', context: 'release groups' });
  const facts = overview
    ? [
        ...sourceFacts(overview),
        { name: t`Total File Size`, value: formatBytes(overview.TotalFileSize) },
        { name: releaseGroups, value: joinList(overview.ReleaseGroups) || t`N/A` },
      ]
    : [t`Episodes`, t`Total File Size`, releaseGroups].map((name) => ({ name, value: undefined }));
  return (
    <Panel title={t`Files Overview`}>
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
