import type { Library } from '../model/library.ts';
import { picturesOf } from '../model/pictures.ts';
import type { ImageSource } from '../model/types.ts';

/** Between two posters of one series: far from those of its neighbours in a list. */
const step = 37;

const { compare } = new Intl.Collator();

const known = new WeakMap<Library, ReadonlyMap<string, number>>();

function numberPosters(library: Library): ReadonlyMap<string, number> {
  const byName = [...library.groups.values()]
    .map((group) => ({ group, name: library.groupName(group) }))
    .sort((one, other) => compare(one.name, other.name))
    .flatMap(({ group }) => group.seriesIds);
  const numbers = new Map<string, number>();
  for (const [rank, id] of byName.entries()) {
    const series = library.series.get(id);
    const posters = series ? picturesOf(series, 'Poster') : [];
    for (const [place, { source, id: poster }] of posters.entries()) {
      numbers.set(`${source}:${poster}`, rank + place * step);
    }
  }
  return numbers;
}

/** Numbered through the collection by name, so neighbours never share a drawing. Later additions use their ID. */
export function posterNumber(library: Library, source: ImageSource, id: number): number {
  let numbers = known.get(library);
  if (!numbers) {
    numbers = numberPosters(library);
    known.set(library, numbers);
  }
  return numbers.get(`${source}:${id}`) ?? id;
}
