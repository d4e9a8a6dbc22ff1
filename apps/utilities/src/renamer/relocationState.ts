import type { BulkFailure, BulkItem } from '@hondana/shared/bulk/bulkOperation';
import type { Relocating, RelocationResult, RenamerConfig } from './renamers.ts';

/** The error of every file when a whole request failed (facts 5.19). */
const callFailed = 'Error! Check server logs for more details.';

/** A file to rename, with its place when it was added. */
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
  /** How far what is found out before the question is. */
  readonly previewing:
    | { readonly label: string; readonly completed: number; readonly total: number }
    | undefined;
  /** What the last run failed for. */
  readonly failures: BulkFailure<BulkItem>['items'];
  /** Undefined while nothing else than the usual was chosen. */
  readonly how: Relocating | undefined;
}

/** The parameters of a preview. */
export interface PreviewQuestion extends Relocating {
  readonly config: RenamerConfig;
}

export const emptyRelocation: RelocationState = {
  files: [],
  results: new Map(),
  progress: undefined,
  previewing: undefined,
  failures: [],
  how: undefined,
};

/** The result of each file of a request that failed. */
export function callFailure(fileId: number, isPreview: boolean): RelocationResult {
  return {
    FileID: fileId,
    FileLocationID: null,
    ImportFolderID: null,
    IsSuccess: false,
    IsRelocated: false,
    IsPreview: isPreview,
    ErrorMessage: callFailed,
    RelativePath: null,
    AbsolutePath: null,
  };
}

/** Whether a file has been relocated. */
export function isDone(result: RelocationResult | undefined): boolean {
  return result?.IsSuccess === true && !result.IsPreview;
}
