import { serverStatusQuery } from '@hondana/shared/resources/server';
import { useQuery } from '@tanstack/react-query';

/** The cached state: the page polls, this only observes. */
export function useServerState() {
  return useQuery({ ...serverStatusQuery(), enabled: false }).data;
}
