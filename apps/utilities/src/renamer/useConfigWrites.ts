import { useWrite } from '@hondana/shared/api/useWrite';
import { setDefaultRenamerConfig } from '@hondana/shared/resources/settings';
import { t } from '@lingui/core/macro';
import {
  createRenamerConfig,
  deleteRenamerConfig,
  type RenamerConfig,
  renameRenamerConfig,
  saveRenamerConfig,
} from './renamers.ts';

const nameOf = ({ Name }: RenamerConfig): string => Name ?? '';
const savedText = (name: string): string => t`"${name}" saved successfully!`;
const unsavedText = (name: string): string => t`"${name}" could not be saved!`;

/** With the message for each outcome (facts 5.19). */
export function useConfigWrites() {
  return {
    create: useWrite(createRenamerConfig, { failed: t`Error while creating config!` }),
    rename: useWrite(renameRenamerConfig, { failed: t`Error while renaming config!` }),
    save: useWrite(saveRenamerConfig, {
      done: (_, { config }) => savedText(nameOf(config)),
      failed: ({ config }) => unsavedText(nameOf(config)),
    }),
    remove: useWrite(deleteRenamerConfig, {
      done: (_, { configName: name }) => t`"${name}" deleted successfully!`,
      failed: ({ configName: name }) => t`"${name}" could not be deleted!`,
    }),
    setDefault: useWrite(setDefaultRenamerConfig, {
      done: (_, { configName: name }) => t`"${name}" set as default renamer!`,
      failed: ({ configName: name }) => t`"${name}" could not be set as default renamer!`,
    }),
  };
}
