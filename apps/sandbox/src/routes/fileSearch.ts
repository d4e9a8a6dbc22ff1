import { matchText, plainText } from '../filters/fuzzy.ts';
import { listResult } from '../http/query.ts';
import { relativePath } from '../model/filePaths.ts';
import { presentFile } from '../present/presentFile.ts';
import type { Api } from './api.ts';
import { fileParts, selectFiles } from './fileSelection.ts';

/** Files by their paths, below `/api/v3/File/Search`. */
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
    return listResult(found, page, (file) => presentFile(view, file, fileParts(query)));
  });
}
