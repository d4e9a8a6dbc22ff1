import { useWrite } from '@hondana/shared/api/useWrite';
import { setDefaultRenamerConfig } from '@hondana/shared/resources/settings';
import {
  createRenamerConfig,
  deleteRenamerConfig,
  renameRenamerConfig,
  saveRenamerConfig,
} from './renamers.ts';

/** With the message for each outcome (facts 5.19). */
export function useConfigWrites() {
  return {
    create: useWrite(createRenamerConfig, { failed: 'Error while creating config!' }),
    rename: useWrite(renameRenamerConfig, { failed: 'Error while renaming config!' }),
    save: useWrite(saveRenamerConfig, {
      done: (_, { config }) => `"${config.Name}" saved successfully!`,
      failed: ({ config }) => `"${config.Name}" could not be saved!`,
    }),
    remove: useWrite(deleteRenamerConfig, {
      done: (_, { configName }) => `"${configName}" deleted successfully!`,
      failed: ({ configName }) => `"${configName}" could not be deleted!`,
    }),
    setDefault: useWrite(setDefaultRenamerConfig, {
      done: (_, { configName }) => `"${configName}" set as default renamer!`,
      failed: ({ configName }) => `"${configName}" could not be set as default renamer!`,
    }),
  };
}
