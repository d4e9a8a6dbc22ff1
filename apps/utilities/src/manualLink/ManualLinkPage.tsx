import { BulkReport } from '@hondana/shared/bulk/BulkReport';
import { FailureBanner } from '@hondana/shared/bulk/FailureBanner';
import { selectOnly } from '@hondana/shared/bulk/selection';
import { useSelection } from '@hondana/shared/bulk/useSelection';
import { Link, Navigate } from '@hondana/shared/navigation';
import { Button } from '@hondana/shared/ui/Button';
import { ErrorState } from '@hondana/shared/ui/ErrorState';
import { formatNumber } from '@hondana/shared/ui/format';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { useMediaQuery } from '@hondana/shared/ui/useMediaQuery';
import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { PageFrame } from '../shared/PageFrame.tsx';
import {
  clearTargets,
  isReady,
  type LinkDraft,
  setTargets,
  toggleTarget,
  withoutFailures,
  withoutFiles,
} from './LinkDraft.ts';
import { LinkTable } from './LinkTable.tsx';
import { linkDraftStore } from './linkDraftStore.ts';
import styles from './ManualLinkPage.module.css';
import { SeriesPane } from './SeriesPane.tsx';
import { useLinkDraft } from './useLinkDraft.ts';
import { useLinking } from './useLinking.ts';

const list = '/utilities/unrecognized/files';

export function ManualLinkPage() {
  const { draft, error, isFetching, refetch } = useLinkDraft();
  if (draft) return <LinkingDesk draft={draft} />;
  return (
    <PageFrame heading={t`Manual Link`}>
      {error ? (
        <ErrorState
          title={t`The files could not be loaded`}
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        isFetching && <Skeleton width="100%" height="16rem" />
      )}
    </PageFrame>
  );
}

function LinkingDesk({ draft }: { readonly draft: LinkDraft }) {
  const selecting = useSelection({
    total: draft.length,
    itemAt: (index) => draft[index]?.file,
    itemsIn: async (first, last) => draft.slice(first, last + 1).map(({ file }) => file),
  });
  const { link, operation } = useLinking();
  const { change } = linkDraftStore;
  // Stacked, the series comes first: without one there is nothing to choose for the files.
  const isNarrow = useMediaQuery('(width < 64em)');
  if (draft.length === 0 && !operation.progress) return <Navigate to={list} />;

  // Files linked meanwhile stay in the selection's state; leave them out.
  const keys = new Set(draft.map(({ file }) => file.key).filter(selecting.has));
  const ready = draft.filter(isReady).length;
  const done = formatNumber(ready);
  const failed = draft.flatMap(({ file, failure, isTangled = false }) =>
    failure === undefined ? [] : [{ item: file, reason: failure, mayRetry: !isTangled }],
  );
  const chosen = keys.size > 0 ? draft.filter(({ file }) => keys.has(file.key)) : draft;
  const files = (
    <LinkTable
      key="files"
      draft={draft}
      selecting={selecting}
      keys={keys}
      onClear={() => change((before) => clearTargets(before, keys))}
      onRemove={() => change((before) => withoutFiles(before, keys))}
    />
  );
  const series = (
    <SeriesPane
      key="series"
      draft={draft}
      chosen={chosen}
      hasSelection={keys.size > 0}
      onSelect={(some) => selecting.change(selectOnly(some))}
      onPick={(target) => change((before) => toggleTarget(before, keys, target))}
      onFound={(found) => change((before) => setTargets(before, found))}
    />
  );
  return (
    <PageFrame
      heading={t`Manual Link`}
      stacks
      controls={
        <>
          <p role="status" className={styles.count}>
            <Trans>
              {done} of <Plural value={draft.length} one="# file" other="# files" /> ready to link
            </Trans>
          </p>
          <LinkButton component={Link} to={list}>
            <Trans>Back to Files</Trans>
          </LinkButton>
          <Button
            variant="primary"
            busy={operation.progress !== undefined}
            disabled={ready === 0}
            onClick={() => void link(draft)}
          >
            <Trans>
              Link <Plural value={ready} one="# File" other="# Files" />
            </Trans>
          </Button>
        </>
      }
    >
      <BulkReport operation={operation} />
      {failed.length > 0 && !operation.progress && (
        <FailureBanner
          said={t`${plural(failed.length, { one: '# file', other: '# files' })} could not be linked`}
          items={failed}
          onRetry={(items) => {
            const again = new Set(items.map(({ item }) => item.key));
            void link(draft.filter(({ file }) => again.has(file.key)));
          }}
          onDismiss={() => change(withoutFailures)}
        />
      )}
      <div className={styles.panes} inert={operation.progress !== undefined}>
        {isNarrow ? [series, files] : [files, series]}
      </div>
    </PageFrame>
  );
}
