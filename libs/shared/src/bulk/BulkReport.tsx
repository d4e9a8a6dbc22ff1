import { Button } from '../ui/Button.tsx';
import { formatNumber } from '../ui/format.ts';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import type { BulkItem } from './bulkOperation.ts';
import { FailureBanner } from './FailureBanner.tsx';
import type { BulkOperationState } from './useBulkOperation.ts';

interface BulkReportProps<Item extends BulkItem> {
  readonly operation: Omit<BulkOperationState<Item>, 'run' | 'lookUp'>;
}

/**
 * The progress of a bulk operation, and what failed by its reasons, and Retry where it can help. Renders nothing
 * while there is nothing to report.
 *
 * @example <BulkReport operation={useBulkOperation(releaseOperation(), forget)} />
 */
export function BulkReport<Item extends BulkItem>({ operation }: BulkReportProps<Item>) {
  const { progress, failure, retry, cancel, dismissFailure } = operation;
  const said = failure?.action.failed(failure.items.length);
  const isCounted = progress !== undefined && progress.of > 1;
  return (
    <>
      {failure && said !== undefined && !progress && (
        <FailureBanner said={said} items={failure.items} onRetry={retry} onDismiss={dismissFailure} />
      )}
      {progress && (
        <ProgressBar
          label={progress.label}
          value={isCounted ? progress.through : undefined}
          max={progress.of}
          valueText={
            isCounted ? `${formatNumber(progress.through)} of ${formatNumber(progress.of)}` : undefined
          }
          action={
            <Button size="small" busy={progress.isCancelled} onClick={cancel}>
              Cancel
            </Button>
          }
        />
      )}
    </>
  );
}
