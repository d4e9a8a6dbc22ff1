import { retryOnce } from '@hondana/shared/api/retryOnce';
import { useWrite } from '@hondana/shared/api/useWrite';
import { Link, useNavigate, useParams } from '@hondana/shared/navigation';
import { Button } from '@hondana/shared/ui/Button';
import { arrowLeftIcon } from '@hondana/shared/ui/icons';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { Panel } from '@hondana/shared/ui/Panel';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { Switch } from '@hondana/shared/ui/Switch';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageHead } from '../shared/PageHead.tsx';
import { NextStart, PluginBadges } from './InstalledPlugin.tsx';
import { PluginFacts } from './PluginFacts.tsx';
import { PluginPages } from './PluginPages.tsx';
import { PluginRelations } from './PluginRelations.tsx';
import { PluginSwitch } from './PluginSwitch.tsx';
import { PluginVersions } from './PluginVersions.tsx';
import { changePlugin, pluginVersionsQuery } from './pluginCalls.ts';
import { type PluginState, pluginStateOf } from './pluginStates.ts';
import styles from './ServerPlugins.module.css';
import { UninstallPlugin } from './UninstallPlugin.tsx';

export function ServerPluginPage() {
  const { pluginId = '' } = useParams();
  return (
    <>
      <div>
        <LinkButton component={Link} to="/settings/server-plugins" size="small" icon={arrowLeftIcon}>
          <Trans>All server plugins</Trans>
        </LinkButton>
      </div>
      <Plugin key={pluginId} pluginId={pluginId} />
    </>
  );
}

function Plugin({ pluginId }: { readonly pluginId: string }) {
  const versions = useQuery({ ...pluginVersionsQuery({ pluginId }), retry: retryOnce });
  const state = versions.data && pluginStateOf(versions.data);
  if (versions.isError && !versions.data) {
    return <QueryFailure query={versions} as="h1" title={t`The plugin could not be loaded`} />;
  }
  if (!state) {
    return (
      <>
        <PageHead title={t`Server Plugins`} />
        <Skeleton shape="block" height="20rem" />
      </>
    );
  }
  return (
    <>
      <PageHead title={state.plugin.Name} />
      <About state={state} />
      <PluginPages pluginId={pluginId} />
      <PluginRelations pluginId={pluginId} />
      <PluginVersions state={state} />
    </>
  );
}

function About({ state }: { readonly state: PluginState }) {
  const { plugin, isInstalled } = state;
  const navigate = useNavigate();
  const [isRemoving, setRemoving] = useState(false);
  const { Name: name } = plugin;
  return (
    <Panel title={t`About`}>
      <div className={styles.stack}>
        <div className={styles.head}>
          <PluginBadges state={state} />
        </div>
        <p>
          <bdi>{plugin.Description}</bdi>
        </p>
        <NextStart state={state} />
        {isInstalled && plugin.CanEnableOrDisable && <PluginSwitch state={state} />}
        {isInstalled && <KeptVersion state={state} />}
        <PluginFacts plugin={plugin} />
        {isInstalled && plugin.CanUninstall && (
          <div>
            <Button size="small" aria-label={t`Uninstall ${name}`} onClick={() => setRemoving(true)}>
              <Trans>Uninstall…</Trans>
            </Button>
          </div>
        )}
      </div>
      <UninstallPlugin
        state={isRemoving ? state : undefined}
        onClose={() => setRemoving(false)}
        onDone={() => void navigate('/settings/server-plugins')}
      />
    </Panel>
  );
}

function KeptVersion({ state: { id, plugin, enabled } }: { readonly state: PluginState }) {
  const { Name: name, Version: version, IsPinned } = enabled ?? plugin;
  const facts = { pluginId: id, pluginVersion: version };
  const change = useWrite(changePlugin, {
    done: (_, { isPinned }) => (isPinned ? t`"${name}" stays at ${version}` : t`"${name}" is updated again`),
    failed: t`"${name}" could not be changed`,
    key: `server plugin ${id}`,
    undo: ({ isPinned }) => changePlugin.with({ ...facts, isPinned: !isPinned }),
  });
  return (
    <Switch
      label={t`Keep version ${version}`}
      description={t`Updates leave it as it is.`}
      checked={change.isPending ? (change.variables?.isPinned ?? false) : IsPinned}
      onChange={(isPinned) => change.mutate({ ...facts, isPinned })}
    />
  );
}
