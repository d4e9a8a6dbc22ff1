import { formatList } from '@hondana/shared/ui/format';
import { plural, t } from '@lingui/core/macro';
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
      text: t`There are no import folders.`,
      advice: t`Add one on the dashboard so that the server can find your videos.`,
    };
  }
  const lost = folders.filter(({ isThere }) => isThere === false);
  if (lost.length > 0) {
    const names = formatList(lost.map(({ name, path }) => `${name} (${path})`));
    return {
      verdict: 'trouble',
      text: t`The server cannot find ${names}.`,
      advice: t`Check that the disk or share is mounted and that the server may read it. Do not run “Remove Missing Files” before then: its file records would be deleted.`,
    };
  }
  if (!mayLook) {
    return { verdict: 'notice', text: t`Only administrators can check whether folders are there.` };
  }
  const unclear = folders.filter(({ isThere }) => isThere === undefined);
  if (unclear.length > 0) {
    const names = formatList(unclear.map(({ name }) => name));
    return { verdict: 'unknown', text: t`${names} could not be checked.` };
  }
  const count = folders.length;
  return {
    verdict: 'well',
    text:
      count === 1
        ? t`The folder was found.`
        : t`All ${plural(count, { one: '# folder', other: '# folders' })} found.`,
  };
}
