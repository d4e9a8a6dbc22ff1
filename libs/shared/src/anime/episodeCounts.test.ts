import { describe, expect, it } from 'vitest';
import { type CountedSizes, collectedEpisodes, missingOf, unwatchedEpisodes } from './episodeCounts.ts';

const none = { Unknown: 0, Episodes: 0, Specials: 0, Credits: 0, Trailers: 0, Parodies: 0, Others: 0 };

function sizes(local: object, watched: object, total: object = local): CountedSizes {
  return { Local: { ...none, ...local }, Watched: { ...none, ...watched }, Total: { ...none, ...total } };
}

describe('episode counts', () => {
  it('counts episodes, specials and others, but not credits and trailers', () => {
    const counted = sizes({ Episodes: 12, Specials: 3, Others: 1, Credits: 4, Trailers: 2 }, { Episodes: 5 });
    expect(collectedEpisodes(counted)).toBe(16);
    expect(unwatchedEpisodes(counted)).toBe(11);
  });

  it('never counts below zero when watched episodes have lost their files', () => {
    expect(unwatchedEpisodes(sizes({ Episodes: 2 }, { Episodes: 12 }))).toBe(0);
    expect(missingOf(sizes({ Episodes: 12 }, {}, { Episodes: 10 }), 'Episodes')).toBe(0);
  });

  it('counts episodes that are not on disk as missing', () => {
    const counted = sizes({ Episodes: 10, Specials: 1 }, {}, { Episodes: 12, Specials: 1 });
    expect(missingOf(counted, 'Episodes')).toBe(2);
    expect(missingOf(counted, 'Specials')).toBe(0);
  });
});
