import { useWrite } from '@hondana/shared/api/useWrite';
import { errorText } from '@hondana/shared/http/ApiError';
import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { notify } from '@hondana/shared/overlays/notices';
import { Switch } from '@hondana/shared/ui/Switch';
import { VisuallyHidden } from '@hondana/shared/ui/VisuallyHidden';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PluginNames } from './PluginNames.tsx';
import { changePlugin, pluginDependentsQuery, type ServerPlugin } from './pluginCalls.ts';
import type { PluginState } from './pluginStates.ts';

/** Asks first when other plugins need it. */
export function PluginSwitch({ state: { id, plugin, enabled } }: { readonly state: PluginState }) {
  const client = useQueryClient();
  const [dependents, setDependents] = useState<readonly ServerPlugin[]>();
  const { Name: name } = plugin;
  const target = enabled ?? plugin;
  const facts = { pluginId: id, pluginVersion: target.Version };
  const failed = t`"${name}" could not be changed`;
  const change = useWrite(changePlugin, {
    done: (_, { isEnabled }) =>
      isEnabled
        ? t`"${name}" enabled. It starts with the next restart.`
        : t`"${name}" disabled. It stops with the next restart.`,
    failed,
    key: `server plugin ${id}`,
    undo: ({ isEnabled }) => changePlugin.with({ ...facts, isEnabled: !isEnabled, force: true }),
  });
  const force = useWrite(changePlugin, {
    done: t`"${name}" disabled. It stops with the next restart.`,
    key: `server plugin ${id}`,
    undo: () => changePlugin.with({ ...facts, isEnabled: true }),
  });

  const toggle = async (isEnabled: boolean): Promise<void> => {
    if (isEnabled) return change.mutate({ ...facts, isEnabled });
    try {
      const found = await client.fetchQuery({ ...pluginDependentsQuery({ pluginId: id }), staleTime: 0 });
      if (found.length > 0) setDependents(found);
      else change.mutate({ ...facts, isEnabled });
    } catch (error) {
      notify({ kind: 'error', title: failed, text: errorText(error) });
    }
  };

  return (
    <>
      <Switch
        label={
          <Trans>
            Enabled<VisuallyHidden>: {name}</VisuallyHidden>
          </Trans>
        }
        checked={change.isPending ? (change.variables?.isEnabled ?? false) : enabled !== undefined}
        disabled={!plugin.CanLoad && enabled === undefined}
        onChange={(isEnabled) => void toggle(isEnabled)}
      />
      <ConfirmDialog
        open={dependents !== undefined}
        onOpenChange={(isOpen) => !isOpen && setDependents(undefined)}
        title={
          <Trans>
            Disable <bdi>{name}</bdi>?
          </Trans>
        }
        confirmLabel={t`Disable`}
        danger
        failure={(error) => errorText(error) ?? failed}
        onConfirm={() => force.mutateAsync({ ...facts, isEnabled: false, force: true })}
      >
        <p>
          <Trans>These plugins need it and will not work without it:</Trans>
        </p>
        <PluginNames plugins={dependents ?? []} />
      </ConfirmDialog>
    </>
  );
}
