import { retryOnce } from '@hondana/shared/api/retryOnce';
import { useHasPage } from '@hondana/shared/navigation';
import { type SlotContent, useContributions } from '@hondana/shared/remote/slots';
import { newestUnrecognizedFilesQuery } from '@hondana/shared/resources/dashboard';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { formatNumber, plural } from '@hondana/shared/ui/format';
import { checkIcon } from '@hondana/shared/ui/icons';
import { QueryView } from '@hondana/shared/ui/QueryView';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
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
      title="Unrecognized Files"
      to={hasPage ? page : undefined}
      detail={files.data && plural(files.data.Total, 'File', 'Files')}
      busy={files.isPending}
      flush
    >
      <QueryView
        compact
        query={files}
        title="The unrecognized files could not be loaded"
        pending={<RowsSkeleton />}
      >
        {({ List, Total }) =>
          List.length === 0 ? (
            <EmptyState compact icon={checkIcon} title="No unrecognized files. Good job!" />
          ) : (
            <>
              <ul>
                {List.map((file) => (
                  <FileRow key={file.ID} file={file} actions={actions} />
                ))}
              </ul>
              {Total > List.length && (
                <p className={styles.rest}>{`and ${formatNumber(Total - List.length)} more`}</p>
              )}
            </>
          )
        }
      </QueryView>
    </WidgetFrame>
  );
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
