import { retryOnce } from '@hondana/shared/api/retryOnce';
import { useWrite } from '@hondana/shared/api/useWrite';
import { type ComboboxOption, MultiCombobox } from '@hondana/shared/overlays/combobox';
import { Select } from '@hondana/shared/overlays/select';
import {
  choosePlexLibraries,
  choosePlexServer,
  plexLibrariesQuery,
  plexServersQuery,
} from '@hondana/shared/resources/plex';
import { refreshIcon } from '@hondana/shared/ui/icons';
import { RetryButton } from '@hondana/shared/ui/RetryButton';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useDraft } from '../shared/draft/SettingsDraft.tsx';
import layout from '../shared/fields/stack.module.css';
import styles from './Integrations.module.css';

/** Only libraries with these agents can be synchronised. */
const ownAgents = ['com.plexapp.agents.shoko', 'com.plexapp.agents.shokorelay'];

const noticeKey = 'plex';

export function PlexOptions() {
  const { documents } = useDraft();
  const { Server, Libraries } = documents.server.Plex;
  const servers = useQuery({ ...plexServersQuery(), retry: retryOnce });
  const server = useWrite(choosePlexServer, {
    failed: { title: t`The Plex server could not be chosen`, key: noticeKey },
  });
  // The pending choice, or the settings' value after a failure.
  const shown = server.isPending ? (server.variables?.clientIdentifier ?? '') : (Server ?? '');
  const options = (servers.data ?? []).map(({ ClientIdentifier, Name }) => ({
    value: ClientIdentifier ?? '',
    label: Name ?? ClientIdentifier ?? '',
  }));
  const reason = servers.error?.message;
  return (
    <div className={layout.stack}>
      <Select
        label={t`Plex Server`}
        options={options}
        value={shown === '' ? undefined : shown}
        error={reason === undefined ? undefined : t`The servers could not be loaded. ${reason}`}
        onChange={(id) => server.mutate({ clientIdentifier: id })}
      />
      {servers.isError && (
        <div>
          <RetryButton
            size="small"
            icon={refreshIcon}
            error={servers.error}
            busy={servers.isFetching}
            onRetry={() => void servers.refetch()}
          />
        </div>
      )}
      {shown !== '' && !server.isPending && <PlexLibraries chosen={Libraries} />}
    </div>
  );
}

function PlexLibraries({ chosen }: { readonly chosen: readonly number[] }) {
  const libraries = useQuery({ ...plexLibrariesQuery(), retry: retryOnce });
  const save = useWrite(choosePlexLibraries, {
    failed: { title: t`The Plex libraries could not be chosen`, key: noticeKey },
  });
  const options = (libraries.data ?? [])
    .filter(({ Agent }) => ownAgents.includes(Agent ?? ''))
    .map(({ Key, Title }): ComboboxOption<number> => ({ value: Key, label: Title ?? String(Key) }));
  const keys = (save.isPending && save.variables?.keys) || chosen;
  const value = keys.map(
    (key) => options.find((option) => option.value === key) ?? { value: key, label: t`Library ${key}` },
  );
  if (libraries.isError && !libraries.data) {
    const reason = libraries.error.message;
    return (
      <div role="alert" className={styles.line}>
        {t`The libraries could not be loaded. ${reason}`}
        <RetryButton
          size="small"
          icon={refreshIcon}
          error={libraries.error}
          busy={libraries.isFetching}
          onRetry={() => void libraries.refetch()}
        />
      </div>
    );
  }
  if (libraries.data && options.length === 0)
    return (
      <p>
        <Trans>No libraries found!</Trans>
      </p>
    );
  return (
    <MultiCombobox
      label={t`Libraries`}
      options={options}
      value={value}
      loading={libraries.isPending}
      onChange={(next) => save.mutate({ keys: next.map((option) => option.value) })}
    />
  );
}
