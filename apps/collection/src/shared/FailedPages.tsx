import type { SparseList } from '@hondana/shared/lists/useSparseList';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { formatNumber } from '@hondana/shared/ui/format';

interface FailedPagesProps {
  readonly list: Pick<SparseList<unknown>, 'failed' | 'retrying' | 'retry'>;
  readonly noun: 'Entries' | 'Episodes';
}

export function FailedPages({ list: { failed, retrying, retry }, noun }: FailedPagesProps) {
  if (failed.length === 0) return null;
  const texts = failed.map(
    ({ range: { first, last } }) =>
      `${noun} ${formatNumber(first + 1)} to ${formatNumber(last + 1)} could not be loaded.`,
  );
  return (
    <Banner
      tone="danger"
      title={texts.join(' ')}
      actions={
        retry && (
          <Button size="small" busy={retrying} onClick={retry}>
            Retry
          </Button>
        )
      }
    >
      {failed[0]?.error.message}
    </Banner>
  );
}
