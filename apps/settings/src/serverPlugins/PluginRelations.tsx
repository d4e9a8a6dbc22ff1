import { Link } from '@hondana/shared/navigation';
import { configurationsQuery } from '@hondana/shared/resources/configurations';
import { Badge } from '@hondana/shared/ui/Badge';
import { Panel } from '@hondana/shared/ui/Panel';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { pluginDependenciesQuery, pluginDependentsQuery } from './pluginCalls.ts';
import styles from './ServerPlugins.module.css';

interface PluginRelationsProps {
  readonly pluginId: string;
}

/** What it is configured by, what it needs, and what needs it; nothing of what it has none of. */
export function PluginRelations({ pluginId }: PluginRelationsProps) {
  return (
    <>
      <PluginConfigurations pluginId={pluginId} />
      <Dependencies pluginId={pluginId} />
      <Dependents pluginId={pluginId} />
    </>
  );
}

function PluginConfigurations({ pluginId }: PluginRelationsProps) {
  const configurations = useQuery(configurationsQuery());
  const own = (configurations.data ?? []).filter(({ Plugin, IsBase }) => Plugin.ID === pluginId && !IsBase);
  if (own.length === 0 && !configurations.isError) return null;
  return (
    <Panel title={t`Configurations`}>
      <QueryFailure query={configurations} compact title={t`The configurations could not be loaded`} />
      <ul aria-label={t`Configurations`} className={styles.list}>
        {own.map(({ ID, Name }) => (
          <li key={ID}>
            <Link to={`/settings/configurations/${ID}`}>
              <bdi>{Name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Dependencies({ pluginId }: PluginRelationsProps) {
  const dependencies = useQuery(pluginDependenciesQuery({ pluginId }));
  if (dependencies.data?.length === 0 || dependencies.isPending) return null;
  return (
    <Panel title={t`Plugins That It Needs`}>
      <QueryFailure query={dependencies} compact title={t`What it needs could not be loaded`} />
      <ul aria-label={t`Plugins That It Needs`} className={styles.list}>
        {dependencies.data?.map(({ PluginID, Plugin, VersionRange, IsOptional, IsResolved, Message }) => (
          <li key={PluginID} className={styles.head}>
            {Plugin ? (
              <Link to={`/settings/server-plugins/${PluginID}`}>
                <bdi>{Plugin.Name}</bdi>
              </Link>
            ) : (
              <bdi>{PluginID}</bdi>
            )}
            <bdi dir="ltr" className={styles.detail}>
              {VersionRange}
            </bdi>
            {IsOptional && (
              <Badge>
                <Trans>Optional</Trans>
              </Badge>
            )}
            {!IsResolved && (
              <Badge tone={IsOptional ? 'neutral' : 'danger'}>
                <Trans>Missing</Trans>
              </Badge>
            )}
            {Message && <bdi className={styles.detail}>{Message}</bdi>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Dependents({ pluginId }: PluginRelationsProps) {
  const dependents = useQuery(pluginDependentsQuery({ pluginId }));
  if (dependents.data?.length === 0 || dependents.isPending) return null;
  return (
    <Panel title={t`Plugins That Need It`}>
      <QueryFailure query={dependents} compact title={t`What needs it could not be loaded`} />
      <ul aria-label={t`Plugins That Need It`} className={styles.list}>
        {dependents.data?.map(({ ID, Name }) => (
          <li key={ID}>
            <Link to={`/settings/server-plugins/${ID}`}>
              <bdi>{Name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
