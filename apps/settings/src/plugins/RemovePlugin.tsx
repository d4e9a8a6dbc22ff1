import { errorText } from '@hondana/shared/http/ApiError';
import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { notify } from '@hondana/shared/overlays/notices';
import { pluginQueryKey } from '@hondana/shared/remote/pluginQueryKey';
import { clearPluginStorage } from '@hondana/shared/remote/pluginStorage';
import { clearStoredFailures } from '@hondana/shared/remote/storedFailures';
import { useUpdateWebUiSettings } from '@hondana/shared/settings';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { InstalledPart } from './installedParts.ts';
import { forgetPlugin } from './keptPlugins.ts';

interface RemovePluginProps {
  /** Closed when undefined. */
  readonly part: InstalledPart | undefined;
  readonly onClose: () => void;
}

export function RemovePlugin({ part, onClose }: RemovePluginProps) {
  const name = part?.title;
  const client = useQueryClient();
  const update = useUpdateWebUiSettings();
  return (
    <ConfirmDialog
      open={part !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={
        <Trans>
          Remove the plugin <bdi>{name}</bdi>?
        </Trans>
      }
      confirmLabel={t`Remove plugin`}
      danger
      failure={(error) => {
        const reason = errorText(error) ?? '';
        return t`The plugin could not be removed. ${reason}`;
      }}
      onConfirm={async () => {
        if (!part) return;
        const { id, title } = part;
        await update(forgetPlugin(id));
        clearPluginStorage(id);
        clearStoredFailures(id);
        client.removeQueries({ queryKey: pluginQueryKey(id) });
        notify({ kind: 'success', title: t`${title} was removed` });
      }}
    >
      <Trans>
        It is removed for all administrators, with its settings and its data in this browser. Its files are
        kept where they are. To get it back, add it again.
      </Trans>
    </ConfirmDialog>
  );
}
