import type { Library } from '../model/library.ts';
import type { RelationType, Series } from '../model/types.ts';
import type { Generation } from './generation.ts';
import { hash, pickBy } from './random.ts';
import { tagCatalogue } from './tagCatalogue.ts';
import { inventedTitle, typeOf } from './titlePlan.ts';

/** Sequels, prequels and side stories within a group. */
export function relate(members: readonly Series[]): void {
  const inOrder = [...members].sort((a, b) => (a.airDay ?? 0) - (b.airDay ?? 0));
  const main = inOrder.filter((series) => series.type === 'TV');
  const first = main[0] ?? inOrder[0];
  for (const [index, series] of main.entries()) {
    const next = main[index + 1];
    if (next === undefined) continue;
    series.relations.push({ type: 'Sequel', anidb: next.anidb });
    next.relations.push({ type: 'Prequel', anidb: series.anidb });
  }
  for (const series of inOrder) {
    if (first === undefined || series === first || series.type === 'TV') continue;
    first.relations.push({ type: 'SideStory', anidb: series.anidb });
    series.relations.push({ type: 'MainStory', anidb: first.anidb });
  }
}

const outsideRelations: readonly RelationType[] = ['Sequel', 'Prequel', 'SideStory', 'Other'];
/** Symmetric relations, which don't group series. */
const mutualRelations: readonly RelationType[] = ['SharedCharacters', 'SameSetting', 'Other'];

/** Beyond the groups: to anime that only AniDB has, and to series of other groups. */
function relateFurther(library: Library, series: Series): void {
  const chance = hash(series.id, 44);
  const other = library.series.get(1 + (hash(series.id, 36) % library.series.size));
  if (chance % 6 === 0) {
    const type = pickBy(outsideRelations, chance >>> 3);
    series.relations.push({ type, anidb: 900001 + (hash(series.id, 35) % 400) });
  } else if (chance % 6 === 1 && other !== undefined && other.groupId !== series.groupId) {
    const type = pickBy(mutualRelations, chance >>> 3);
    series.relations.push({ type, anidb: other.anidb });
    other.relations.push({ type, anidb: series.anidb });
  }
}

/** Anime that only AniDB has; some are related to the collection. */
export function addOutsideAnime(generation: Generation): void {
  const { library, random, today } = generation;
  for (let i = 0; i < 400; i += 1) {
    const title = inventedTitle(random);
    const anidb = 900001 + i;
    const type = typeOf({ anidb, title });
    const ago = random.between(-60, 9000);
    // Every tenth airs around now, or hardly anything would be announced.
    const airDay = i % 10 === 0 ? today + 45 - (ago % 60) : today - ago;
    library.outsideAnime.set(anidb, { anidb, title, type, airDay, restricted: random.chance(0.03) });
  }
  for (const series of library.series.values()) {
    if (series.plainEpisodeCount > 0) continue;
    if (hash(series.id, 31) % 12 === 0)
      series.relations.push({ type: 'SharedCharacters', anidb: 900001 + (hash(series.id, 32) % 400) });
    relateFurther(library, series);
  }
}

export function addTags(library: Library): void {
  for (const tag of tagCatalogue) library.tags.set(tag.id, tag);
  const names = [
    'Favourite soundtrack',
    'Rewatch',
    'With friends',
    'BD pending',
    'Dubbed',
    'Dropped',
    'Seasonal',
    'Childhood',
  ];
  for (const [index, name] of names.entries()) {
    library.userTags.set(index + 1, { id: index + 1, name, description: `My own: ${name.toLowerCase()}` });
  }
  for (const series of library.series.values()) {
    for (const tag of library.userTags.values()) {
      if (hash(series.id, tag.id, 77) % 20 === 0) series.userTagIds.add(tag.id);
    }
  }
}
