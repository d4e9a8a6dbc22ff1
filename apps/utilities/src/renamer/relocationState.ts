import type { BulkFailure, BulkItem } from '@hondana/shared/bulk/bulkOperation';
import { t } from '@lingui/core/macro';
import type { RelocatedBy, RelocateOptions, RelocationResult } from './renamers.ts';

/** A file with its location when it was added. */
export interface RenamedFile {
  readonly id: number;
  readonly path: string;
  readonly folderId: number | undefined;
}

export interface RelocationState {
  readonly files: readonly RenamedFile[];
  readonly results: ReadonlyMap<number, RelocationResult>;
  readonly progress:
    | { readonly completed: number; readonly total: number; readonly isEnding: boolean }
    | undefined;
  /** Progress of the checks before the dialog opens. */
  readonly previewing:
    | { readonly label: string; readonly completed: number; readonly total: number }
    | undefined;
  readonly failures: BulkFailure<BulkItem>['items'];
  /** Undefined: the initial options. */
  readonly how: RelocateOptions | undefined;
}

export interface PreviewQuestion extends RelocateOptions {
  readonly by: RelocatedBy;
}

export const emptyRelocation: RelocationState = {
  files: [],
  results: new Map(),
  progress: undefined,
  previewing: undefined,
  failures: [],
  how: undefined,
};

/** A file's result if the whole request failed (facts 5.19). */
export function failedRelocation(fileId: number, isPreview: boolean): RelocationResult {
  return {
    FileID: fileId,
    FileLocationID: null,
    ImportFolderID: null,
    IsSuccess: false,
    IsRelocated: false,
    IsPreview: isPreview,
    ErrorMessage: t`Error! Check server logs for more details.`,
    RelativePath: null,
    AbsolutePath: null,
  };
}

export function isDone(result: RelocationResult | undefined): boolean {
  return result?.IsSuccess === true && !result.IsPreview;
}
