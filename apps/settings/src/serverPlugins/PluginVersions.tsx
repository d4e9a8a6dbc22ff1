import { useWrite } from '@hondana/shared/api/useWrite';
import { errorText } from '@hondana/shared/http/ApiError';
import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { Badge } from '@hondana/shared/ui/Badge';
import { Button } from '@hondana/shared/ui/Button';
import { Panel } from '@hondana/shared/ui/Panel';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { changePlugin, type ServerPlugin, uninstallPluginVersion } from './pluginCalls.ts';
import type { PluginState } from './pluginStates.ts';
import styles from './ServerPlugins.module.css';

/** Shown once there are several: old ones stay for a while after an update. */
export function PluginVersions({ state }: { readonly state: PluginState }) {
  const [removing, setRemoving] = useState<ServerPlugin>();
  const { versions, enabled } = state;
  if (versions.length < 2) return null;
  return (
    <Panel title={t`Installed Versions`} flush>
      <ul aria-label={t`Installed Versions`} className={styles.list}>
        {versions.map((version) => (
          <Version
            key={version.Version}
            version={version}
            enabled={enabled}
            onRemove={() => setRemoving(version)}
          />
        ))}
      </ul>
      <RemoveVersion version={removing} onClose={() => setRemoving(undefined)} />
    </Panel>
  );
}

interface VersionProps {
  readonly version: ServerPlugin;
  readonly enabled: ServerPlugin | undefined;
  readonly onRemove: () => void;
}

function Version({ version: plugin, enabled, onRemove }: VersionProps) {
  const { ID: pluginId, Name: name, Version: version } = plugin;
  const use = useWrite(changePlugin, {
    done: t`Version ${version} of "${name}" starts with the next restart.`,
    failed: t`"${name}" could not be changed`,
    undo: () => enabled && changePlugin.with({ pluginId, pluginVersion: enabled.Version, isEnabled: true }),
  });
  const isUnused = plugin.IsInstalled && plugin !== enabled;
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <bdi dir="ltr">{version}</bdi>
        {plugin.IsActive && (
          <Badge tone="success">
            <Trans>Running</Trans>
          </Badge>
        )}
        {plugin === enabled && !plugin.IsActive && (
          <Badge tone="warning">
            <Trans>Needs a restart</Trans>
          </Badge>
        )}
        {isUnused && plugin.CanEnableOrDisable && plugin.CanLoad && (
          <Button
            size="small"
            busy={use.isPending}
            onClick={() => use.mutate({ pluginId, pluginVersion: version, isEnabled: true })}
          >
            {t`Use version ${version}`}
          </Button>
        )}
        {isUnused && plugin.CanUninstall && (
          <Button size="small" aria-label={t`Uninstall version ${version}`} onClick={onRemove}>
            <Trans>Uninstall…</Trans>
          </Button>
        )}
      </div>
    </li>
  );
}

interface RemoveVersionProps {
  /** Closed when undefined. */
  readonly version: ServerPlugin | undefined;
  readonly onClose: () => void;
}

function RemoveVersion({ version: plugin, onClose }: RemoveVersionProps) {
  const { ID: pluginId = '', Name: name = '', Version: version = '' } = plugin ?? {};
  const remove = useWrite(uninstallPluginVersion, { done: t`Version ${version} of "${name}" uninstalled.` });
  return (
    <ConfirmDialog
      open={plugin !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={
        <Trans>
          Uninstall version {version} of <bdi>{name}</bdi>?
        </Trans>
      }
      confirmLabel={t`Uninstall`}
      danger
      failure={(error) => {
        const reason = errorText(error) ?? '';
        return t`It could not be uninstalled. ${reason}`;
      }}
      onConfirm={() => remove.mutateAsync({ pluginId, pluginVersion: version })}
    >
      <Trans>The other versions and the configuration stay.</Trans>
    </ConfirmDialog>
  );
}
