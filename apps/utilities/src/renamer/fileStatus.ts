import type { TextDescriptor } from '@hondana/shared/language/texts';
import { msg } from '@lingui/core/macro';
import type { RenamedFile } from './relocationState.ts';
import { folderIdOfResult, type RelocationResult } from './renamers.ts';

export type FileStatus = 'waiting' | 'failed' | 'same' | 'pending' | 'done';

export function fileStatus(file: RenamedFile, result: RelocationResult | undefined): FileStatus {
  if (!result) return 'waiting';
  if (!result.IsSuccess) return 'failed';
  const isSame = result.RelativePath === file.path && folderIdOfResult(result) === (file.folderId ?? null);
  if (isSame) return 'same';
  return result.IsPreview ? 'pending' : 'done';
}

/** As in the specification (facts 5.19). */
export const statusTexts: Readonly<Record<FileStatus, TextDescriptor>> = {
  waiting: msg`Waiting for its preview`,
  failed: msg`Rename/preview failed!`,
  same: msg`No change!`,
  pending: msg`Rename pending!`,
  done: msg`Rename successful!`,
};
