import { textOf } from '@hondana/shared/language/texts';
import { Link } from '@hondana/shared/navigation';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { PageFrame } from '../shared/PageFrame.tsx';
import { PageSearch } from '../shared/PageSearch.tsx';
import { CrcFilter } from './CrcFilter.tsx';
import { FileListBody } from './FileListBody.tsx';
import { FileSelectionBar } from './FileSelectionBar.tsx';
import type { FileKind } from './fileKinds.ts';
import { fileTabs } from './fileTabs.ts';
import { type DetailDialogType, useDetailAddress } from './useDetailAddress.ts';
import type { DumpDialogType } from './useDump.tsx';
import { useFiles } from './useFiles.ts';

interface FileListPageProps {
  readonly kind: FileKind;
  readonly detail: DetailDialogType;
  readonly dumpDialog: DumpDialogType;
}

export function FileListPage({ kind, detail: Detail, dumpDialog }: FileListPageProps) {
  const files = useFiles(kind);
  const details = useDetailAddress();
  const dump = kind.name === 'unrecognized' ? dumpDialog : undefined;
  return (
    <PageFrame
      heading={textOf(kind.title)}
      tabs={fileTabs()}
      controls={
        <>
          <PageSearch label={t`Search files`} placeholder={t`Search files...`} search={files.search} />
          <CrcFilter differing={files.differing} />
          {kind.name === 'manuallyLinked' && (
            <LinkButton component={Link} to="/utilities/unrecognized/manually-linked-files">
              <Trans>By Series</Trans>
            </LinkButton>
          )}
        </>
      }
    >
      <FileListBody kind={kind} files={files} detailsOf={details.linkTo} dumpDialog={dump} />
      <FileSelectionBar kind={kind} files={files} dumpDialog={dump} />
      {details.openId !== undefined && <Detail fileId={details.openId} onClose={details.close} />}
    </PageFrame>
  );
}
