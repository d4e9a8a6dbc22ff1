import { serverStatusQuery } from '@hondana/shared/resources/server';
import { useQuery } from '@tanstack/react-query';

/** The server's state as the page last heard it; the page asks, and this listens. */
export function useServerState() {
  return useQuery({ ...serverStatusQuery(), enabled: false }).data;
}
