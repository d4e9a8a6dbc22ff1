import { formatList, formatNumber } from '@hondana/shared/ui/format';
import type { Finding } from './finding.ts';

/** `isThere`: whether the server finds it on its disk; undefined when unknown, since 6 also to plain users. */
export interface CheckedFolder {
  readonly name: string;
  readonly path: string;
  readonly isThere: boolean | undefined;
}

export function folderFinding(folders: readonly CheckedFolder[], mayLook = true): Finding {
  if (folders.length === 0) {
    return {
      verdict: 'notice',
      text: 'There are no import folders.',
      advice: 'Add one on the dashboard so that the server can find your videos.',
    };
  }
  const lost = folders.filter(({ isThere }) => isThere === false);
  if (lost.length > 0) {
    const names = formatList(lost.map(({ name, path }) => `${name} (${path})`));
    return {
      verdict: 'trouble',
      text: `The server cannot find ${names}.`,
      advice:
        'Check that the disk or share is mounted and that the server may read it. Do not run “Remove Missing Files” before then: its file records would be deleted.',
    };
  }
  if (!mayLook) {
    return { verdict: 'notice', text: 'Only administrators can check whether folders are there.' };
  }
  const unclear = folders.filter(({ isThere }) => isThere === undefined);
  if (unclear.length > 0) {
    return {
      verdict: 'unknown',
      text: `${formatList(unclear.map(({ name }) => name))} could not be checked.`,
    };
  }
  return {
    verdict: 'well',
    text:
      folders.length === 1 ? 'The folder was found.' : `All ${formatNumber(folders.length)} folders found.`,
  };
}
