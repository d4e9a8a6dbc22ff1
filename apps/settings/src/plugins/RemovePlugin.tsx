import { errorText } from '@hondana/shared/http/ApiError';
import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { notify } from '@hondana/shared/overlays/notices';
import { pluginQueryKey } from '@hondana/shared/remote/pluginQueryKey';
import { clearPluginStorage } from '@hondana/shared/remote/pluginStorage';
import { clearStoredFailures } from '@hondana/shared/remote/storedFailures';
import { useUpdateWebUiSettings } from '@hondana/shared/settings';
import { useQueryClient } from '@tanstack/react-query';
import type { InstalledPart } from './installedParts.ts';
import { forgetPlugin } from './keptPlugins.ts';

interface RemovePluginProps {
  /** Closed when undefined. */
  readonly part: InstalledPart | undefined;
  readonly onClose: () => void;
}

export function RemovePlugin({ part, onClose }: RemovePluginProps) {
  const client = useQueryClient();
  const update = useUpdateWebUiSettings();
  return (
    <ConfirmDialog
      open={part !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={
        <>
          Remove the plugin <bdi>{part?.title}</bdi>?
        </>
      }
      confirmLabel="Remove plugin"
      danger
      failure={(error) => `The plugin could not be removed. ${errorText(error) ?? ''}`}
      onConfirm={async () => {
        if (!part) return;
        await update(forgetPlugin(part.id));
        clearPluginStorage(part.id);
        clearStoredFailures(part.id);
        client.removeQueries({ queryKey: pluginQueryKey(part.id) });
        notify({ kind: 'success', title: `${part.title} was removed` });
      }}
    >
      It is removed for all administrators, with its settings and its data in this browser. Its files are kept
      where they are. To get it back, add it again.
    </ConfirmDialog>
  );
}
