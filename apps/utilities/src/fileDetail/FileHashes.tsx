import { CrcNote } from '@hondana/shared/anime/CrcNote';
import { type HashType, hashOf } from '@hondana/shared/anime/files';
import type { File } from '@hondana/shared/api/types';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
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
      {ED2K && <HashFact type="ED2K" value={ED2K} />}
      {ED2K && (
        <CopyableFact
          name={t`ED2K link`}
          copyLabel={t`Copy ED2K link`}
          copied={t`ED2K link copied!`}
          value={ed2kLink(facts)}
        />
      )}
      {CRC32 && (
        <HashFact type="CRC32" value={CRC32} note={<CrcNote name={facts.nameOnDisk} crc32={CRC32} />} />
      )}
      {MD5 && <HashFact type="MD5" value={MD5} />}
      {SHA1 && <HashFact type="SHA1" value={SHA1} />}
    </dl>
  );
}

interface HashFactProps {
  readonly type: HashType;
  readonly value: string;
  readonly note?: ReactNode;
}

function HashFact({ type, value, note }: HashFactProps) {
  return (
    <CopyableFact
      name={type}
      copyLabel={t`Copy ${type}`}
      copied={t`${type} copied!`}
      value={value}
      note={note}
    />
  );
}
