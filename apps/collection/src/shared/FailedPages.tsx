import type { SparseList } from '@hondana/shared/lists/useSparseList';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { formatNumber } from '@hondana/shared/ui/format';
import { joinSentences } from '@hondana/shared/ui/joinTexts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

interface FailedPagesProps {
  readonly list: Pick<SparseList<unknown>, 'failed' | 'retrying' | 'retry'>;
  readonly kind: 'entries' | 'episodes';
}

export function FailedPages({ list: { failed, retrying, retry }, kind }: FailedPagesProps) {
  if (failed.length === 0) return null;
  const texts = failed.map(({ range }) => {
    const first = formatNumber(range.first + 1);
    const last = formatNumber(range.last + 1);
    return kind === 'entries'
      ? t`Entries ${first} to ${last} could not be loaded.`
      : t`Episodes ${first} to ${last} could not be loaded.`;
  });
  return (
    <Banner
      tone="danger"
      title={joinSentences(texts)}
      actions={
        retry && (
          <Button size="small" busy={retrying} onClick={retry}>
            <Trans>Retry</Trans>
          </Button>
        )
      }
    >
      {failed[0]?.error.message}
    </Banner>
  );
}
