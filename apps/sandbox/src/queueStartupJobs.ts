import type { Sandbox } from './context.ts';
import { originalName } from './model/filePaths.ts';
import type { Job } from './queue.ts';

/** Files to read, and ms for each: some ten minutes, four at a time. */
const maxFiles = 240;
const duration = 10_000;

/** Work left after a start: reading the media info of the newest files. */
export function queueStartupJobs({ library, queue }: Sandbox): void {
  const files = [...library.files.values()].toSorted((a, b) => b.created - a.created).slice(0, maxFiles);
  queue.addAll(
    files.map(
      (file): Job => ({
        key: `Import.MediaInfoJob_VideoLocalID:${file.id}`,
        type: 'Read MediaInfo for File',
        title: 'Reading MediaInfo for File',
        details: { 'File Path': originalName(library, file) },
        duration,
      }),
    ),
  );
}
