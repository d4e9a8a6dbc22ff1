import type { Library } from '../model/library.ts';
import { seasonNames } from '../model/seasons.ts';
import type { SizeCache } from '../model/sizes.ts';
import type { Group, Series, SortingCriteria } from '../model/types.ts';
import { type Condition, compile, UnknownExpression } from './compile.ts';
import { expressionKinds, type Possible } from './expressions.ts';
import { FilterCache } from './FilterCache.ts';
import { type FactSource, Facts, type SetName } from './facts.ts';
import type { FilterQuery, Viewer } from './filterQuery.ts';
import { isSorting, type NameRank, sortFacts } from './sorting.ts';

const day = 86400000;

export interface FilteredGroup {
  readonly group: Group;
  /** The series that passed, or all of them for a group-level filter, in the filter's order. */
  readonly series: readonly Series[];
}

const articles = /^(the|a|an)\s+/i;

/** What a group is sorted by: upper case, with `#` before names that don't begin with a letter. */
export function sortName(name: string): string {
  const upper = name.toUpperCase();
  return /^\p{L}/u.test(upper) ? upper : `#${upper}`;
}

/** Evaluates filters over one library; caches the facts of each series and group. */
export class FilterEngine {
  readonly #isSince6: boolean;
  readonly #library: Library;
  readonly #from: FactSource;
  readonly #collator = new Intl.Collator('en');
  #seriesFacts = new Map<number, Facts>();
  #groupFacts = new Map<number, Facts>();
  #ranks = new Map<string, Map<number, number>>();
  readonly #answers: FilterCache<readonly FilteredGroup[]>;
  readonly #seriesAnswers: FilterCache<readonly Series[]>;
  readonly #counts: FilterCache<number>;

  constructor(library: Library, sizes: SizeCache, today: () => number, isSince6 = false) {
    this.#library = library;
    this.#isSince6 = isSince6;
    this.#from = { library, sizes, today };
    this.#answers = new FilterCache(library, today, 24);
    this.#seriesAnswers = new FilterCache(library, today, 24);
    this.#counts = new FilterCache(library, today, 2000);
    library.onChange((series) => {
      this.#seriesFacts.delete(series.id);
      for (let id: number | null = series.groupId; id !== null; id = library.groups.get(id)?.parentId ?? null)
        this.#groupFacts.delete(id);
    });
    library.onRestructure(() => {
      this.#seriesFacts = new Map();
      this.#groupFacts = new Map();
      this.#ranks.clear();
    });
  }

  #ofSeries(series: Series): Facts {
    let facts = this.#seriesFacts.get(series.id);
    if (facts === undefined) {
      facts = new Facts(this.#from, series.id, [series], null);
      this.#seriesFacts.set(series.id, facts);
    }
    return facts;
  }

  #ofGroup(group: Group): Facts {
    let facts = this.#groupFacts.get(group.id);
    if (facts === undefined) {
      facts = new Facts(this.#from, group.id, this.#library.allSeriesOf(group), group);
      this.#groupFacts.set(group.id, facts);
    }
    return facts;
  }

