import { hash } from '../generate/random.ts';
import { relativePath, safeName } from './filePaths.ts';
import type { Library } from './library.ts';
import type { Episode, ReleaseGroup, Series, VideoFile } from './types.ts';

interface FoundRelease {
  readonly episode: Episode;
  readonly group: ReleaseGroup | undefined;
}

const numberOf = (text: string): number =>
  [...text].reduce((sum, letter) => hash(sum, letter.charCodeAt(0)), 0);

function regularEpisodes({ episodes }: Series): Episode[] {
  return episodes.filter(({ type, hidden }) => type === 'Episode' && !hidden);
}

function nameOf(library: Library, file: VideoFile): string {
  const [location] = file.locations;
  const path = location === undefined ? (file.looseName ?? '') : relativePath(library, file, location);
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Titles of files that belong to no series are assigned to one, always the same. */
function seriesOf(library: Library, name: string): Series | undefined {
  const candidates = [...library.series.values()].filter((one) => regularEpisodes(one).length > 0);
  const titled = candidates.find(({ title }) => name.includes(safeName(title)));
  const stem = name.replaceAll(/\d+/g, '');
  return titled ?? candidates[numberOf(stem) % Math.max(1, candidates.length)];
}

/**
 * What AniDB knows of a file by now: nothing of every fourth. All files whose names differ only in numbers are of one
 * series; their episodes are counted through.
 */
export function findOnAnidb(library: Library, file: VideoFile): FoundRelease | undefined {
  if (hash(file.id, 950) % 4 === 0) return undefined;
  const name = nameOf(library, file);
  const series = seriesOf(library, name);
  if (series === undefined) return undefined;
  const episodes = regularEpisodes(series);
  const plain = name.replaceAll(/\[[^\]]*\]|\([^)]*\)|\d+p/g, '');
  const number = Number(plain.match(/\d+/g)?.at(-1) ?? 1);
  const episode = episodes.find((one) => one.number === number) ?? episodes[number % episodes.length];
  const groups = [...library.releaseGroups.values()];
  const group = groups.find((one) => name.includes(one.name)) ?? groups[hash(file.id, 951) % groups.length];
  return episode && { episode, group };
}
