import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../context.ts';
import { matchText, plainText } from '../filters/fuzzy.ts';
import { listResult, queryOf } from '../http/query.ts';
import { relativePath } from '../model/filePaths.ts';
import { presentFile } from '../present/presentFile.ts';
import { viewOf } from '../present/view.ts';
import { fileParts, selectFiles } from './fileSelection.ts';

/** Files by their paths, below `/api/v3/File/Search`. */
export function fileSearchRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.get<{ Params: { query: string } }>('/api/v3/File/Search/:query', (request) => {
    const view = viewOf(sandbox, request);
    const query = queryOf(request);
    const page = query.page(100, 1000);
    const isFuzzy = query.boolean('fuzzy', true);
    const text = plainText(request.params.query);
    const found = selectFiles(view, view.library.files.values(), query).filter((file) =>
      file.locations.some((location) => {
        const path = relativePath(view.library, file, location);
        // Punctuation alone is compared literally.
        if (text === '') return path.includes(request.params.query.trim());
        return matchText(path, text, isFuzzy) !== undefined;
      }),
    );
    return listResult(found, page, (file) => presentFile(view, file, fileParts(query)));
  });
}
