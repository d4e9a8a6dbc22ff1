import { ImportFolderList } from '@hondana/shared/importFolders/ImportFolderList';
import { useImportFolderDialogs } from '@hondana/shared/importFolders/useImportFolderDialogs';
import { Button } from '@hondana/shared/ui/Button';
import { plusIcon } from '@hondana/shared/ui/icons';
import { Panel } from '@hondana/shared/ui/Panel';
import { importPage } from '../shared/catalogue/importPage.ts';
import { SectionPanel } from '../shared/fields/SectionPanel.tsx';
import { PageHead } from '../shared/PageHead.tsx';

/** How files come into the collection, and from where. */
export function ImportPage() {
  const folders = useImportFolderDialogs();
  return (
    <>
      <PageHead title={importPage.title} />
      <SectionPanel page={importPage} section="Import Options" />
      <Panel
        data-setting="place:folders"
        title="Import Folders"
        actions={
          folders.mayChange && (
            <Button size="small" icon={plusIcon} onClick={folders.add}>
              Add
            </Button>
          )
        }
      >
        <ImportFolderList folders={folders} />
        {folders.dialogs}
      </Panel>
    </>
  );
}