  /** Collating 100,000 names is slow, so each order is computed once. */
  #rank(level: 'series' | 'group'): NameRank {
    return (facts, sorting) => {
      const key = `${level}:${sorting}`;
      let ranks = this.#ranks.get(key);
      if (ranks === undefined) {
        const all =
          level === 'series'
            ? [...this.#library.series.values()].map((series) => this.#ofSeries(series))
            : [...this.#library.groups.values()].map((group) => this.#ofGroup(group));
        const named = all.map((one) => ({
          one,
          name: sorting === 'plain' ? one.name : one.name.replace(articles, ''),
        }));
        named.sort((a, b) => this.#collator.compare(a.name, b.name) || a.one.id - b.one.id);
        ranks = new Map(named.map(({ one }, index) => [one.id, index]));
        this.#ranks.set(key, ranks);
      }
      return ranks.get(facts.id) ?? 0;
    };
  }

  canSee(series: Series, viewer: Viewer): boolean {
    return (
      viewer.restrictedTags.length === 0 ||
      !series.tags.some(({ tag }) => viewer.restrictedTags.includes(tag.id))
    );
  }

  canSeeGroup(group: Group, viewer: Viewer): boolean {
    return (
      viewer.restrictedTags.length === 0 ||
      this.#library.allSeriesOf(group).every((series) => this.canSee(series, viewer))
    );
  }

  #condition(query: FilterQuery, viewer: Viewer): Condition {
    for (let one = query.sorting ?? undefined; one !== undefined; one = one.Next) {
      if (!isSorting(one.Type, this.#isSince6))
        throw new UnknownExpression(`SortingExpression type ${one.Type}Selector was not found`);
    }
    if (query.expression === null) return () => true;
    return compile(query.expression, { userId: viewer.id, today: this.#from.today() * day });
  }

  /** Validates a filter without running it. @throws UnknownExpression, BrokenExpression */
  check(query: FilterQuery): void {
    this.#condition(query, { id: 0, restrictedTags: [] });
  }

  /** Filters only look at these; nested series count for them. */
  #topLevelGroups(): Group[] {
    return [...this.#library.groups.values()].filter(({ parentId }) => parentId === null);
  }

  sortGroups(groups: Iterable<Group>, userId: number): Group[] {
    const found = new Map([...groups].map((one) => [this.#ofGroup(one), one]));
    return sortFacts([...found.keys()], null, userId, this.#rank('group')).flatMap(
      (facts) => found.get(facts) ?? [],
    );
  }

  /** In the filter's order. A group-level filter passes all series of a group or none. */
  series(query: FilterQuery, viewer: Viewer): readonly Series[] {
    return this.#seriesAnswers.remember('series', query, viewer, () => this.#passingSeries(query, viewer));
  }

  #passingSeries(query: FilterQuery, viewer: Viewer): Series[] {
    const condition = this.#condition(query, viewer);
    const passing: Facts[] = [];
    const found = new Map<Facts, Series>();
    const pass = (series: Series) => {
      const facts = this.#ofSeries(series);
      passing.push(facts);
      found.set(facts, series);
    };
    if (query.applyAtSeriesLevel || query.expression === null) {
      for (const series of this.#library.series.values()) {
        if (this.canSee(series, viewer) && condition(this.#ofSeries(series))) pass(series);
      }
    } else {
      for (const group of this.#topLevelGroups()) {
        if (!this.canSeeGroup(group, viewer) || !condition(this.#ofGroup(group))) continue;
        for (const series of this.#library.allSeriesOf(group)) pass(series);
      }
    }
    return sortFacts(passing, query.sorting, viewer.id, this.#rank('series')).flatMap(
      (facts) => found.get(facts) ?? [],
    );
  }

  #passingGroups(query: FilterQuery, viewer: Viewer): Map<Facts, FilteredGroup> {
    const condition = this.#condition(query, viewer);
    const results = new Map<Facts, FilteredGroup>();
    if (query.applyAtSeriesLevel && query.expression !== null) {
      const byGroup = new Map<number, Series[]>();
      for (const series of this.#library.series.values()) {
        if (!this.canSee(series, viewer) || !condition(this.#ofSeries(series))) continue;
        const { id } = this.#library.topLevelOf(this.#library.groupOf(series));
        const list = byGroup.get(id);
        if (list === undefined) byGroup.set(id, [series]);
        else list.push(series);
      }
      for (const [groupId, series] of byGroup) {
        const group = this.#library.groups.get(groupId);
        if (group !== undefined && this.canSeeGroup(group, viewer))
          results.set(this.#ofGroup(group), { group, series });
      }
    } else {
      for (const group of this.#topLevelGroups()) {
        if (!this.canSeeGroup(group, viewer)) continue;
        const facts = this.#ofGroup(group);
        if (condition(facts)) results.set(facts, { group, series: this.#library.allSeriesOf(group) });
      }
    }
    return results;
  }

  /** With their series, in the filter's order or by name. */
  groups(query: FilterQuery, viewer: Viewer, byName = false): readonly FilteredGroup[] {
    return this.#answers.remember(`groups:${byName}`, query, viewer, () => {
      const results = this.#passingGroups(query, viewer);
      const order = sortFacts(
        [...results.keys()],
        byName ? null : query.sorting,
        viewer.id,
        this.#rank('group'),
      );
      return order.flatMap((facts) => results.get(facts) ?? []);
    });
  }

  countGroups(query: FilterQuery, viewer: Viewer, includeEmpty: boolean): number {
    return this.#counts.remember(`count:${includeEmpty}`, query, viewer, () => {
      const results = this.#passingGroups(query, viewer);
      if (includeEmpty) return results.size;
      let count = 0;
      for (const { group } of results.values()) if (!this.#from.sizes.isEmpty(group)) count += 1;
      return count;
    });
  }

  sortSeries(series: readonly Series[], sorting: SortingCriteria | null, userId: number): Series[] {
    const found = new Map(series.map((one) => [this.#ofSeries(one), one]));
    return sortFacts([...found.keys()], sorting, userId, this.#rank('series')).flatMap(
      (facts) => found.get(facts) ?? [],
    );
  }

  /** Values that any series has, in their original spelling where the catalogue shows them. */
  #known(set: SetName): string[] {
    const values = new Set<string>();
    for (const series of this.#library.series.values()) {
      for (const value of this.#ofSeries(series).set(set)) values.add(value);
    }
    return [...values];
  }

  #possible(possible: Possible | undefined): {
    PossibleParameters?: string[];
    PossibleParameterPairs?: string[][];
  } {
    const { tags, userTags, releaseGroups } = this.#from.library;
    const names = (all: ReadonlyMap<number, { name: string }>) => [...all.values()].map(({ name }) => name);
    switch (possible) {
      case undefined:
        return {};
      case 'seasonPairs': {
        const pairs = this.#known('seasons').map((pair) => {
          const [year = '', season] = pair.split(':');
          return { year, season: seasonNames.findIndex((name) => name.toLowerCase() === season) };
        });
        pairs.sort((a, b) => Number(a.year) - Number(b.year) || a.season - b.season);
        return { PossibleParameterPairs: pairs.map(({ year, season }) => [year, seasonNames[season] ?? '']) };
      }
      case 'tags':
        return { PossibleParameters: names(tags) };
      case 'tagIds':
        return { PossibleParameters: [...tags.keys()].map(String) };
      case 'customTags':
        return { PossibleParameters: names(userTags) };
      case 'customTagIds':
        return { PossibleParameters: [...userTags.keys()].map(String) };
      case 'releaseGroupNames':
        return { PossibleParameters: names(releaseGroups) };
      case 'years':
        return { PossibleParameters: this.#known(possible).sort((a, b) => Number(a) - Number(b)) };
      default:
        return { PossibleParameters: this.#known(possible) };
    }
  }

  catalogue() {
    return [...expressionKinds.values()].map(({ meaning, possible, ...listed }) => ({
      ...listed,
      ...this.#possible(possible),
    }));
  }
}
