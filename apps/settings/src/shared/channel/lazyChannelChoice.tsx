import { lazyPart } from '@hondana/shared/ui/lazyPart';

/** Offers the channels of this installation; few have any. */
export const ChannelChoice = lazyPart(async () => (await import('./ChannelChoice.tsx')).ChannelChoice, {
  // Only those who know of it look for it.
  failed: () => null,
});
