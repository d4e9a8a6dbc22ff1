import { CrcNote } from '@hondana/shared/anime/CrcNote';
import { hashOf } from '@hondana/shared/anime/files';
import type { File } from '@hondana/shared/api/types';
import { ed2kLink } from '../shared/ed2kLink.ts';
import { fileFacts } from '../shared/fileFacts.ts';
import { CopyableFact } from './CopyableFact.tsx';
import styles from './FileDetail.module.css';

export function FileHashes({ file }: { readonly file: File }) {
  const [ED2K, CRC32, MD5, SHA1] = (['ED2K', 'CRC32', 'MD5', 'SHA1'] as const).map((type) =>
    hashOf(file, type),
  );
  const facts = fileFacts(file);
  return (
    <dl className={styles.facts}>
      {ED2K && <CopyableFact name="ED2K" value={ED2K} />}
      {ED2K && <CopyableFact name="ED2K link" value={ed2kLink(facts)} />}
      {CRC32 && (
        <CopyableFact name="CRC32" value={CRC32} note={<CrcNote name={facts.nameOnDisk} crc32={CRC32} />} />
      )}
      {MD5 && <CopyableFact name="MD5" value={MD5} />}
      {SHA1 && <CopyableFact name="SHA1" value={SHA1} />}
    </dl>
  );
}
