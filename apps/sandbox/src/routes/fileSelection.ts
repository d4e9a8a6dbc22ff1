import type { Query } from '../http/query.ts';
import { absolutePath, hashesOf, relativePath } from '../model/filePaths.ts';
import type { VideoFile } from '../model/types.ts';
import { type FilePart, type FileParts, fileIncludes } from '../present/presentFile.ts';
import type { View } from '../present/view.ts';
import { canSeeFile, dataSources } from './access.ts';

const excludes = ['Watched', 'Variations', 'Duplicates', 'Unrecognized', 'ManualLinks'] as const;
const fileKinds = [
  'Watched',
  'Variations',
  'Duplicates',
  'Unrecognized',
  'ManualLinks',
  'Ignored',
  'ImportLimbo',
] as const;

const criteria = [
  'None',
  'ImportFolderName',
  'ImportFolderID',
  'AbsolutePath',
  'RelativePath',
  'FileSize',
  'DuplicateCount',
  'CreatedAt',
  'ImportedAt',
  'ViewedAt',
  'WatchedAt',
  'ED2K',
  'MD5',
  'SHA1',
  'CRC32',
  'FileName',
  'FileID',
] as const;
type Criterion = (typeof criteria)[number];

const criterionNames = ({ isSince6 }: View): string[] =>
  criteria.map((one) => (isSince6 ? one.replace('ImportFolder', 'ManagedFolder') : one).toLowerCase());

function holds(view: View, file: VideoFile, kind: (typeof fileKinds)[number]): boolean {
  const [episode] = file.episodes;
  switch (kind) {
    case 'Watched':
      return episode !== undefined && view.library.userData(view.visitor.id).watchedAt(episode.id) !== null;
    case 'Variations':
      return file.isVariation;
    case 'Duplicates':
      return file.locations.length > 1;
    case 'Unrecognized':
      return file.episodes.length === 0 && !file.isIgnored;
    case 'ManualLinks':
      return file.isManuallyLinked && file.episodes.length > 0;
    case 'Ignored':
      return file.isIgnored;
    case 'ImportLimbo':
      return file.locations.length === 0;
  }
}

function sortValue(view: View, file: VideoFile, by: Criterion): string | number {
  const [location] = file.locations;
  const path = location === undefined ? '' : relativePath(view.library, file, location);
  const folder = location === undefined ? undefined : view.library.importFolders.get(location.folderId);
  const data = view.library.userData(view.visitor.id);
  switch (by) {
    case 'None':
      return 0;
    case 'ImportFolderName':
      return folder?.name ?? '';
    case 'ImportFolderID':
      return location?.folderId ?? 0;
    case 'AbsolutePath':
      return location === undefined ? '' : absolutePath(view.library, file, location);
    case 'RelativePath':
      return path;
    case 'FileSize':
      return file.size;
    case 'DuplicateCount':
      return file.locations.length;
    case 'CreatedAt':
      return file.created;
    case 'ImportedAt':
      return file.imported ?? 0;
    case 'ViewedAt':
      return data.playbacks.get(file.id)?.viewed ?? 0;
    case 'WatchedAt':
      return data.watchedAt(file.episodes[0]?.id ?? 0) ?? 0;
    case 'FileName':
      return path.slice(path.lastIndexOf('/') + 1);
    case 'FileID':
      return file.id;
    default:
      return hashesOf(file.id)[by];
  }
}

const collator = new Intl.Collator('en');

/** By the call's include, exclude and include_only, in the requested order. */
export function selectFiles(view: View, files: Iterable<VideoFile>, query: Query): VideoFile[] {
  const include = query.enums('include', fileIncludes(view));
  const exclude = query.enums('exclude', excludes);
  const only = query.enums('include_only', fileKinds);
  const found: VideoFile[] = [];
  for (const file of files) {
    if (file.isIgnored && !include.has('Ignored') && !only.has('Ignored')) continue;
    // By the names of the filters; what the reference calls limbo is not recorded.
    const isHidden = view.isSince6 && holds(view, file, 'ImportLimbo');
    if (isHidden && !include.has('ImportLimbo') && !only.has('ImportLimbo')) continue;
    if (
      [...exclude].some((kind) => holds(view, file, kind)) ||
      ![...only].every((kind) => holds(view, file, kind))
    )
      continue;
    if (!canSeeFile(view, file)) continue;
    found.push(file);
  }
  const names = criterionNames(view);
  const steps = query.list('sortOrder').flatMap((text) => {
    const inverted = text.startsWith('-');
    const name = inverted ? text.slice(1) : text;
    const by = criteria[Number(name)] ?? criteria[names.indexOf(name.toLowerCase())];
    return by === undefined || by === 'None' ? [] : [{ by, sign: inverted ? -1 : 1 }];
  });
  if (steps.length === 0) return found;
  const keyed = found.map((file) => ({ file, keys: steps.map(({ by }) => sortValue(view, file, by)) }));
  keyed.sort((a, b) => {
    for (const [index, { sign }] of steps.entries()) {
      const left = a.keys[index] ?? 0;
      const right = b.keys[index] ?? 0;
      const order =
        typeof left === 'string' && typeof right === 'string'
          ? collator.compare(left, right)
          : Number(left) - Number(right);
      if (order !== 0) return order * sign;
    }
    return a.file.id - b.file.id;
  });
  return keyed.map(({ file }) => file);
}

const releaseAsked = ({ isSince6 }: View, query: Query): FilePart[] =>
  !isSince6 && query.enums('includeDataFrom', dataSources).has('AniDB') ? ['ReleaseInfo'] : [];

export function fileParts(view: View, query: Query): FileParts {
  return new Set([...query.enums('include', fileIncludes(view)), ...releaseAsked(view, query)]);
}

/** For calls that have a flag per part before version 6. */
export function fileFlags(
  view: View,
  query: Query,
  isWanted: Readonly<Partial<Record<FilePart, boolean>>>,
): FileParts {
  if (view.isSince6) return fileParts(view, query);
  const flagged = Object.entries(isWanted).filter(([part, fallback]) =>
    query.boolean(`include${part}`, fallback),
  );
  return new Set([...flagged.map(([part]) => part), ...releaseAsked(view, query)]);
}
