import { ImportFolderList } from '@hondana/shared/importFolders/ImportFolderList';
import { useImportFolderDialogs } from '@hondana/shared/importFolders/useImportFolderDialogs';
import { Button } from '@hondana/shared/ui/Button';
import { plusIcon } from '@hondana/shared/ui/icons';
import { Panel } from '@hondana/shared/ui/Panel';
import { SectionPanel } from '../shared/fields/SectionPanel.tsx';
import type { SettingsPageProps } from '../shared/settingsPage.ts';

export function ImportPage({ page }: SettingsPageProps) {
  const folders = useImportFolderDialogs();
  return (
    <>
      <SectionPanel page={page} section="Import Options" />
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
