import { useWrite } from '@hondana/shared/api/useWrite';
import { errorText } from '@hondana/shared/http/ApiError';
import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PluginNames } from './PluginNames.tsx';
import { pluginDependentsQuery, uninstallPlugin } from './pluginCalls.ts';
import type { PluginState } from './pluginStates.ts';

interface UninstallPluginProps {
  /** Closed when undefined. */
  readonly state: PluginState | undefined;
  readonly onClose: () => void;
  readonly onDone?: () => void;
}

export function UninstallPlugin({ state, onClose, onDone }: UninstallPluginProps) {
  const client = useQueryClient();
  const [isPurging, setPurging] = useState(false);
  const name = state?.plugin.Name ?? '';
  const pluginId = state?.id ?? '';
  const uninstall = useWrite(uninstallPlugin, {
    done: t`"${name}" uninstalled.`,
    onDone: () => onDone?.(),
  });
  return (
    <ConfirmDialog
      open={state !== undefined}
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        setPurging(false);
        onClose();
      }}
      title={
        <Trans>
          Uninstall <bdi>{name}</bdi>?
        </Trans>
      }
      confirmLabel={t`Uninstall`}
      danger
      failure={(error) => {
        const reason = errorText(error) ?? '';
        return t`It could not be uninstalled. ${reason}`;
      }}
      onConfirm={async () => {
        const dependents = client.getQueryData(pluginDependentsQuery({ pluginId }).queryKey);
        // Not before it has been said what goes with it.
        if (!dependents) throw new Error(t`What needs it could not be loaded`);
        await uninstall.mutateAsync({
          pluginId,
          purgeConfiguration: isPurging,
          force: dependents.length > 0,
        });
      }}
      choices={
        <Checkbox
          label={t`Also delete its configuration`}
          description={t`Otherwise it is there again when the plugin is installed again.`}
          checked={isPurging}
          onChange={setPurging}
        />
      }
    >
      <p>
        <Trans>All its versions are deleted from the server. What runs stops with the next restart.</Trans>
      </p>
      {state && <Dependents pluginId={pluginId} />}
    </ConfirmDialog>
  );
}

function Dependents({ pluginId }: { readonly pluginId: string }) {
  const dependents = useQuery({ ...pluginDependentsQuery({ pluginId }), staleTime: 0 });
  if (dependents.isPending) return <Skeleton shape="block" height="2rem" />;
  if (!dependents.data) {
    return <QueryFailure query={dependents} compact title={t`What needs it could not be loaded`} />;
  }
  if (dependents.data.length === 0) return null;
  return (
    <>
      <p>
        <Trans>These plugins need it and are uninstalled too:</Trans>
      </p>
      <PluginNames plugins={dependents.data} />
    </>
  );
}
