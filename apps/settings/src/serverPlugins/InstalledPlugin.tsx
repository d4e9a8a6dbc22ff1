import { useWrite } from '@hondana/shared/api/useWrite';
import { Link } from '@hondana/shared/navigation';
import { Badge } from '@hondana/shared/ui/Badge';
import { Button } from '@hondana/shared/ui/Button';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { PluginSwitch } from './PluginSwitch.tsx';
import { PluginThumbnail } from './PluginThumbnail.tsx';
import { installPackage, type PackageUpdate } from './pluginCalls.ts';
import type { PluginState } from './pluginStates.ts';
import styles from './ServerPlugins.module.css';

interface InstalledPluginProps {
  readonly state: PluginState;
  readonly update: PackageUpdate | undefined;
  readonly onUninstall: () => void;
}

export function InstalledPlugin({ state, update, onUninstall }: InstalledPluginProps) {
  const { id, plugin, isInstalled } = state;
  const { Name: name } = plugin;
  return (
    <li className={styles.item}>
      <PluginThumbnail of="Plugin" id={id} facts={plugin.Thumbnail} />
      <div className={styles.about}>
        <div className={styles.head}>
          <h3 className={styles.title}>
            <Link to={`/settings/server-plugins/${id}`}>
              <bdi>{name}</bdi>
            </Link>
          </h3>
          <bdi dir="ltr" className={styles.detail}>
            {plugin.Version}
          </bdi>
          <PluginBadges state={state} />
        </div>
        <p>
          <bdi>{plugin.Description}</bdi>
        </p>
        <NextStart state={state} />
        {isInstalled && plugin.CanEnableOrDisable && <PluginSwitch state={state} />}
        {isInstalled && (
          <div className={styles.actions}>
            {update && <UpdateButton update={update} />}
            {plugin.CanUninstall && (
              <Button size="small" aria-label={t`Uninstall ${name}`} onClick={onUninstall}>
                <Trans>Uninstall…</Trans>
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  );
}

export function PluginBadges({ state: { plugin, isRestartPending } }: Pick<InstalledPluginProps, 'state'>) {
  return (
    <>
      {plugin.IsActive && (
        <Badge tone="success">
          <Trans>Running</Trans>
        </Badge>
      )}
      {!plugin.CanLoad && (
        <Badge tone="danger">
          <Trans>Not compatible</Trans>
        </Badge>
      )}
      {isRestartPending && (
        <Badge tone="warning">
          <Trans>Needs a restart</Trans>
        </Badge>
      )}
    </>
  );
}

/** What the next start of the server changes. */
export function NextStart({ state }: Pick<InstalledPluginProps, 'state'>) {
  const { plugin, enabled, isInstalled, isRestartPending } = state;
  const built = plugin.AbstractionVersion;
  if (!plugin.CanLoad) {
    return (
      <p className={styles.fault}>
        <Trans>
          It was built for version <bdi>{built}</bdi> of the plugin interface, or parts of it are missing.
        </Trans>
      </p>
    );
  }
  if (!isRestartPending) return null;
  if (!isInstalled) return <p>{t`It is uninstalled. It stops with the next restart.`}</p>;
  if (!enabled) return <p>{t`It stops with the next restart.`}</p>;
  const version = enabled.Version;
  return <p>{t`Version ${version} starts with the next restart.`}</p>;
}

function UpdateButton({ update }: { readonly update: PackageUpdate }) {
  const { Name: name, PackageID: packageId, Latest } = update;
  const version = Latest.Release.Version;
  const install = useWrite(installPackage, {
    done: t`"${name}" ${version} installed. It starts with the next restart.`,
    failed: t`"${name}" could not be updated`,
  });
  return (
    <Button
      size="small"
      variant="primary"
      busy={install.isPending}
      aria-label={t`Update to ${version}: ${name}`}
      onClick={() => install.mutate({ packageId, version })}
    >
      {t`Update to ${version}`}
    </Button>
  );
}
