import type { ReadRegistry } from '@hondana/shared/remote/registry';

/** Checks and caches the startup files, because an unattended reload must not end in a startup error. */
export async function areStartupFilesAvailable({ shell, remotes }: ReadRegistry): Promise<boolean> {
  const first = [
    ...[shell.script, ...shell.styles].map((name) => ({ folder: shell.folder, files: shell.files, name })),
    ...remotes.map(({ folder, files, entry }) => ({ folder, files, name: entry })),
  ];
  const answers = await Promise.all(
    first.map(({ folder, files, name }) =>
      fetch(new URL(folder + name, document.baseURI), {
        integrity: files[name] ?? '',
        credentials: 'omit',
      }).then(
        ({ ok }) => ok,
        () => false,
      ),
    ),
  );
  return answers.every(Boolean);
}
