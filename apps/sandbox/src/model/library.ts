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
  /** Complete series, up to 20,000; defaults to 2,500. */
  readonly series?: number;
  /** Replace the real ones in `titles/`; all are used. */
  readonly titles?: readonly TitleEntry[];
  /** Additional groups with only name, sizes and poster. */
  readonly posterOnlyGroups?: number;
  /** Additional unrecognized files. */
  readonly looseFiles?: number;
  /** Adds rarities: titles and file names that are hostile or hard to show, and a file without locations. */
  readonly awkward?: boolean;
  readonly now: Date;
}

/** What a Shoko Server stores in its database, but not how it answers. */
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
  /** Removed series by AniDB ID: AniDB still knows them, so they can return. */
  readonly formerSeries = new Map<number, Series>();
  /** Fetched from TMDB; everything else is only online. */
  readonly tmdbShows = new Set<number>();
  readonly tmdbMovies = new Set<number>();
  /** Chosen ordering by show. */
  readonly tmdbOrderings = new Map<number, string>();
  /** IDs by name; other creators follow from their IDs. */
  readonly studios = new Map<string, number>();
  /** `series:type` → source and ID. */
  readonly preferredImages = new Map<string, { source: string; id: number }>();
  /** `source:type:id`. */
  readonly disabledImages = new Set<string>();
  /** The ID of the last one that a user uploaded. */
  uploadedImage = 0;

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

  /** Of everyone who ever signed in. */
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

  /** Direct children only. */
  subGroupsOf(group: Group): readonly Group[] {
    this.#subGroups ??= Map.groupBy(this.groups.values(), ({ parentId }) => parentId);
    return this.#subGroups.get(group.id) ?? [];
  }

  /** Including nested groups. */
  allSeriesOf(group: Group): Series[] {
    return [...this.seriesOf(group), ...this.subGroupsOf(group).flatMap((inner) => this.allSeriesOf(inner))];
  }

  /** The outermost ancestor, or the group itself. */
  topLevelOf(group: Group): Group {
    const parent = group.parentId === null ? undefined : this.groups.get(group.parentId);
    return parent === undefined ? group : this.topLevelOf(parent);
  }

  groupOf(series: Series): Group {
    const group = this.groups.get(series.groupId);
    if (group === undefined) throw new Error(`Series ${series.id} has no group`);
    return group;
  }

  /** Gives the group its name and images: the preferred series, else the first that aired. */
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

  /** The new group is then named after its main series; the old one keeps its name, and is removed if empty. */
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

  /** An empty group is removed, and its subgroups move up. */
  leaveGroup(series: Series, group: Group): void {
    group.seriesIds.splice(group.seriesIds.indexOf(series.id), 1);
    if (group.preferredSeriesId === series.id) group.preferredSeriesId = null;
    if (group.seriesIds.length > 0) return;
    for (const inner of this.subGroupsOf(group)) inner.parentId = group.parentId;
    this.groups.delete(group.id);
  }

  /** Call it after changing a series, its episodes, files, tags, votes or watched states. */
  changed(series: Series): void {
    for (const listener of this.#listeners) listener(series);
  }

  /** Call it after adding, removing, moving or renaming groups or series. */
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
