import { describe, expect, it } from 'vitest';
import { languageTag, titleLanguage } from './titleLanguage.ts';

describe('title language', () => {
  it('maps transcriptions to tags that browsers know', () => {
    expect(languageTag('x-jat')).toBe('ja-Latn');
    expect(languageTag('X-KOT')).toBe('ko-Latn');
    expect(languageTag('zh-Hans')).toBe('zh-Hans');
  });

  it('returns no tag for an unknown or invalid language', () => {
    for (const unknown of ['x-other', 'x-main', '', null, undefined, 'a"b', 'x']) {
      expect(languageTag(unknown), String(unknown)).toBeUndefined();
    }
  });

  it('finds the language of a name among the titles', () => {
    const title = { Type: 'Official', Default: false, Preferred: false, Source: 'AniDB' } as const;
    const titles = [
      { ...title, Name: 'Cowboy Bebop', Language: 'x-jat' },
      { ...title, Name: 'カウボーイビバップ', Language: 'ja' },
    ];
    expect(titleLanguage('カウボーイビバップ', titles)).toBe('ja');
    expect(titleLanguage('A name of one’s own', titles)).toBeUndefined();
    expect(titleLanguage('Cowboy Bebop', undefined)).toBeUndefined();
  });
});
