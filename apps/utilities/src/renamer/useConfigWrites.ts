import { renamerKeys, settingsKeys } from '@hondana/shared/api/queryKeys';
import {
  createRenamerConfig,
  deleteRenamerConfig,
  type RenamerConfig,
  renameRenamerConfig,
  saveRenamerConfig,
} from '@hondana/shared/api/renamers';
import { patchServerSettings } from '@hondana/shared/api/settings';
import { markStale } from '@hondana/shared/live';
import { notify } from '@hondana/shared/overlays/notices';
import { useQueryClient } from '@tanstack/react-query';

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What can be done with configs, with its word for each outcome (S3-192, S3-193, facts 5.19). */
export function useConfigWrites() {
  const client = useQueryClient();
  const refresh = () => markStale(client, [renamerKeys.all, settingsKeys.server]);

  /** Rejects when it failed, after having said so. */
  const write = async (work: () => Promise<void>, done: string | undefined, failed: string) => {
    try {
      await work();
    } catch (error) {
      notify({ kind: 'error', title: failed, text: reasonOf(error) });
      throw error;
    }
    await refresh();
    if (done !== undefined) notify({ kind: 'success', title: done });
  };

  return {
    create: (config: RenamerConfig) =>
      write(() => createRenamerConfig(config), undefined, 'Error while creating config!'),
    rename: (name: string, newName: string) =>
      write(() => renameRenamerConfig(name, newName), undefined, 'Error while renaming config!'),
    save: (config: RenamerConfig) =>
      write(
        () => saveRenamerConfig(config),
        `"${config.Name}" saved successfully!`,
        `"${config.Name}" could not be saved!`,
      ),
    remove: (name: string) =>
      write(
        () => deleteRenamerConfig(name),
        `"${name}" deleted successfully!`,
        `"${name}" could not be deleted!`,
      ),
    setDefault: (name: string) =>
      write(
        () =>
          patchServerSettings.send({
            patch: [{ op: 'replace', path: '/Plugins/Renamer/DefaultRenamer', value: name }],
          }),
        `"${name}" set as default renamer!`,
        `"${name}" could not be set as default renamer!`,
      ),
  };
}
