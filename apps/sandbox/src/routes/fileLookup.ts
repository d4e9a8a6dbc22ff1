import { notFound, problem } from '../http/errors.ts';
import { pathId, type Query } from '../http/query.ts';
import { fileOfAnidb } from '../model/anidbFiles.ts';
import { hashesOf } from '../model/filePaths.ts';
import { presentFile } from '../present/presentFile.ts';
import { presentAnidbRelease } from '../present/presentRelease.ts';
import { allowFile, unknownFile, unknownToAnidb } from './access.ts';
import type { Api } from './api.ts';
import { fileFlags, fileParts } from './fileSelection.ts';

/** Hash types and their lengths. */
const hashes = { ED2K: 32, CRC32: 8, MD5: 32, SHA1: 40 } as const;

function hashIn(query: Query, length: number): string {
  const hash = query.text('hash') ?? '';
  if (hash === '') throw problem({ hash: ['The hash field is required.'] });
  if (hash.length !== length) {
    throw problem({
      hash: [
        `The field hash must be a string or collection type with a minimum length of '${length}' and maximum length of '${length}'.`,
      ],
    });
  }
  return hash.toUpperCase();
}

/** Videos have more bytes than other numbers allow. */
function sizeIn(query: Query): number {
  const text = query.text('size') ?? '';
  if (!/^\d*$/.test(text)) throw problem({ size: [`The value '${text}' is not valid.`] });
  return Number(text);
}

export function fileLookupRoutes(api: Api): void {
  for (const kind of Object.keys(hashes) as (keyof typeof hashes)[]) {
    api.get(`/api/v3/File/Hash/${kind}`, ({ view, query }) => {
      const hash = hashIn(query, hashes[kind]);
      const size = sizeIn(query);
      const file = [...view.library.files.values()].find(
        (one) => one.size === size && hashesOf(one.id)[kind] === hash,
      );
      if (file === undefined) throw notFound('No File entry for the given hash and file size.');
      return presentFile(view, allowFile(view, file), fileParts(view, query));
    });
  }

  api.get('/api/v3/File/AniDB/:anidbFileID', ({ view, params }) => {
    const file = fileOfAnidb(view.library, pathId('anidbFileID', params));
    if (file === undefined) throw notFound(unknownToAnidb);
    return presentAnidbRelease(view, allowFile(view, file));
  });

  api.get('/api/v3/File/AniDB/:anidbFileID/File', ({ view, query, params }) => {
    const file = fileOfAnidb(view.library, pathId('anidbFileID', params));
    if (file === undefined) throw notFound(unknownFile);
    const parts = fileFlags(view, query, { XRefs: false, MediaInfo: false, AbsolutePaths: false });
    return presentFile(view, allowFile(view, file), parts);
  });
}
