import { queryOptions } from '@tanstack/react-query';
import { request } from './client.ts';
import { seriesKeys } from './queryKeys.ts';
import type { Role } from './types.ts';

/**
 * Everyone who had a part in a series (`GET Series/{id}/Cast`), all at once.
 *
 * @example
 * const { data } = useQuery({ ...castQuery(7), select: (cast) => cast.filter((role) => role.RoleName === 'Actor') });
 */
export function castQuery(seriesId: number) {
  return queryOptions({
    queryKey: [...seriesKeys.one(seriesId), 'cast'] as const,
    queryFn: ({ signal }) => request<Role[]>({ path: `Series/${seriesId}/Cast`, signal }),
  });
}
