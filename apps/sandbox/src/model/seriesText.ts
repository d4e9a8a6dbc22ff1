import { hash, pickBy } from '../generate/random.ts';
import {
  arabicWords,
  chineseWords,
  descriptionSentences,
  englishAdjectives,
  englishNouns,
  kanaJoins,
  kanjiWords,
  koreanWords,
} from '../generate/words.ts';
import type { Episode, OutsideAnime, Series, Title } from './types.ts';

function english(number: number): string {
  const form = number % 3;
  const noun = pickBy(englishNouns, number >>> 3);
  if (form === 0) return `${pickBy(englishAdjectives, number >>> 9)} ${noun}`;
  if (form === 1) return `The ${noun} and the ${pickBy(englishNouns, number >>> 12)}`;
  return `${noun} of the ${pickBy(englishAdjectives, number >>> 15)} ${pickBy(englishNouns, number >>> 18)}`;
}

function japanese(number: number): string {
  return `${pickBy(kanjiWords, number)}${pickBy(kanaJoins, number >>> 6)}${pickBy(kanjiWords, number >>> 10)}`;
}

/** What most people outside Japan call it, and TMDB's title. */
export function englishTitle(anidb: number): string {
  return english(hash(anidb, 401));
}

/** The main title first; all derive from the AniDB ID. */
export function titlesOf(series: Pick<Series | OutsideAnime, 'anidb' | 'title'>): Title[] {
  const { anidb, title } = series;
  const titles: Title[] = [
    { name: title, language: 'x-jat', type: 'Main' },
    { name: japanese(hash(anidb, 402)), language: 'ja', type: 'Official' },
    { name: englishTitle(anidb), language: 'en', type: 'Official' },
  ];
  const more = hash(anidb, 403);
  const two = (words: readonly string[], join: string) =>
    `${pickBy(words, more >>> 4)}${join}${pickBy(words, more >>> 9)}`;
  if (more % 3 === 0) titles.push({ name: two(koreanWords, '의 '), language: 'ko', type: 'Official' });
  if (more % 4 === 0) titles.push({ name: two(chineseWords, '与'), language: 'zh-Hans', type: 'Official' });
  if (more % 11 === 0) titles.push({ name: two(arabicWords, ' و'), language: 'ar', type: 'Synonym' });
  if (more % 5 === 0) {
    const initials = title
      .split(/[^A-Za-z0-9]+/)
      .map((word) => word[0] ?? '')
      .join('');
    if (initials.length > 1) titles.push({ name: initials.slice(0, 6), language: 'x-jat', type: 'Short' });
  }
  if (more % 40 === 0) {
    titles.push({
      name: `${title}: ${`${english(more)}, `.repeat(14)}`.slice(0, 230).trim(),
      language: 'en',
      type: 'Synonym',
    });
  }
  return titles;
}

const collator = new Intl.Collator('en');

/** As lists across all series are sorted. */
export function compareTitles(a: Series, b: Series): number {
  return collator.compare(a.title, b.title) || a.id - b.id;
}

/** With AniDB's markup and remarks. */
export function descriptionOf(anidb: number): string {
  const number = hash(anidb, 404);
  if (number % 40 === 0) return '';
  const sentences = new Set<string>();
  for (let i = 0; i < 2 + (number % 4); i += 1)
    sentences.add(pickBy(descriptionSentences, hash(anidb, 405, i)));
  let text = [...sentences].join(' ');
  if (number % 3 === 0)
    text += ` Its hero is [i]${english(number)}[/i]’s own https://anidb.net/ch${number % 9000} [${english(number >>> 2)}].`;
  if (number % 5 === 0)
    text = `* Based on a manga by http://anidb.net/cr${number % 5000} [Aoki Haruka].\n${text}`;
  if (number % 7 === 0) text += '\n\nSource: Official site\nNote: The first episode was shown early.';
  return text;
}

const episodeKinds = {
  Credits: 'Opening',
  Trailer: 'Trailer',
  Special: 'Special',
  Parody: 'Parody',
  Other: 'Extra',
} as const;

/** Series without translations only have the first. */
export function episodeTitlesOf(episode: Episode): Title[] {
  const number = hash(episode.id, 411);
  const kind = episode.type === 'Episode' || episode.type === 'Unknown' ? null : episodeKinds[episode.type];
  const title =
    kind === null || (episode.type === 'Special' && number % 2 === 0)
      ? english(number)
      : `${kind} ${episode.number}`;
  const titles: Title[] = [{ name: title, language: 'en', type: 'None' }];
  if (episode.series.episodes.length < 1000) {
    titles.push(
      { name: `Dai ${episode.number} wa`, language: 'x-jat', type: 'None' },
      { name: `第${episode.number}話 ${japanese(number)}`, language: 'ja', type: 'None' },
    );
  }
  return titles;
}

export function episodeName(episode: Episode): string {
  return episode.overrideTitle ?? episodeTitlesOf(episode)[0]?.name ?? '';
}

export function episodeDescription(episode: Episode): string {
  const number = hash(episode.id, 412);
  return number % 2 === 0 ? '' : pickBy(descriptionSentences, number >>> 2);
}

/** From 0 to 10. */
export function episodeRating(episode: Episode): { value: number; votes: number } {
  const number = hash(episode.id, 413);
  return { value: 250 / 100 + (number % 700) / 100, votes: 3 + ((number >>> 12) % 170) };
}
