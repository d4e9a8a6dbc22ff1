import { ListFailure } from '@hondana/shared/lists/ListFailure';
import { Button } from '@hondana/shared/ui/Button';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { plural } from '@hondana/shared/ui/format';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import type { SearchText } from '@hondana/shared/ui/useSearchText';
import styles from './FileListPage.module.css';
import { type FileOpening, FileTable } from './FileTable.tsx';
import type { FileKind } from './fileKinds.ts';
import type { Files } from './useFiles.ts';

interface FileListBodyProps {
  readonly kind: FileKind;
  readonly files: Files;
  readonly opening?: FileOpening;
}

/** The files themselves: loading, failed, none, or in rows. */
export function FileListBody({ kind, files, opening }: FileListBodyProps) {
  const { list, search, sorting, selecting } = files;
  return (
    <>
      <p role="status" className={styles.count}>
        {list.total !== undefined && plural(list.total, 'file', 'files')}
      </p>
      <ListFailure list={list} compact title={`${kind.title} could not be loaded`} />
      {list.total === undefined && list.failed.length === 0 && <TableSkeleton />}
      {list.total === 0 && <NoFiles kind={kind} search={search} />}
      {list.total !== undefined && list.total > 0 && (
        <FileTable
          key={list.id}
          label={kind.title}
          list={list}
          selecting={selecting}
          sorting={sorting.sorting}
          onSort={sorting.choose}
          {...(opening && { opening })}
        />
      )}
    </>
  );
}

function NoFiles({ kind, search }: { readonly kind: FileKind; readonly search: SearchText }) {
  if (search.search === '') return <EmptyState title={kind.empty} text={kind.emptyText} />;
  return (
    <EmptyState
      title={kind.empty}
      text={
        <>
          None of them has <q>{search.search}</q> in its path.
        </>
      }
      action={<Button onClick={search.clear}>Clear search</Button>}
    />
  );
}

function TableSkeleton() {
  return (
    <div aria-busy="true" className={styles.skeleton}>
      {Array.from({ length: 10 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholder rows have nothing else.
        <Skeleton key={row} width="100%" />
      ))}
    </div>
  );
}
