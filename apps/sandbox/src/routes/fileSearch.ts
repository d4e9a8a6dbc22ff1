import { matchText, plainText } from '../filters/fuzzy.ts';
import { problem } from '../http/errors.ts';
import { listResult, type Query } from '../http/query.ts';
import { absolutePath, relativePath } from '../model/filePaths.ts';
import type { VideoFile } from '../model/types.ts';
import { presentFile } from '../present/presentFile.ts';
import type { View } from '../present/view.ts';
import { canSeeFile } from './access.ts';
import type { Api } from './api.ts';
import { fileFlags, fileParts, selectFiles } from './fileSelection.ts';

/** In order of path: the reference searches in parallel and has no order. */
function filesAt(view: View, isWanted: (path: string) => boolean): VideoFile[] {
  const found: { readonly path: string; readonly file: VideoFile }[] = [];
  for (const file of view.library.files.values()) {
    const paths = file.locations.map((location) => absolutePath(view.library, file, location));
    const path = paths.find(isWanted);
    if (path !== undefined && canSeeFile(view, file)) found.push({ path, file });
  }
  return found.sort((a, b) => (a.path < b.path ? -1 : 1)).map(({ file }) => file);
}

function endingWith(view: View, text: string, query: Query) {
  const limit = query.number('limit', 0, 0, 100);
  const parts = fileFlags(view, query, { XRefs: true });
  const end = text.replaceAll('\\', '/').toLowerCase();
  const found = end.trim() === '' ? [] : filesAt(view, (path) => path.toLowerCase().endsWith(end));
  return found.slice(0, limit === 0 ? found.length : limit).map((file) => presentFile(view, file, parts));
}

function expressionIn(text: string): RegExp {
  try {
    return new RegExp(text, 'i');
  } catch (error) {
    throw problem({ path: [error instanceof Error ? error.message : ''] });
  }
}

const withLinks = new Set(['XRefs']);

export function fileSearchRoutes(api: Api): void {
  api.get('/api/v3/File/Search/:query', ({ view, query, params }) => {
    const page = query.page(100, 1000);
    const isFuzzy = query.boolean('fuzzy', true);
    const text = plainText(params.query);
    const found = selectFiles(view, view.library.files.values(), query).filter((file) =>
      file.locations.some((location) => {
        const path = relativePath(view.library, file, location);
        // Punctuation alone is compared literally.
        if (text === '') return path.includes(params.query.trim());
        return matchText(path, text, isFuzzy) !== undefined;
      }),
    );
    return listResult(found, page, (file) => presentFile(view, file, fileParts(view, query)));
  });

  api.get('/api/v3/File/PathEndsWith', ({ view, query }) =>
    endingWith(view, query.text('path') ?? '', query),
  );

  api.get('/api/v3/File/PathEndsWith/:path', ({ view, query, params }) =>
    endingWith(view, params.path, query),
  );

  for (const [name, part] of [
    ['PathRegex', (path: string) => path],
    ['FilenameRegex', (path: string) => path.slice(path.lastIndexOf('/') + 1)],
  ] as const) {
    api.get(`/api/v3/File/${name}/:path`, ({ view, params }) => {
      const expression = expressionIn(params.path);
      return filesAt(view, (path) => expression.test(part(path))).map((file) =>
        presentFile(view, file, withLinks),
      );
    });
  }
}
