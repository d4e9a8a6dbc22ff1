import { ImportFolderList } from '@hondana/shared/importFolders/ImportFolderList';
import { useImportFolderDialogs } from '@hondana/shared/importFolders/useImportFolderDialogs';
import { Button } from '@hondana/shared/ui/Button';
import { plusIcon } from '@hondana/shared/ui/icons';
import { Panel } from '@hondana/shared/ui/Panel';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SectionPanel } from '../shared/fields/SectionPanel.tsx';
import type { SettingsPageProps } from '../shared/settingsPage.ts';

export function ImportPage({ page }: SettingsPageProps) {
  const folders = useImportFolderDialogs();
  return (
    <>
      <SectionPanel page={page} section="import" />
      <Panel
        data-setting="place:folders"
        title={t`Import Folders`}
        actions={
          folders.mayChange && (
            <Button size="small" icon={plusIcon} onClick={folders.add}>
              <Trans>Add</Trans>
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
