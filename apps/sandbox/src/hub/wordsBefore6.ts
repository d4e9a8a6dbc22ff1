import { type HubWords, unknownEvent } from './hubEvents.ts';

const feedOf: Record<string, string> = {
  shokoevent: 'shoko',
  queue: 'queue',
  anidb: 'anidb',
  avdump: 'avdump',
  network: 'network',
};

/** Only servers since 6 report these. */
const unreported = /^((UserData|Group|ImportFolder|User|Configuration):|ShokoEvent:FileUnlinked$)/;

export const wordsBefore6: HubWords = {
  feeds: ['shoko', 'queue', 'anidb', 'avdump', 'network'],
  eventOf: (target, args) => {
    if (unreported.test(target)) return undefined;
    const feed = feedOf[target.split(':', 1)[0]?.toLowerCase() ?? ''];
    if (feed === undefined) throw unknownEvent(target);
    return { feed, target, args };
  },
  logLineOf: (entry) => entry,
};
