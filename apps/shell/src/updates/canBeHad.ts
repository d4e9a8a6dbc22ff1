import type { ReadRegistry } from '@hondana/shared/remote/registry';

/**
 * Whether the files that a page starts with are there, whole: an unattended one must not end with the message
 * that it could not start. They are in the browser's cache then.
 */
export async function canBeHad({ shell, remotes }: ReadRegistry): Promise<boolean> {
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
