import { Dumps } from './dumps.ts';
import { RenamerConfigs } from './renamers.ts';
import type {
  AnidbTag,
  Episode,
  FilterPreset,
  Group,
  ImportFolder,
  OutsideAnime,
  ReleaseGroup,
  Series,
  TitleEntry,
  UserTag,
  VideoFile,
} from './types.ts';
import { UserData } from './userData.ts';

export interface LibraryOptions {
  /** The same seed, options and day give the same library. */
  readonly seed: number;
  /** Complete series, up to 20,000; 2,500 unless said otherwise. */
  readonly series?: number;
  /** Titles to use instead of the real ones in `contract/`; all of them are used. */
  readonly titles?: readonly TitleEntry[];
  /** Further groups of which only name, sizes and poster exist. */
  readonly posterOnlyGroups?: number;
  /** Further unrecognized files. */
  readonly looseFiles?: number;
  /**
   * Adds what few libraries hold and every screen must cope with: titles and, among the further files, names that are
   * hostile or hard to show, and a file that lies nowhere.
   */
  readonly awkward?: boolean;
  readonly now: Date;
}

/** The collection: what a Shoko Server keeps in its database, and nothing of how it answers. */
export class Library {
  readonly seed: number;
  readonly groups = new Map<number, Group>();
  readonly series = new Map<number, Series>();
  readonly seriesByAnidb = new Map<number, Series>();
  readonly episodes = new Map<number, Episode>();
  readonly files = new Map<number, VideoFile>();
  readonly importFolders = new Map<number, ImportFolder>();
  readonly releaseGroups = new Map<number, ReleaseGroup>();
  readonly tags = new Map<number, AnidbTag>();
  readonly userTags = new Map<number, UserTag>();
  readonly filters = new Map<number, FilterPreset>();
  readonly outsideAnime = new Map<number, OutsideAnime>();
  /** Series that left the collection, by AniDB ID: AniDB still knows them, and they can come back. */
  readonly formerSeries = new Map<number, Series>();
  /** What the server has fetched from TMDB; the rest of it is only online. */
  readonly tmdbShows = new Set<number>();
  readonly tmdbMovies = new Set<number>();
  /** The chosen ordering of a show's episodes, by the show. */
  readonly tmdbOrderings = new Map<number, string>();
  /** Studios by name; the rest of the creators follows from their IDs. */
  readonly studios = new Map<string, number>();
  /** Chosen pictures: `series:type` → source and ID. */
  readonly preferredImages = new Map<string, { source: string; id: number }>();
  /** `source:type:id` of disabled images. */
  readonly disabledImages = new Set<string>();

  /** What AVDump is doing. */
  readonly dumps = new Dumps();
  readonly renamerConfigs = new RenamerConfigs();

  #subGroups: ReadonlyMap<number | null, readonly Group[]> | undefined;
  readonly #users = new Map<number, UserData>();
  readonly #listeners: ((series: Series) => void)[] = [];
  readonly #structureListeners: (() => void)[] = [];

  constructor(seed: number) {
    this.seed = seed;
  }

  userData(userId: number): UserData {
    let data = this.#users.get(userId);
    if (data === undefined) {
      data = new UserData();
      this.#users.set(userId, data);
    }
    return data;
  }

  /** What every user who ever signed in did. */
  allUserData(): Iterable<UserData> {
    return this.#users.values();
  }

  seriesOf(group: Group): Series[] {
    const list: Series[] = [];
    for (const id of group.seriesIds) {
      const series = this.series.get(id);
      if (series !== undefined) list.push(series);
    }
    return list;
  }

  /** The groups right inside a group. */
  subGroupsOf(group: Group): readonly Group[] {
    this.#subGroups ??= Map.groupBy(this.groups.values(), ({ parentId }) => parentId);
    return this.#subGroups.get(group.id) ?? [];
  }

  /** The series of a group and of all groups inside it. */
  allSeriesOf(group: Group): Series[] {
    return [...this.seriesOf(group), ...this.subGroupsOf(group).flatMap((inner) => this.allSeriesOf(inner))];
  }

  /** The outermost group around a group. */
  topLevelOf(group: Group): Group {
    const parent = group.parentId === null ? undefined : this.groups.get(group.parentId);
    return parent === undefined ? group : this.topLevelOf(parent);
  }

  groupOf(series: Series): Group {
    const group = this.groups.get(series.groupId);
    if (group === undefined) throw new Error(`Series ${series.id} has no group`);
    return group;
  }

  /** The series a group is named and pictured after: the preferred one, else the one that aired first. */
  mainSeries(group: Group): Series | undefined {
    const preferred = group.preferredSeriesId === null ? undefined : this.series.get(group.preferredSeriesId);
    if (preferred !== undefined) return preferred;
    let first: Series | undefined;
    const direct = this.seriesOf(group);
    for (const series of direct.length > 0 ? direct : this.allSeriesOf(group)) {
      if (first === undefined || (series.airDay ?? Infinity) < (first.airDay ?? Infinity)) first = series;
    }
    return first;
  }

  seriesName(series: Series): string {
    return series.overrideTitle ?? series.title;
  }

  groupName(group: Group): string {
    if (group.customName !== null) return group.customName;
    if (group.keptName !== null) return group.keptName;
    const main = this.mainSeries(group);
    return main === undefined ? '' : this.seriesName(main);
  }

  #lastGroup(): number {
    let last = 0;
    for (const id of this.groups.keys()) if (id > last) last = id;
    return last;
  }

  /** A group without series in it. */
  addGroup(created: number, id = this.#lastGroup() + 1): Group {
    const group: Group = {
      id,
      parentId: null,
      customName: null,
      keptName: null,
      customDescription: null,
      preferredSeriesId: null,
      seriesIds: [],
      created,
      updated: created,
    };
    this.groups.set(id, group);
    return group;
  }

  /**
   * Puts a series into another group, which is named after its main series then. The group it leaves keeps its name,
   * and goes when nothing is left in it.
   */
  moveSeries(series: Series, group: Group): void {
    const old = this.groupOf(series);
    if (old === group) return;
    const name = this.groupName(old);
    this.leaveGroup(series, old);
    if (this.groupName(old) !== name) old.keptName = name;
    group.keptName = null;
    group.seriesIds.push(series.id);
    series.groupId = group.id;
    this.restructured();
  }

  /** Takes a series out of its group; the group goes when nothing is left in it, and what was inside moves up. */
  leaveGroup(series: Series, group: Group): void {
    group.seriesIds.splice(group.seriesIds.indexOf(series.id), 1);
    if (group.preferredSeriesId === series.id) group.preferredSeriesId = null;
    if (group.seriesIds.length > 0) return;
    for (const inner of this.subGroupsOf(group)) inner.parentId = group.parentId;
    this.groups.delete(group.id);
  }

  /** To be called after any change to a series, its episodes, files, tags, votes or watched states. */
  changed(series: Series): void {
    for (const listener of this.#listeners) listener(series);
  }

  /** To be called after groups or series came, went, moved or changed their names. */
  restructured(): void {
    this.#subGroups = undefined;
    for (const listener of this.#structureListeners) listener();
  }

  onChange(listener: (series: Series) => void): void {
    this.#listeners.push(listener);
  }

  onRestructure(listener: () => void): void {
    this.#structureListeners.push(listener);
  }
}
