import { retryOnce } from '@hondana/shared/api/retryOnce';
import { Link, useHasPage } from '@hondana/shared/navigation';
import type { SlotContent } from '@hondana/shared/remote/slots';
import { collectionStatisticsQuery } from '@hondana/shared/resources/dashboard';
import { labelled } from '@hondana/shared/ui/joinTexts';
import { QueryView } from '@hondana/shared/ui/QueryView';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { WidgetFrame } from '../../shared/WidgetFrame.tsx';
import styles from './CollectionStatisticsWidget.module.css';
import { type Statistic, statistics } from './statistics.ts';

function CollectionStatisticsWidget() {
  const collection = useQuery({ ...collectionStatisticsQuery(), retry: retryOnce });
  return (
    <WidgetFrame title={t`Collection Statistics`} busy={collection.isPending}>
      <QueryView
        compact
        query={collection}
        title={t`The statistics could not be loaded`}
        pending={<LinesSkeleton />}
      >
        {(stats) => (
          <div className={styles.groups}>
            {statistics(stats).map((lines) => (
              <dl key={lines[0]?.label} className={styles.lines}>
                {lines.map((line) => (
                  <Line key={line.label} line={line} />
                ))}
              </dl>
            ))}
          </div>
        )}
      </QueryView>
    </WidgetFrame>
  );
}

function Line({ line: { label, value, to = '' } }: { readonly line: Statistic }) {
  const hasPlace = useHasPage(to);
  return (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd className={styles.value}>
        {to !== '' && hasPlace ? (
          <Link to={to} aria-label={labelled(label, value)} className={styles.link}>
            {value}
          </Link>
        ) : (
          value
        )}
      </dd>
    </div>
  );
}

function LinesSkeleton() {
  return (
    <div className={styles.groups}>
      {[4, 2, 3, 3].map((count, group) => (
        <div key={[count, group].join()}>
          {Array.from({ length: count }, (_, line) => (
            <Skeleton key={[group, line].join()} width="100%" />
          ))}
        </div>
      ))}
    </div>
  );
}

export const contribution: SlotContent<'dashboard.widget'> = CollectionStatisticsWidget;
