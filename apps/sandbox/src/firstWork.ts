import type { Sandbox } from './context.ts';
import { originalName } from './model/filePaths.ts';
import type { Job } from './queue.ts';

/** How many files, and how long each takes in milliseconds: some ten minutes, four at a time. */
const most = 240;
const duration = 10_000;

/** What a server that has just started still has to do: to read the media of the files that came last. */
export function firstWork({ library, queue }: Sandbox): void {
  const files = [...library.files.values()].toSorted((a, b) => b.created - a.created).slice(0, most);
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
