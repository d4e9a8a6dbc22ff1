import { type Offer, useContributions } from '@hondana/shared/remote/slots';

/** Without AVDump, which is for other remotes: the lists have it with its progress. */
export function useForeignActions(): readonly Offer[] {
  return useContributions('action', { target: 'file' }).filter(({ key }) => key !== 'utilities.avdump');
}
