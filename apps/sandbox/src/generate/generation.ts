import { blankSeries } from '../model/blankSeries.ts';
import { avdumpVersion } from '../model/dumps.ts';
import type { Library, LibraryOptions } from '../model/library.ts';
import { homeOnTmdb } from '../model/tmdb.ts';
import type {
  Day,
  Episode,
  EpisodeType,
  FileLocation,
  Group,
  Moment,
  Release,
  Series,
  SeriesTag,
  VideoFile,
} from '../model/types.ts';
import { episodeLength, planEpisodes, seasonStart } from './generateEpisodes.ts';
import { looseRelease, makeRelease } from './generateReleases.ts';
import { hash, Random } from './random.ts';
import releaseGroups from './releaseGroups.json' with { type: 'json' };
import { tagCatalogue } from './tagCatalogue.ts';
import { inventedTitle, type PlannedSeries } from './titlePlan.ts';
import { familyNames } from './words.ts';

const day = 86400000;
const none: readonly never[] = [];

/** Share of a kind's episodes with files, relative to regular ones; 0.4 for other kinds. */
const sharesOfKinds: Partial<Record<EpisodeType, number>> = { Episode: 1, Special: 0.75, Trailer: 0.1 };

/** ID counters and random numbers shared while one library is generated. */
export class Generation {
  readonly library: Library;
  readonly random: Random;
  readonly now: Moment;
  readonly today: Day;
  #episode = 0;
  #file = 0;
  #location = 0;
  #image = 0;

  constructor(library: Library, options: LibraryOptions) {
    this.library = library;
    this.random = new Random(options.seed);
    this.now = options.now.getTime();
    this.today = Math.floor(this.now / day);
  }

  group(created: Moment): Group {
    return this.library.addGroup(created, this.library.groups.size + 1);
  }

