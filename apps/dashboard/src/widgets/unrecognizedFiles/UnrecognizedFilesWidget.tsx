import { newestUnrecognizedFilesQuery } from '@hondana/shared/api/dashboard';
import { retryOnce } from '@hondana/shared/api/retryOnce';
import { useHasPlace } from '@hondana/shared/navigation';
import { type SlotContent, useContributions } from '@hondana/shared/remote/slots';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { formatNumber, plural } from '@hondana/shared/ui/format';
import { checkIcon } from '@hondana/shared/ui/icons';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { WidgetFrame } from '../../shared/WidgetFrame.tsx';
import { Loaded } from '../Loaded.tsx';
import { FileRow } from './FileRow.tsx';
import styles from './UnrecognizedFilesWidget.module.css';

const page = '/utilities/unrecognized';

/** The newest files that nothing is known of. */
function UnrecognizedFilesWidget() {
  const files = useQuery({ ...newestUnrecognizedFilesQuery(), retry: retryOnce });
  const hasPage = useHasPlace(page);
  const actions = useContributions('action', { target: 'file' });
  return (
    <WidgetFrame
      title="Unrecognized Files"
      to={hasPage ? page : undefined}
      detail={files.data && plural(files.data.Total, 'File', 'Files')}
      busy={files.isPending}
      flush
    >
      <Loaded query={files} failure="The unrecognized files could not be loaded" skeleton={<RowsSkeleton />}>
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
      </Loaded>
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
