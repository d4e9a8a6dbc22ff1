import { isRecord } from '@hondana/shared/http/isRecord';
import { type ReadCatalogue, readCatalogue } from '@hondana/shared/remote/catalogue';
import { mayFetchFrom, pagePolicy } from '@hondana/shared/remote/pagePolicy';
import { t } from '@lingui/core/macro';
import { queryOptions, skipToken } from '@tanstack/react-query';

const timeoutMs = 8000;

export function catalogueOf(registry: unknown): string | undefined {
  const address = isRecord(registry) ? registry.catalogue : undefined;
  return typeof address === 'string' && URL.canParse(address, document.baseURI)
    ? new URL(address, document.baseURI).href
    : undefined;
}

async function fetchList(address: string, signal: AbortSignal): Promise<Response> {
  const { host, origin } = new URL(address);
  if (!mayFetchFrom(address, pagePolicy())) {
    throw new Error(t`This deployment’s policy does not let pages load from ${origin}.`);
  }
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const response = await fetch(address, { cache: 'no-cache', signal: limit }).catch(() => {
    throw new Error(
      origin === location.origin
        ? t`${host} could not be reached.`
        : t`${host} could not be reached, or it does not allow other origins to read it (CORS).`,
    );
  });
  const { ok, status } = response;
  if (!ok) throw new Error(t`${address} returned status ${status}.`);
  return response;
}

async function readList(address: string, signal: AbortSignal): Promise<ReadCatalogue> {
  const response = await fetchList(address, signal);
  const list: unknown = await response.json().catch(() => {
    throw new Error(t`${address} is not JSON.`);
  });
  return readCatalogue(list, address);
}

export function catalogueQuery(address: string | undefined) {
  return queryOptions({
    queryKey: ['catalogue', address] as const,
    queryFn: address === undefined ? skipToken : ({ signal }) => readList(address, signal),
    retry: false,
  });
}
