import { textOf } from '@hondana/shared/language/texts';
import type { SearchText } from '@hondana/shared/navigation/useSearchText';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { plural, t } from '@lingui/core/macro';
import { ListBody } from '../shared/ListBody.tsx';
import { NothingFound } from '../shared/NothingFound.tsx';
import { CrcCheckProgress } from './CrcFilter.tsx';
import { type FileOpening, FileTable } from './FileTable.tsx';
import type { FileKind } from './fileKinds.ts';
import type { DetailLink } from './useDetailAddress.ts';
import type { DumpDialogType } from './useDump.tsx';
import type { Files } from './useFiles.ts';

interface FileListBodyProps {
  readonly kind: FileKind;
  readonly files: Files;
  readonly opening?: FileOpening;
  readonly detailsOf: (fileId: number, index: number) => DetailLink;
  readonly dumpDialog: DumpDialogType | undefined;
}

export function FileListBody({ kind, files, ...rows }: FileListBodyProps) {
  const { list, search, sorting, selecting, differing } = files;
  return (
    <>
      <CrcCheckProgress differing={differing} />
      <ListBody
        list={list}
        countText={(count) => t`${plural(count, { one: '# file', other: '# files' })}`}
        failure={textOf(kind.failure)}
        skeleton={Array<string>(10).fill('100%')}
        empty={differing.isOn ? <NoneDiffers /> : <NoFiles kind={kind} search={search} />}
      >
        <FileTable
          key={list.tableKey}
          label={textOf(kind.title)}
          list={list}
          selecting={selecting}
          sorting={sorting.sorting}
          onSort={sorting.choose}
          kind={kind}
          {...rows}
        />
      </ListBody>
    </>
  );
}

function NoneDiffers() {
  return (
    <EmptyState
      title={t`No file differs from its name`}
      text={t`Each file has the CRC32 that its name says, or no CRC32 in its name.`}
    />
  );
}

function NoFiles({ kind, search }: { readonly kind: FileKind; readonly search: SearchText }) {
  if (search.search === '') return <EmptyState title={textOf(kind.empty)} text={textOf(kind.emptyText)} />;
  return <NothingFound what="files" search={search} />;
}
