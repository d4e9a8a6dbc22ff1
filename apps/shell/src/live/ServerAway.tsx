import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import { serverStatusQuery } from '@hondana/shared/resources/server';
import { useQuery } from '@tanstack/react-query';
import { tryLater } from '../parts/tryLater.tsx';

const ServerAwayBanner = lazyPart(
  async () => (await import(/* webpackChunkName: "ahead" */ './ServerAwayBanner.tsx')).ServerAwayBanner,
  { failed: tryLater },
);

/** While the server doesn't answer, the page shows what was loaded before. `useServerReturn` polls. */
export function ServerAway() {
  const { isError } = useQuery({ ...serverStatusQuery(), enabled: false });
  return isError && <ServerAwayBanner />;
}
