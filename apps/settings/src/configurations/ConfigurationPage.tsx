import { retryOnce } from '@hondana/shared/api/retryOnce';
import { Link, useParams } from '@hondana/shared/navigation';
import {
  configurationInfoQuery,
  configurationQuery,
  configurationSchemaQuery,
} from '@hondana/shared/resources/configurations';
import { isJsonRecord } from '@hondana/shared/schemaForm/jsonSchema';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { arrowLeftIcon } from '@hondana/shared/ui/icons';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { PageHead } from '../shared/PageHead.tsx';
import { ConfigurationEditor } from './ConfigurationEditor.tsx';

export function ConfigurationPage() {
  const { configId = '' } = useParams();
  return (
    <>
      <div>
        <LinkButton component={Link} to="/settings/configurations" size="small" icon={arrowLeftIcon}>
          <Trans>All configurations</Trans>
        </LinkButton>
      </div>
      <Configuration key={configId} configId={configId} />
    </>
  );
}

function Configuration({ configId }: { readonly configId: string }) {
  const info = useQuery({ ...configurationInfoQuery({ configId }), retry: retryOnce });
  const schema = useQuery({ ...configurationSchemaQuery({ configId }), retry: retryOnce });
  const value = useQuery({ ...configurationQuery({ configId }), retry: retryOnce });
  const failed = [info, schema, value].find(({ isError, data }) => isError && data === undefined);
  if (failed) return <QueryFailure query={failed} as="h1" title={t`The configuration could not be loaded`} />;
  if (!info.data || schema.data === undefined || value.data === undefined) {
    return (
      <>
        <PageHead title={info.data?.Name ?? t`Configuration`} />
        <Skeleton shape="block" height="20rem" />
      </>
    );
  }
  if (!isJsonRecord(schema.data) || !isJsonRecord(value.data)) {
    return <EmptyState as="h1" title={t`The server did not describe this configuration.`} />;
  }
  return (
    <>
      <PageHead title={info.data.Name} />
      <ConfigurationEditor info={info.data} schema={schema.data} saved={value.data} />
    </>
  );
}