  #add(series: Series): Series {
    this.library.series.set(series.id, series);
    this.library.seriesByAnidb.set(series.anidb, series);
    this.library.groups.get(series.groupId)?.seriesIds.push(series.id);
    return series;
  }

  series(planned: PlannedSeries, group: Group, airDay: Day, long: boolean): Series {
    const { library, random } = this;
    const id = library.series.size + 1;
    const plan = long
      ? [
          { type: 'Episode' as const, count: 1100 },
          { type: 'Special' as const, count: 8 },
        ]
      : planEpisodes(planned.type, random);
    const regular = plan[0]?.count ?? 1;
    const created =
      Math.floor((this.now - random.between(1, 2600) * day - random.between(0, day)) / 1000) * 1000;
    const year = new Date(airDay * day).getUTCFullYear();
    const weekly = planned.type === 'TV' || planned.type === 'Web';
    const endDay = airDay + (weekly ? (regular - 1) * 7 : planned.type === 'OVA' ? (regular - 1) * 60 : 0);
    const linked = planned.tmdbShow !== null || planned.tmdbMovies.length > 0;
    const images = linked
      ? {
          first: this.#image + 1,
          posters: random.between(0, 4),
          backdrops: random.between(1, 4),
          logos: random.chance(0.35) ? 1 : 0,
        }
      : blankSeries.tmdbImages;
    this.#image += images.posters + images.backdrops + images.logos;
    const series: Series = {
      id,
      anidb: planned.anidb,
      groupId: group.id,
      title: planned.title,
      overrideTitle: random.chance(0.01) ? `${planned.title} (My Edition)` : null,
      studio:
        planned.studio ??
        (random.chance(0.7)
          ? `${random.pick(familyNames)} ${random.pick(['Animation', 'Works', 'Film', 'Studio', 'Pictures'])}`
          : null),
      type: planned.type,
      airDay,
      endDay: regular > 1000 || random.chance(0.01) ? null : endDay,
      rating: Math.round(
        Math.min(960, Math.max(180, 640 + (random.next() + random.next() + random.next() - 1.5) * 340)),
      ),
      votes: random.between(4, 900) * random.between(1, 20),
      restricted: random.chance(0.02),
      tags: this.#tags(),
      userTagIds: new Set(),
      tmdbShows: planned.tmdbShow === null ? none : [planned.tmdbShow],
      tmdbMovies: planned.tmdbMovies,
      tmdbSeason: planned.tmdbSeason,
      tmdbHome: homeOnTmdb(planned.type, planned.anidb, planned),
      tmdbAutoLinkingDisabled: random.chance(0.02),
      traktAutoLinkingDisabled: random.chance(0.02),
      mal: random.chance(0.6) ? [10000 + planned.anidb] : none,
      hasAnidbPoster: random.chance(0.995),
      tmdbImages: images,
      relations: [],
      episodes: [],
      plainEpisodeCount: 0,
      created,
      updated: created,
    };
    for (const show of series.tmdbShows) library.tmdbShows.add(show);
    for (const movie of series.tmdbMovies) library.tmdbMovies.add(movie);
    if (series.studio !== null && !library.studios.has(series.studio)) {
      library.studios.set(series.studio, 1000 + library.studios.size);
    }
    this.#add(series);
    this.#episodes(series, plan, year);
    return series;
  }

  /** A series with only a name, a size and a poster. */
  plainSeries(title: string): Series {
    const { library, random } = this;
    const id = library.series.size + 1;
    const group = this.group(this.now - random.between(1, 2600) * day);
    const airDay = seasonStart(random.between(1980, 2024), random.between(0, 3), random);
    const count = random.pick([1, 2, 12, 13, 24]);
    return this.#add({
      ...blankSeries,
      id,
      anidb: 200000 + id,
      groupId: group.id,
      title,
      type: count > 2 ? 'TV' : 'OVA',
      airDay,
      endDay: airDay + count * 7,
      rating: random.between(300, 900),
      votes: random.between(4, 900),
      userTagIds: new Set(),
      relations: [],
      episodes: [],
      plainEpisodeCount: count,
      created: group.created,
      updated: group.created,
    });
  }

  #tags(): SeriesTag[] {
    const { random } = this;
    const count = random.weighted([
      [0, 3],
      [5, 20],
      [9, 37],
      [14, 30],
      [22, 10],
    ]);
    const chosen = new Map<number, SeriesTag>();
    for (let i = 0; i < count; i += 1) {
      // The exponent makes the first tags of the catalogue, its genres, the common ones.
      const tag = tagCatalogue[Math.floor(random.next() ** 1.6 * tagCatalogue.length)];
      if (tag === undefined || chosen.has(tag.id)) continue;
      chosen.set(tag.id, { tag, weight: random.between(0, 6) * 100, isLocalSpoiler: random.chance(0.05) });
    }
    return [...chosen.values()].sort((a, b) => b.weight - a.weight || (a.tag.name < b.tag.name ? -1 : 1));
  }

  #episodes(series: Series, plan: readonly { type: Episode['type']; count: number }[], year: number): void {
    const { library, random } = this;
    const withoutFiles = random.chance(0.11);
    const complete = random.chance(0.82);
    const share = withoutFiles ? 0 : complete ? 1 : random.pick([0.3, 0.6, 0.85]);
    const releases = [makeRelease(year, series.type, random)];
    if (random.chance(0.22)) releases.push(makeRelease(year, series.type, random));
    if (random.chance(0.04)) releases.push(makeRelease(year, series.type, random));
    const base =
      series.type === 'Movie'
        ? random.between(60, 130) * 60
        : series.type === 'Web'
          ? random.pick([180, 300, 720])
          : random.pick([1421, 1421, 1440, 1500]);
    const folder = series.type === 'Movie' ? 2 : random.chance(0.08) ? 4 : 1;
    const linkedEpisodes = series.tmdbShows.length > 0 && random.chance(0.9);
    // A server that fetches a show matches its episodes, so most others are linked too. By hash: another random
    // number here would change everything after it.
    const isMatched = series.tmdbShows.length > 0 && !linkedEpisodes && hash(series.id, 870) % 10 !== 0;
    const manual = random.chance(0.05);
    let imported = series.created + 300000;
    for (const { type, count } of plan) {
      for (let number = 1; number <= count; number += 1) {
        this.#episode += 1;
        const id = this.#episode;
        const airDay =
          series.airDay === null
            ? null
            : type === 'Episode'
              ? series.airDay + (series.type === 'OVA' ? 60 : 7) * (number - 1)
              : random.chance(0.05)
                ? null
                : series.airDay + random.between(-20, 200);
        const episode: Episode = {
          id,
          anidb: 200000 + id,
          series,
          type,
          number,
          airDay,
          length: episodeLength(series.type, type, base),
          hidden: type !== 'Episode' ? random.chance(0.03) : random.chance(0.004),
          overrideTitle: random.chance(0.002) ? `Chapter ${number}` : null,
          files: none,
          tmdbEpisodes:
            (type === 'Episode' || type === 'Special') &&
            ((linkedEpisodes && random.chance(0.95)) || (isMatched && (type === 'Episode' || id % 20 !== 0)))
              ? [5000000 + id]
              : none,
          tmdbVerified: none,
          tmdbMovies:
            series.tmdbMovies.length > 0 && type === 'Episode' && number <= series.tmdbMovies.length
              ? series.tmdbMovies.slice(number - 1, number)
              : none,
        };
        series.episodes.push(episode);
        library.episodes.set(id, episode);
        const aired = airDay !== null && airDay <= this.today;
        const wanted = share * (sharesOfKinds[type] ?? 0.4);
        if (!aired || !(wanted === 1 || random.chance(wanted))) continue;
        imported += 420000;
        const files: VideoFile[] = [];
        for (const [index, release] of releases.entries()) {
          if (index > 0 && !random.chance(index === 1 ? 0.6 : 0.2)) continue;
          files.push(this.#episodeFile(episode, release, folder, imported, manual || random.chance(0.02)));
        }
        episode.files = files;
      }
    }
    this.#joinFiles(series);
  }

  #joinFiles(series: Series): void {
    const [first, second] = series.episodes;
    if (
      first === undefined ||
      second === undefined ||
      second.type !== first.type ||
      !this.random.chance(0.03)
    )
      return;
    const file = first.files[0];
    const hasAired = second.airDay !== null && second.airDay <= this.today;
    if (file === undefined || second.files.length > 0 || !hasAired) return;
    file.episodes = [first, second];
    second.files = [file];
  }

  furtherRelease(series: Series): void {
    const [linked] = series.episodes.filter((one) => one.tmdbEpisodes.length > 0 && one.files.length === 1);
    const [first] = linked?.files ?? [];
    if (!linked || !first?.imported || hash(series.id, 873) % 4 !== 0) return;
    const year = new Date((series.airDay ?? this.today) * day).getUTCFullYear();
    const release = makeRelease(year, series.type, this.random);
    const folder = first.locations[0]?.folderId ?? 1;
    linked.files = [first, this.#episodeFile(linked, release, folder, first.imported + 420000, false)];
  }

  #episodeFile(
    episode: Episode,
    release: Release,
    folder: number,
    imported: Moment,
    manual: boolean,
  ): VideoFile {
    const { random } = this;
    const rate = release.height >= 1080 ? 560000 : release.height >= 720 ? 300000 : 160000;
    return this.file({
      size: Math.round(episode.length * rate * (0.7 + random.next() * 0.6)),
      length: random.chance(0.99) ? episode.length + random.between(0, 900) / 1000 : 0,
      release,
      version: random.weighted([
        [1, 90],
        [2, 8],
        [3, 2],
      ]),
      isDeprecated: random.chance(0.01),
      isVariation: random.chance(0.01),
      isIgnored: false,
      isManuallyLinked: manual,
      episodes: [episode],
      looseName: null,
      created: Math.min(imported, this.now - 60000),
      imported: Math.min(imported, this.now - 60000),
      folders: random.chance(0.015) ? [folder, folder === 3 ? 1 : 3] : [folder],
    });
  }

  file(
    from: Omit<VideoFile, 'id' | 'locations' | 'avdumpedAt' | 'avdumpVersion'> & {
      folders: readonly number[];
    },
  ): VideoFile {
    const { folders, ...rest } = from;
    this.#file += 1;
    const locations: FileLocation[] = folders.map((folderId) => {
      this.#location += 1;
      return { id: this.#location, folderId, relativePath: null };
    });
    const file: VideoFile = {
      id: this.#file,
      ...rest,
      locations,
      avdumpedAt: null,
      // As recorded: some have AVDump's version but no dump time.
      avdumpVersion: hash(this.#file, 862) % 3 === 0 ? avdumpVersion : null,
    };
    this.library.files.set(file.id, file);
    return file;
  }

  /** Files without episodes: unrecognized or ignored. */
  looseFile(ignored: boolean, hardName?: string, folders?: readonly number[]): void {
    const { random } = this;
    const created = this.now - random.between(1, ignored ? 20000 : 900) * 3600000;
    const release = looseRelease(random);
    const group = random.pick(releaseGroups).name;
    const form = random.between(0, 5);
    const number = String(random.between(1, 26)).padStart(2, '0');
    const title = inventedTitle(random);
    const name =
      form <= 2
        ? `[${group}] ${title} - ${number} (${release.height}p)`
        : form === 3
          ? `${title.replaceAll(' ', '.')}.S01E${number}.${release.height}p.WEB-DL-${group}`
          : form === 4
            ? `${title} - Episode ${number}`
            : `${group}_${title.replaceAll(' ', '_')}_${number}v2`;
    this.file({
      size: random.between(40000000, 1400000000),
      length: random.chance(0.85) ? 1421.5 : 0,
      release: random.chance(0.85) ? release : { ...release, resolution: null },
      version: 1,
      isDeprecated: false,
      isVariation: false,
      isIgnored: ignored,
      isManuallyLinked: false,
      episodes: none,
      looseName: hardName ?? name,
      created: Math.floor(created / 1000) * 1000,
      imported: null,
      folders: folders ?? (random.chance(0.03) ? [3, 1] : [3]),
    });
  }
}
