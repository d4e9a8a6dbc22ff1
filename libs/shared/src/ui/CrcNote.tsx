import { checkCrc } from '@hondana/shared/anime/fileCrc';
import styles from './CrcNote.module.css';
import { classNames } from './classNames.tsx';

interface CrcNoteProps {
  /** The last part of the file's path. */
  name: string;
  /** `Hashes.CRC32` of the file. */
  crc32: string | null | undefined;
  /** Nothing is said of a file that is as its name says. */
  onlyDifference?: boolean | undefined;
  className?: string | undefined;
}

/**
 * Whether a file's content is still what its release group named in the file's name. Nothing where they cannot be
 * compared.
 *
 * @example <CrcNote name="[Group] Show - 07 [1A2B3C4D].mkv" crc32={file.Hashes.CRC32} />
 */
export function CrcNote({ name, crc32, onlyDifference = false, className }: CrcNoteProps) {
  const check = checkCrc(name, crc32);
  if (check === undefined || (check === 'matches' && onlyDifference)) return null;
  return (
    <span data-check={check} className={classNames(styles.note, className)}>
      {check === 'matches' ? 'Matches the file name' : 'CRC32 differs from the file name'}
    </span>
  );
}
