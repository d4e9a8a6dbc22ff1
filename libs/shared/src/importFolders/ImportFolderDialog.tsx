import { Dialog } from '@hondana/shared/overlays/dialog';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { ImportFolder } from '../api/types.ts';
import { Button } from '../ui/Button.tsx';
import { FolderBrowser } from './FolderBrowser.tsx';
import { folderName } from './folderPath.ts';
import { ImportFolderFields } from './ImportFolderFields.tsx';
import { useImportFolderForm } from './useImportFolderForm.ts';

interface ImportFolderDialogProps {
  /** Edits this folder; adds a new one when undefined. */
  readonly folder?: ImportFolder | undefined;
  /** Name of the existing drop destination, where only one is allowed (spec 2, First-run wizard). */
  readonly destination?: string | undefined;
  /** A new folder requires a yes or no on watching, instead of defaulting to off. */
  readonly asksToWatch?: boolean | undefined;
  readonly onClosed: () => void;
}

export function ImportFolderDialog({
  folder,
  destination,
  asksToWatch = false,
  onClosed,
}: ImportFolderDialogProps) {
  const [isOpen, setOpen] = useState(true);
  const [isBrowsing, setBrowsing] = useState(false);
  const formId = useId();
  const { form, canSave, problem, save } = useImportFolderForm(folder, {
    asksToWatch,
    onSaved: () => setOpen(false),
  });
  const choose = (path: string) => {
    form.setValue('Path', path, { shouldDirty: true });
    form.clearErrors('Path');
    if (form.getValues('Name') === '') form.setValue('Name', folderName(path), { shouldDirty: true });
  };
  return (
    <>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        onClosed={onClosed}
        title={folder ? t`Edit Import Folder` : t`Add New Import Folder`}
        keepOnPressOutside
        footer={
          <>
            <Button onClick={() => setOpen(false)}>
              <Trans>Cancel</Trans>
            </Button>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              disabled={!canSave}
              busy={form.formState.isSubmitting}
            >
              <Trans>Save</Trans>
            </Button>
          </>
        }
      >
        <ImportFolderFields
          id={formId}
          form={form}
          problem={problem}
          destination={destination}
          asksToWatch={asksToWatch && folder === undefined}
          onSubmit={save}
          onBrowse={() => setBrowsing(true)}
        />
      </Dialog>
      {isBrowsing && (
        <FolderBrowser path={form.getValues('Path')} onChoose={choose} onClosed={() => setBrowsing(false)} />
      )}
    </>
  );
}
