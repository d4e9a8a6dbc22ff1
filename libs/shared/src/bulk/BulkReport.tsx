import { type NoticeText, noticeParts } from '@hondana/shared/overlays/notices';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { formatNumber } from '../ui/format.ts';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import type { BulkFailure, BulkItem } from './bulkOperation.ts';
import { FailureList } from './FailureList.tsx';
import type { BulkOperationState } from './useBulkOperation.ts';

interface BulkReportProps<Item extends BulkItem> {
  readonly operation: Omit<BulkOperationState<Item>, 'run' | 'lookUp'>;
}

/**
 * The progress of a bulk operation, and what failed, with each reason, and Retry where it can help. Renders nothing
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
        <Failures
          said={said}
          items={failure.items}
          onRetry={failure.mayRetry ? retry : undefined}
          onDismiss={dismissFailure}
        />
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

interface FailuresProps {
  readonly said: NoticeText;
  readonly items: BulkFailure<BulkItem>['items'];
  readonly onRetry: (() => void) | undefined;
  readonly onDismiss: () => void;
}

function Failures({ said, items, onRetry, onDismiss }: FailuresProps) {
  const { title, text } = noticeParts(said);
  return (
    <Banner
      tone="danger"
      title={title}
      actions={
        onRetry && (
          <Button size="small" onClick={onRetry}>
            Retry
          </Button>
        )
      }
      onDismiss={onDismiss}
    >
      {text && <p>{text}</p>}
      <FailureList items={items} />
    </Banner>
  );
}
