import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import { judgeServer } from '@hondana/shared/api/serverVersion';
import { serverVersionQuery } from '@hondana/shared/resources/server';
import { useIsAdministrator } from '@hondana/shared/resources/users';
import { useQuery } from '@tanstack/react-query';
import { tryLater } from '../parts/tryLater.tsx';

const NewerServerBanner = lazyPart(
  async () => (await import(/* webpackChunkName: "parts" */ './NewerServerBanner.tsx')).NewerServerBanner,
  { failed: tryLater },
);

export function NewerServer() {
  const isAdministrator = useIsAdministrator();
  const { data: judgement } = useQuery({
    ...serverVersionQuery(),
    select: (versions) => judgeServer(versions),
  });
  if (!isAdministrator || judgement?.verdict !== 'newer') return null;
  return <NewerServerBanner version={judgement.version} />;
}
