import type { RelocationResult } from '../renamer/renamers.ts';

/** Of a preview, which failed unless it says otherwise. */
export const relocationResult = (more: Partial<RelocationResult>): RelocationResult => ({
  FileID: 1,
  FileLocationID: null,
  ImportFolderID: null,
  IsSuccess: false,
  IsRelocated: false,
  IsPreview: true,
  ErrorMessage: null,
  RelativePath: null,
  AbsolutePath: null,
  ...more,
});
