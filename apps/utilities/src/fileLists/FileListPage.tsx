import { Button } from '@hondana/shared/ui/Button';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { ErrorState } from '@hondana/shared/ui/ErrorState';
import { plural } from '@hondana/shared/ui/format';
import { SearchField } from '@hondana/shared/ui/SearchField';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { type SearchText, useSearchText } from '@hondana/shared/ui/useSearchText';
import { PageFrame } from '../shared/PageFrame.tsx';
import type { DumpDialogType } from './DumpButton.tsx';
import styles from './FileListPage.module.css';
import { FileSelectionBar } from './FileSelectionBar.tsx';
import { FileTable } from './FileTable.tsx';
import { type FileKind, fileKinds } from './fileKinds.ts';
import { useFileList } from './useFileList.ts';
import { useFileRun } from './useFileRun.ts';
import { useFileSelection } from './useFileSelection.ts';
import { sortOrder, useFileSorting } from './useFileSorting.ts';

interface FileListPageProps {
  readonly kind: FileKind;
  readonly dumpDialog: DumpDialogType;
}

const tabs = {
  label: 'Kinds of files',
  entries: fileKinds.map(({ path, label }) => ({ to: `/utilities/unrecognized/${path}`, label })),
};

/** Files that want somebody’s attention: of one kind, with all that can be done about many at once. */
export function FileListPage({ kind, dumpDialog }: FileListPageProps) {
  const search = useSearchText('q');
  const { chosen, choose } = useFileSorting();
  const sort = sortOrder(chosen, search.search !== '');
  const options = { ...kind.list, sortOrder: sort, search: search.search };
  return (
    <PageFrame
      heading={kind.title}
      tabs={tabs}
      controls={
        <search className={styles.search}>
          <SearchField
            label="Search files"
            placeholder="Search files..."
            value={search.text}
            onChange={search.setText}
            shortcut
          />
        </search>
      }
    >
      <Files
        key={kind.name}
        kind={kind}
        options={options}
        search={search}
        sorting={{ chosen, choose }}
        dumpDialog={dumpDialog}
      />
    </PageFrame>
  );
}

interface FilesProps {
  readonly kind: FileKind;
  readonly options: Parameters<typeof useFileList>[0];
  readonly search: SearchText;
  readonly sorting: ReturnType<typeof useFileSorting>;
  readonly dumpDialog: DumpDialogType;
}

function Files({ kind, options, search, sorting, dumpDialog }: FilesProps) {
  const list = useFileList(options);
  const selecting = useFileSelection(kind.name, list);
  const work = useFileRun(kind.name, selecting.change);

  const [failed] = list.failed;
  return (
    <>
      <p role="status" className={styles.count}>
        {list.total !== undefined && plural(list.total, 'file', 'files')}
      </p>
      {failed && (
        <ErrorState
          compact
          title={`${kind.title} could not be loaded`}
          detail={failed.error.message}
          retrying={list.retrying}
          onRetry={list.retry}
        />
      )}
      {list.total === undefined && !failed && <TableSkeleton />}
      {list.total === 0 && <NoFiles kind={kind} search={search} />}
      {list.total !== undefined && list.total > 0 && (
        <FileTable
          key={list.id}
          label={kind.title}
          list={list}
          selecting={selecting}
          sorting={
            sorting.chosen ?? (search.search === '' ? { column: 'folder', isDescending: false } : undefined)
          }
          onSort={sorting.choose}
        />
      )}
      <FileSelectionBar kind={kind} list={list} selecting={selecting} work={work} dumpDialog={dumpDialog} />
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
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of nothing have nothing else.
        <Skeleton key={row} width="100%" />
      ))}
    </div>
  );
}
