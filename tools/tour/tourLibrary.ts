import type { SandboxServer } from '../../apps/sandbox/src/server.ts';

/** The folder of files to link by hand. */
export const shelf = 'downloads of tonight';

/** Named as different groups do. */
function nameOf(title: string, number: number): string {
  const digits = String(number).padStart(2, '0');
  const ways = [
    `[Group] ${title} - ${digits} [1080p].mkv`,
    `${title} S01E${digits}.mkv`,
    `${title.replaceAll(' ', '.')}.E${digits}.WEB-DL.mkv`,
  ];
  return ways[number % ways.length] ?? '';
}

/** Names a dozen unrecognized files after episodes of one series, so that there is something to guess. */
export function prepareFilesToGuess({ sandbox: { library } }: SandboxServer): void {
  const series = [...library.series.values()].find(
    ({ episodes }) => episodes.filter(({ type }) => type === 'Episode').length >= 12,
  );
  if (!series) throw new Error('No series of the library has twelve episodes.');
  const title = library.seriesName(series).replaceAll(/[\\/:*?"<>|]/g, '');
  const loose = [...library.files.values()].filter(
    ({ isIgnored, episodes, locations }) => !isIgnored && episodes.length === 0 && locations.length === 1,
  );
  for (const [index, { locations }] of loose.slice(0, 12).entries()) {
    for (const location of locations) location.relativePath = `${shelf}/${nameOf(title, index + 1)}`;
  }
}

/** A series whose page has content in every part. */
export function fullSeries({ sandbox: { library } }: SandboxServer): number {
  const series = [...library.series.values()].find(
    ({ tmdbShows, relations, tags, episodes }) =>
      tmdbShows.length > 0 &&
      relations.length > 1 &&
      tags.length > 8 &&
      episodes.filter(({ files }) => files.length > 0).length > 6,
  );
  if (!series) throw new Error('No series of the library has links, relations, tags and files.');
  return series.id;
}
