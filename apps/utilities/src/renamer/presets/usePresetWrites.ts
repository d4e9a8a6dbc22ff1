import { useWrite } from '@hondana/shared/api/useWrite';
import { t } from '@lingui/core/macro';
import { changePreset, createPreset, deletePreset, savePresetConfiguration } from './presets.ts';

/** With the message for each outcome. */
export function usePresetWrites(name: string) {
  return {
    create: useWrite(createPreset, { failed: t`Error while creating preset!` }),
    rename: useWrite(changePreset, { failed: t`Error while renaming preset!` }),
    save: useWrite(savePresetConfiguration, {
      done: t`"${name}" saved successfully!`,
      failed: t`"${name}" could not be saved!`,
    }),
    remove: useWrite(deletePreset, {
      done: t`"${name}" deleted successfully!`,
      failed: t`"${name}" could not be deleted!`,
    }),
    setDefault: useWrite(changePreset, {
      done: t`"${name}" set as default preset!`,
      failed: t`"${name}" could not be set as default preset!`,
    }),
  };
}
