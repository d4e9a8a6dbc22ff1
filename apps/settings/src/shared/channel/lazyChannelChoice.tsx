import { lazyPart } from '@hondana/shared/ahead/lazyPart';

/** Few installations have channels. */
export const ChannelChoice = lazyPart(async () => (await import('./ChannelChoice.tsx')).ChannelChoice, {
  // Only users who know about channels look for it.
  failed: () => null,
});
