import { retryOnce } from '@hondana/shared/api/retryOnce';
import { useHasPage } from '@hondana/shared/navigation';
import { type SlotContent, useContributions } from '@hondana/shared/remote/slots';
import { newestUnrecognizedFilesQuery } from '@hondana/shared/resources/dashboard';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { formatNumber } from '@hondana/shared/ui/format';
import { checkIcon } from '@hondana/shared/ui/icons';
import { QueryView } from '@hondana/shared/ui/QueryView';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { WidgetFrame } from '../../shared/WidgetFrame.tsx';
import { FileRow } from './FileRow.tsx';
import styles from './UnrecognizedFilesWidget.module.css';

const page = '/utilities/unrecognized';

function UnrecognizedFilesWidget() {
  const files = useQuery({ ...newestUnrecognizedFilesQuery(), retry: retryOnce });
  const hasPage = useHasPage(page);
  const actions = useContributions('action', { target: 'file' });
  return (
    <WidgetFrame
      title={t`Unrecognized Files`}
      to={hasPage ? page : undefined}
      detail={files.data && countText(files.data.Total)}
      busy={files.isPending}
      flush
    >
      <QueryView
        compact
        query={files}
        title={t`The unrecognized files could not be loaded`}
        pending={<RowsSkeleton />}
      >
        {({ List, Total }) =>
          List.length === 0 ? (
            <EmptyState compact icon={checkIcon} title={t`No unrecognized files. Good job!`} />
          ) : (
            <>
              <ul>
                {List.map((file) => (
                  <FileRow key={file.ID} file={file} actions={actions} />
                ))}
              </ul>
              {Total > List.length && <Rest count={formatNumber(Total - List.length)} />}
            </>
          )
        }
      </QueryView>
    </WidgetFrame>
  );
}

function countText(count: number): string {
  return t`${plural(count, { one: '# File', other: '# Files' })}`;
}

function Rest({ count }: { readonly count: string }) {
  return <p className={styles.rest}>{t`and ${count} more`}</p>;
}

function RowsSkeleton() {
  return (
    <div className={styles.rest}>
      {[90, 70, 80, 60, 85].map((width) => (
        <Skeleton key={width} width={`${width}%`} />
      ))}
    </div>
  );
}

export const contribution: SlotContent<'dashboard.widget'> = UnrecognizedFilesWidget;
