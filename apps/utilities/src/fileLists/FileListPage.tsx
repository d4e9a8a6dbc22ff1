import { Link } from '@hondana/shared/navigation';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { PageFrame } from '../shared/PageFrame.tsx';
import { PageSearch } from '../shared/PageSearch.tsx';
import type { DumpDialogType } from './DumpButton.tsx';
import { FileListBody } from './FileListBody.tsx';
import { FileSelectionBar } from './FileSelectionBar.tsx';
import type { FileKind } from './fileKinds.ts';
import { fileTabs } from './fileTabs.ts';
import { useFiles } from './useFiles.ts';

interface FileListPageProps {
  readonly kind: FileKind;
  readonly dumpDialog: DumpDialogType;
}

/** Files of one kind that need attention, with everything that can be done to many of them at once. */
export function FileListPage({ kind, dumpDialog }: FileListPageProps) {
  const files = useFiles(kind);
  return (
    <PageFrame
      heading={kind.title}
      tabs={fileTabs}
      controls={
        <>
          <PageSearch label="Search files" search={files.search} />
          {kind.name === 'manuallyLinked' && (
            <LinkButton component={Link} to="/utilities/unrecognized/manually-linked-files">
              By Series
            </LinkButton>
          )}
        </>
      }
    >
      <FileListBody kind={kind} files={files} />
      <FileSelectionBar
        kind={kind}
        files={files}
        dumpDialog={kind.name === 'unrecognized' ? dumpDialog : undefined}
      />
    </PageFrame>
  );
}
