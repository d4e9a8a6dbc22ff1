import type { BulkItem } from './bulkOperation.ts';
import { FailureBanner } from './FailureBanner.tsx';
import { RunProgress } from './RunProgress.tsx';
import type { BulkOperationState } from './useBulkOperation.ts';

interface BulkReportProps<Item extends BulkItem> {
  readonly operation: Omit<BulkOperationState<Item>, 'run' | 'lookUp'>;
}

/**
 * A bulk operation's progress, and its failures with Retry; renders nothing if there is neither.
 * @example <BulkReport operation={useBulkOperation(releaseOperation(), forget)} />
 */
export function BulkReport<Item extends BulkItem>({ operation }: BulkReportProps<Item>) {
  const { progress, failure, retry, cancel, dismissFailure } = operation;
  const said = failure?.action.failed(failure.items.length);
  return (
    <>
      {failure && said !== undefined && !progress && (
        <FailureBanner said={said} items={failure.items} onRetry={retry} onDismiss={dismissFailure} />
      )}
      {progress && (
        <RunProgress {...progress} total={progress.total > 1 ? progress.total : 0} onCancel={cancel} />
      )}
    </>
  );
}
