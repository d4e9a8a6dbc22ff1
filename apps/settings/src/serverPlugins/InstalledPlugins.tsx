import { retryOnce } from '@hondana/shared/api/retryOnce';
import { Link } from '@hondana/shared/navigation';
import { Banner } from '@hondana/shared/ui/Banner';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { Panel } from '@hondana/shared/ui/Panel';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { InstalledPlugin } from './InstalledPlugin.tsx';
import { packageUpdatesQuery, pluginCompatibilityQuery, serverPluginsQuery } from './pluginCalls.ts';
import { type PluginState, pluginStatesOf } from './pluginStates.ts';
import styles from './ServerPlugins.module.css';
import { UninstallPlugin } from './UninstallPlugin.tsx';
import { UpdateAll } from './UpdateAll.tsx';

/** The server has no call for the order, but a setting. */
const coreSettings = '/settings/configurations/19c7a5e2-4244-56a8-aa78-87ad3590efce';

export function InstalledPlugins() {
  const plugins = useQuery({ ...serverPluginsQuery({}), retry: retryOnce });
  const updates = useQuery({ ...packageUpdatesQuery({}), retry: retryOnce });
  const states = pluginStatesOf(plugins.data ?? []);
  const pending = states.filter(({ isRestartPending }) => isRestartPending).length;
  return (
    <>
      {pending > 0 && (
        <Banner tone="warning" title={t`Restart the server`}>
          {t`${plural(pending, { one: 'The changes to # plugin take effect after a restart.', other: 'The changes to # plugins take effect after a restart.' })}`}
        </Banner>
      )}
      <Panel
        title={t`Installed Server Plugins`}
        flush
        data-setting="place:server-plugins"
        actions={updates.data && <UpdateAll updates={updates.data.List} />}
      >
        <QueryFailure query={plugins} compact title={t`The server’s plugins could not be loaded`} />
        {!plugins.data && !plugins.isError && <Skeleton shape="block" height="8rem" />}
        {plugins.data && <PluginList states={states} />}
        <QueryFailure query={updates} compact title={t`The updates could not be loaded`} />
        <Compatibility />
      </Panel>
    </>
  );
}

function PluginList({ states }: { readonly states: readonly PluginState[] }) {
  const [removing, setRemoving] = useState<PluginState>();
  const updates = useQuery(packageUpdatesQuery({})).data?.List;
  if (states.length === 0) {
    return <EmptyState compact title={t`No server plugins`} text={t`Install one from a repository.`} />;
  }
  return (
    <>
      <ul aria-label={t`Installed Server Plugins`} className={styles.list}>
        {states.map((state) => (
          <InstalledPlugin
            key={state.id}
            state={state}
            update={updates?.find(({ PackageID }) => PackageID === state.id)}
            onUninstall={() => setRemoving(state)}
          />
        ))}
      </ul>
      <UninstallPlugin state={removing} onClose={() => setRemoving(undefined)} />
    </>
  );
}

function Compatibility() {
  const { data } = useQuery(pluginCompatibilityQuery());
  if (!data) return null;
  const { AbstractionVersion: version, RuntimeIdentifier: runtime } = data;
  return (
    <p className={styles.note}>
      <Trans>
        This server loads plugins that were built for version <bdi>{version}</bdi> of its plugin interface and
        for <bdi>{runtime}</bdi>. It loads them in this order.
      </Trans>{' '}
      <Trans>
        Their order is an advanced setting of <Link to={coreSettings}>Core Settings</Link>.
      </Trans>
    </p>
  );
}
