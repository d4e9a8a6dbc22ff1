import type { components } from '@hondana/shared/api/generated/schema';
import { retryOnce } from '@hondana/shared/api/retryOnce';
import { Link } from '@hondana/shared/navigation';
import { useSearchText } from '@hondana/shared/navigation/useSearchText';
import { configurationsQuery } from '@hondana/shared/resources/configurations';
import { Badge } from '@hondana/shared/ui/Badge';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { Panel } from '@hondana/shared/ui/Panel';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { SearchField } from '@hondana/shared/ui/SearchField';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { Table, type TableColumn } from '@hondana/shared/ui/Table';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import styles from './Configurations.module.css';

type ConfigurationInfo = components['schemas']['APIv3.Configuration.ConfigurationInfo'];

const columns = (): readonly TableColumn<ConfigurationInfo>[] => [
  {
    key: 'name',
    header: t`Configuration`,
    heading: true,
    cell: ({ ID, Name, Description, RestartPendingFor }) => (
      <div className={styles.entry}>
        <Link to={`/settings/configurations/${ID}`}>
          <bdi>{Name}</bdi>
        </Link>
        {Description && <span className={styles.description}>{Description}</span>}
        {RestartPendingFor.length > 0 && (
          <Badge tone="warning">
            {t`${plural(RestartPendingFor.length, { one: '# change takes effect after a restart', other: '# changes take effect after a restart' })}`}
          </Badge>
        )}
      </div>
    ),
  },
  { key: 'plugin', header: t`Plugin`, cell: ({ Plugin }) => <bdi>{Plugin.Name}</bdi> },
];

function matches({ Name, Description, Plugin }: ConfigurationInfo, term: string): boolean {
  const texts = [Name, Description ?? '', Plugin.Name];
  return texts.some((text) => text.toLocaleLowerCase().includes(term));
}

export function ConfigurationsPage() {
  return (
    <Panel title={t`All Configurations`} flush>
      <div data-setting="place:configurations">
        <Configurations />
      </div>
    </Panel>
  );
}

function Configurations() {
  const { text, search, setText } = useSearchText('search');
  const configurations = useQuery({ ...configurationsQuery(), retry: retryOnce });
  if (configurations.isError && !configurations.data) {
    return <QueryFailure query={configurations} compact title={t`The configurations could not be loaded`} />;
  }
  if (!configurations.data) return <Skeleton shape="block" height="12rem" />;
  const term = search.toLocaleLowerCase();
  return (
    <>
      <search className={styles.note}>
        <SearchField label={t`Search configurations`} value={text} onChange={setText} />
      </search>
      <p className={styles.note}>
        <Trans>
          What has a page of its own here is easier to change there. Presets of the renamer are changed by the
          renamer.
        </Trans>
      </p>
      <Table
        caption={t`Configurations`}
        columns={columns()}
        // The others are models of what presets have.
        rows={configurations.data.filter((one) => !one.IsBase && matches(one, term))}
        rowKey={({ ID }) => ID}
        empty={<EmptyState compact title={t`No configurations`} />}
      />
    </>
  );
}
