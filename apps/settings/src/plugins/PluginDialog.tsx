import { errorText } from '@hondana/shared/api/ApiError';
import { Dialog } from '@hondana/shared/overlays/dialog';
import { notify } from '@hondana/shared/overlays/notices';
import type { JudgedPlugin, PluginSurroundings } from '@hondana/shared/remote/addedPlugins';
import { pluginRefusal } from '@hondana/shared/remote/addedPlugins';
import { remoteDescriptorSchema } from '@hondana/shared/remote/descriptor';
import { readDescriptor } from '@hondana/shared/remote/readDescriptor';
import { meetingSchema } from '@hondana/shared/remote/schemaFaults';
import { useUpdateWebUiSettings } from '@hondana/shared/settings';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { TextField } from '@hondana/shared/ui/TextField';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { type CheckedPlugin, checkFiles } from './checkFiles.ts';
import { keepPlugin } from './keptPlugins.ts';
import { PluginReview } from './PluginReview.tsx';
import styles from './PluginsPage.module.css';

interface PluginDialogProps {
  /** What is updated; nothing adds. */
  readonly plugin?: JudgedPlugin | undefined;
  readonly surroundings: PluginSurroundings;
  readonly onClose: () => void;
}

/** Reads a plugin's descriptor by its address, shows what it asks for or what changes, and keeps it when approved. */
export function PluginDialog({ plugin, surroundings, onClose }: PluginDialogProps) {
  const formId = useId();
  const [address, setAddress] = useState(plugin?.from ?? '');
  const update = useUpdateWebUiSettings();

  const read = useMutation({
    mutationFn: async (): Promise<CheckedPlugin> => {
      const found = await readDescriptor(address, surroundings.policy);
      const { id } = found.descriptor;
      if (plugin && id !== plugin.id) throw new Error(`This address has “${id}”, not “${plugin.id}”.`);
      const refusal = pluginRefusal(found.descriptor, surroundings);
      if (refusal !== undefined) throw new Error(refusal);
      meetingSchema(remoteDescriptorSchema, found.descriptor, 'The descriptor', { mayBeOlder: true });
      return { ...found, bytes: await checkFiles(found.descriptor) };
    },
  });
  const found = read.data;
  const title = found?.descriptor.title ?? plugin?.title ?? '';
  const approve = useMutation({
    mutationFn: async ({ from, descriptor }: CheckedPlugin) => {
      await update(keepPlugin({ from, descriptor, isEnabled: plugin?.isEnabled ?? true }));
    },
    onSuccess: () => {
      notify({ kind: 'success', title: plugin ? `${title} was updated` : `${title} was added` });
      onClose();
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (found) approve.mutate(found);
    else if (address.trim() !== '') read.mutate();
  };
  const version = found?.descriptor.version.split('+')[0];
  const heading = () => {
    if (!found) return plugin ? `Update ${title}` : 'Add a plugin';
    return plugin ? `Update ${title} to ${version}?` : `Add ${title} ${version}?`;
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={heading()}
      keepOnPressOutside
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={read.isPending || approve.isPending}>
            {buttonLabel(found !== undefined, plugin !== undefined)}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.stack} onSubmit={submit}>
        {found ? (
          <PluginReview found={found} before={plugin?.descriptor} />
        ) : (
          <TextField
            label="Address of the plugin"
            description="The address of its folder or descriptor.json. Nothing runs until you have reviewed what it asks for."
            autoComplete="off"
            spellCheck={false}
            value={address}
            error={read.error && (errorText(read.error) ?? 'The descriptor could not be read.')}
            onChange={({ currentTarget }) => {
              setAddress(currentTarget.value);
              read.reset();
            }}
          />
        )}
        {approve.isError && (
          <Banner tone="danger" title="The plugin could not be saved">
            {errorText(approve.error)}
          </Banner>
        )}
      </form>
    </Dialog>
  );
}

function buttonLabel(isRead: boolean, isUpdate: boolean): string {
  if (!isRead) return 'Read';
  return isUpdate ? 'Update plugin' : 'Add plugin';
}
