import { retryOnce } from '@hondana/shared/api/retryOnce';
import type { ApiKey } from '@hondana/shared/api/types';
import { currentUserQuery } from '@hondana/shared/resources/users';
import { useServerSide } from '@hondana/shared/resources/useServerSide';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { formatDateTime } from '@hondana/shared/ui/format';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { trashIcon } from '@hondana/shared/ui/icons';
import { Panel } from '@hondana/shared/ui/Panel';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { Table, type TableColumn } from '@hondana/shared/ui/Table';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hubDevice } from './apiKeyFacts.ts';
import { apiKeysQuery } from './auth.ts';
import { DeleteApiKey } from './DeleteApiKey.tsx';
import { GenerateApiKey } from './GenerateApiKey.tsx';

/** Shows only the user's own keys, though an administrator receives everyone's (facts 5.1). */
export function ApiKeysPage() {
  return (
    <>
      <Panel title={t`Generate API Key`}>
        <GenerateApiKey />
      </Panel>
      <Panel title={t`Your API Keys`} flush>
        <ApiKeyTable />
      </Panel>
    </>
  );
}

const expiryColumn = (): TableColumn<ApiKey> => ({
  key: 'expires',
  header: t`Expires`,
  cell: ({ ExpiresAt }) => (ExpiresAt ? <ExpiryTime at={ExpiresAt} /> : t`No expiry`),
});

function ExpiryTime({ at }: { readonly at: string }) {
  const time = formatDateTime(at);
  const [now] = useState(() => Date.now());
  return Date.parse(at) < now ? t`Expired ${time}` : <time dateTime={at}>{time}</time>;
}

function ApiKeyTable() {
  const [deleting, setDeleting] = useState<ApiKey>();
  const side = useServerSide();
  const user = useQuery(currentUserQuery());
  const keys = useQuery({ ...apiKeysQuery(), retry: retryOnce });
  if (keys.isError && !keys.data)
    return <QueryFailure query={keys} compact title={t`The API keys could not be loaded`} />;
  if (!keys.data || !user.data) return <Skeleton shape="block" height="8rem" />;
  const userId = user.data.ID;
  const own = keys.data.filter(({ UserID, Device }) => UserID === userId && Device !== hubDevice);
  const columns: readonly TableColumn<ApiKey>[] = [
    { key: 'device', header: t`Device`, heading: true, cell: ({ Device }) => <bdi>{Device}</bdi> },
    { key: 'user', header: t`Username`, cell: ({ Username }) => <bdi>{Username}</bdi> },
    ...(side === 'since6' ? [expiryColumn()] : []),
    {
      key: 'delete',
      header: t`Delete`,
      bare: true,
      align: 'end',
      cell: (key) => {
        const device = key.Device ?? '';
        return (
          <IconButton
            icon={trashIcon}
            label={t`Delete API key: ${device}`}
            title={t`Delete`}
            onClick={() => setDeleting(key)}
          />
        );
      },
    },
  ];
  return (
    <>
      <Table
        caption={t`API keys`}
        columns={columns}
        rows={own}
        // Keys that expire may share the name of their device.
        rowKey={({ Device, ExpiresAt }) => `${Device} ${ExpiresAt}`}
        empty={
          <EmptyState compact title={t`No API keys`} text={t`Generate one for each player or script.`} />
        }
      />
      <DeleteApiKey apiKey={deleting} onClose={() => setDeleting(undefined)} />
    </>
  );
}
