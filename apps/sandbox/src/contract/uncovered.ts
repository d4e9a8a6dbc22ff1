/** Recorded calls that the sandbox does not have yet, and the issue that brings them. */
export const uncovered: Readonly<Record<string, string>> = {
  PATCH_File_Scrobble: 'call of issue 7',
  PATCH_File_UserStats: 'call of issue 7',
  POST_File_Watched: 'call of issue 7',
  file_stream_range: 'call of no issue: no screen of the product plays anything',
};
