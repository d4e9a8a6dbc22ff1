/** The first word of a call's path is its resource. */
const call = /\b(?:read|write)\(\{[\s\S]*?\bpath: '(?:\/api)?\/?(\w+)/g;
const declaration = /^(?:export )?(?:const|function) (\w+)/gm;
/** Types may come from anywhere, and `import *` only lists the calls, as the gallery does. */
const imported = /^import \{([^}]*)\} from/gm;

const library = 'libs/shared/src/resources';
const keys = 'libs/shared/src/queryKeys.ts';

type Source = Readonly<Record<'file' | 'text', string>>;

function placeOf(file: string): string {
  return file.startsWith(`${library}/`) ? library : file.split('/').slice(0, 2).join('/');
}

function callsOf({ file, text }: Source) {
  if (!/api\/(?:read|write)(?:\.ts)?'/.test(text)) return [];
  const declared = [...text.matchAll(declaration)];
  return [...text.matchAll(call)].map(({ index, 1: resource = '' }) => ({
    resource,
    name: declared.findLast((one) => one.index < index)?.[1] ?? '',
    file,
  }));
}

/**
 * A resource's calls are together: in the library once two apps, a plugin or it use any of them, else in the one app.
 * A query key that a single module names is in that module, the others are in `queryKeys.ts`.
 */
export function callFaults(sources: readonly Source[]): string[] {
  const calls = sources.flatMap(callsOf);
  const users = sources.map(({ file, text }) => ({
    file,
    names: new Set([...text.matchAll(imported)].flatMap(([, names = '']) => names.match(/\w+/g) ?? [])),
  }));
  const usersOf = (name: string) => users.filter(({ names }) => names.has(name)).map(({ file }) => file);

  const placeOfResource = (resource: string): string => {
    const own = calls.filter((one) => one.resource === resource);
    const places = new Set(own.flatMap(({ file, name }) => [file, ...usersOf(name)]).map(placeOf));
    places.delete(library);
    const [only = library] = places;
    return places.size > 1 || only === 'libs/shared' ? library : only;
  };
  const misplaced = calls
    .map(({ resource, name, file }) => ({ name, file, place: placeOfResource(resource) }))
    .filter(({ file, place }) => placeOf(file) !== place)
    .map(
      ({ name, file, place }) => `${file}: ${name} belongs in ${place}, beside its resource's other calls.`,
    );

  const keysText = sources.find(({ file }) => file === keys)?.text ?? '';
  const lonely = [...keysText.matchAll(declaration)].flatMap(([, name = '']) => {
    const [only = '', ...others] = usersOf(name);
    return only === '' || others.length > 0
      ? []
      : [`${keys}: ${name} belongs in ${only}, which alone names it.`];
  });
  return [...misplaced, ...lonely];
}
