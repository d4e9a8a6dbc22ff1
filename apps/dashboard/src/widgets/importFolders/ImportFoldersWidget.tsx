import { ImportFolderList } from '@hondana/shared/importFolders/ImportFolderList';
import { useImportFolderDialogs } from '@hondana/shared/importFolders/useImportFolderDialogs';
import type { SlotContent } from '@hondana/shared/remote/slots';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { plusIcon } from '@hondana/shared/ui/icons';
import { t } from '@lingui/core/macro';
import { WidgetFrame } from '../../shared/WidgetFrame.tsx';

function ImportFoldersWidget() {
  const folders = useImportFolderDialogs();
  return (
    <WidgetFrame
      title={t`Import Folders`}
      toolbar={
        folders.mayChange && (
          <IconButton icon={plusIcon} label={t`Add import folder`} size="small" onClick={folders.add} />
        )
      }
    >
      <ImportFolderList folders={folders} />
      {folders.dialogs}
    </WidgetFrame>
  );
}

export const contribution: SlotContent<'dashboard.widget'> = ImportFoldersWidget;
