import { retryOnce } from '@hondana/shared/api/retryOnce';
import { useWrite } from '@hondana/shared/api/useWrite';
import { Select } from '@hondana/shared/overlays/select';
import { formatDuration } from '@hondana/shared/ui/format';
import { Panel } from '@hondana/shared/ui/Panel';
import { QueryView } from '@hondana/shared/ui/QueryView';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { Switch } from '@hondana/shared/ui/Switch';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { changePackageSettings, type PackageSettings, packageSettingsQuery } from './pluginCalls.ts';
import styles from './ServerPlugins.module.css';
import { spansWith } from './timeSpans.ts';

export function UpdatePreferences() {
  const settings = useQuery({ ...packageSettingsQuery(), retry: retryOnce });
  return (
    <Panel title={t`Updates of Plugins`}>
      <QueryView
        query={settings}
        compact
        title={t`The preferences could not be loaded`}
        pending={<Skeleton shape="block" height="8rem" />}
      >
        {(saved) => <Preferences saved={saved} />}
      </QueryView>
    </Panel>
  );
}

/** Each is saved when it is changed. */
function Preferences({ saved }: { readonly saved: PackageSettings }) {
  const save = useWrite(changePackageSettings, {
    done: t`Preferences saved`,
    failed: t`The preferences could not be saved`,
    key: 'package settings',
    undo: (input) =>
      changePackageSettings.with(
        Object.fromEntries(Object.entries(saved).filter(([name]) => Object.hasOwn(input, name))),
      ),
  });
  const shown = { ...saved, ...(save.isPending && save.variables) };
  const {
    IsAutoSyncEnabled,
    IsAutoUpgradeEnabled,
    DefaultRepositoryStaleTime,
    InactivePluginVersionRetention,
  } = shown;
  return (
    <div className={styles.stack}>
      <Switch
        label={t`Fetch repositories automatically`}
        checked={IsAutoSyncEnabled ?? false}
        onChange={(isOn) => save.mutate({ IsAutoSyncEnabled: isOn })}
      />
      <Switch
        label={t`Install updates automatically`}
        description={t`Of enabled plugins whose version is not kept. They start with the next restart.`}
        checked={IsAutoUpgradeEnabled ?? false}
        onChange={(isOn) => save.mutate({ IsAutoUpgradeEnabled: isOn })}
      />
      <SpanSelect
        label={t`Fetch a repository again after`}
        spans={['01:00:00', '06:00:00', '12:00:00', '1.00:00:00', '7.00:00:00']}
        value={DefaultRepositoryStaleTime}
        onChange={(span) => save.mutate({ DefaultRepositoryStaleTime: span })}
      />
      <SpanSelect
        label={t`Keep old versions for`}
        spans={['1.00:00:00', '7.00:00:00', '30.00:00:00', '90.00:00:00']}
        value={InactivePluginVersionRetention}
        onChange={(span) => save.mutate({ InactivePluginVersionRetention: span })}
      />
    </div>
  );
}

interface SpanSelectProps {
  readonly label: string;
  /** As the server writes them. */
  readonly spans: readonly string[];
  readonly value: string | undefined;
  readonly onChange: (span: string) => void;
}

function SpanSelect({ label, spans, value, onChange }: SpanSelectProps) {
  return (
    <Select
      label={label}
      options={spansWith(spans, value).map((span) => ({ value: span, label: formatDuration(span) }))}
      value={value}
      onChange={onChange}
    />
  );
}
