import { retryOnce } from '@hondana/shared/api/retryOnce';
import type { SlotContent } from '@hondana/shared/remote/slots';
import { seriesSummaryQuery } from '@hondana/shared/resources/dashboard';
import { formatNumber, formatPercent } from '@hondana/shared/ui/format';
import { QueryView } from '@hondana/shared/ui/QueryView';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { WidgetFrame } from '../../shared/WidgetFrame.tsx';
import styles from './MediaTypeWidget.module.css';
import { type TypeShare, typeShares } from './typeShares.ts';

function MediaTypeWidget() {
  const types = useQuery({ ...seriesSummaryQuery(), retry: retryOnce });
  return (
    <WidgetFrame title={t`Media Type`} busy={types.isPending} textOnly>
      <QueryView
        compact
        query={types}
        title={t`The media types could not be loaded`}
        pending={<Bars types={[undefined, undefined, undefined, undefined, undefined]} />}
      >
        {(summary) => <Bars types={typeShares(summary)} />}
      </QueryView>
    </WidgetFrame>
  );
}

function Bars({ types }: { readonly types: readonly (TypeShare | undefined)[] }) {
  return (
    <ul className={styles.list}>
      {types.map((type, place) => (
        <li key={type?.name ?? place}>
          {type ? (
            <p className={styles.text}>
              <span className={styles.name}>{type.name}</span>
              <span>
                {formatNumber(type.count)}
                <span className={styles.share}>{` ${formatPercent(type.share, 2)}`}</span>
              </span>
            </p>
          ) : (
            <Skeleton width="60%" />
          )}
          <div aria-hidden="true" className={styles.track}>
            <div className={styles.bar} style={{ inlineSize: `${(type?.share ?? 0) * 100}%` }} />
          </div>
        </li>
      ))}
    </ul>
  );
}

export const contribution: SlotContent<'dashboard.widget'> = MediaTypeWidget;
