import { type Offer, useContributions } from '@hondana/shared/remote/slots';

const own = new Set(['utilities.avdump', 'utilities.link-providers']);

/** Without those for other remotes: the lists have AVDump with its progress, and hand over the files that they have. */
export function useForeignActions(): readonly Offer[] {
  return useContributions('action', { target: 'file' }).filter(({ key }) => !own.has(key));
}
