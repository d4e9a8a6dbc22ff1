import { checkCrc } from '@hondana/shared/anime/fileCrc';
import { t } from '@lingui/core/macro';
import { classNames } from '../ui/classNames.tsx';
import styles from './CrcNote.module.css';

interface CrcNoteProps {
  name: string;
  crc32: string | null | undefined;
  /** Shows nothing for a match. */
  onlyDifference?: boolean | undefined;
  className?: string | undefined;
}

/**
 * Compares a file's CRC32 with the one in its name. Renders nothing if they cannot be compared.
 * @example <CrcNote name="[Group] Show - 07 [1A2B3C4D].mkv" crc32={file.Hashes.CRC32} />
 */
export function CrcNote({ name, crc32, onlyDifference = false, className }: CrcNoteProps) {
  const check = checkCrc(name, crc32);
  if (check === undefined || (check === 'matches' && onlyDifference)) return null;
  return (
    <span data-check={check} className={classNames(styles.note, className)}>
      {check === 'matches' ? t`Matches the file name` : t`CRC32 differs from the file name`}
    </span>
  );
}
