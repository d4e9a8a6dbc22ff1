import { type NoticeText, noticeParts } from '@hondana/shared/overlays/notices';
import { t } from '@lingui/core/macro';
import { type ReactNode, useMemo } from 'react';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import type { BulkItem, FailedItem } from './bulkOperation.ts';
import { FailureList } from './FailureList.tsx';
import { failureGroups } from './failureGroups.ts';

interface FailureBannerProps<Item extends BulkItem> {
  readonly said: NoticeText;
  readonly items: readonly FailedItem<Item>[];
  /** Undefined while nothing can be retried. */
  readonly onRetry?: ((items: readonly FailedItem<Item>[]) => void) | undefined;
  readonly onDismiss: () => void;
  /** Further buttons, after Retry. */
  readonly actions?: ReactNode;
}

/**
 * Failed items by reason, with Retry for one reason or for all.
 * @example
 * <FailureBanner said="Rescan failed for 3 files!" items={failure.items} onRetry={retry} onDismiss={dismissFailure} />
 */
export function FailureBanner<Item extends BulkItem>({
  said,
  items,
  onRetry,
  onDismiss,
  actions,
}: FailureBannerProps<Item>) {
  const { title, text } = noticeParts(said);
  const hasOneReason = useMemo(() => failureGroups(items).length === 1, [items]);
  const mayRetry = items.some((one) => one.mayRetry);
  return (
    <Banner
      tone="danger"
      title={title}
      actions={
        <>
          {mayRetry && onRetry && (
            <Button size="small" onClick={() => onRetry(items)}>
              {hasOneReason ? t`Retry` : t`Retry all`}
            </Button>
          )}
          {actions}
        </>
      }
      onDismiss={onDismiss}
    >
      {text && <p>{text}</p>}
      <FailureList items={items} onRetry={hasOneReason ? undefined : onRetry} />
    </Banner>
  );
}
