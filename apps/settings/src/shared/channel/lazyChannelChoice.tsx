import { lazyPart } from '@hondana/shared/ui/lazyPart';

/** Offers the channels of this installation; few have any. */
export const ChannelChoice = lazyPart(async () => (await import('./ChannelChoice.tsx')).ChannelChoice, {
  // Nobody looks for it who does not know of it.
  failed: () => null,
});
