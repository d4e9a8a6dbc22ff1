import { errorText } from '@hondana/shared/http/ApiError';
import { markStale } from '@hondana/shared/live';
import { dismissNotice, notify } from '@hondana/shared/overlays/notices';
import { settingsKeys } from '@hondana/shared/queryKeys';
import { useUpdateWebUiSettings } from '@hondana/shared/settings';
import { formatList } from '@hondana/shared/ui/format';
import { plural, t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldFault } from '../fields/fieldFault.ts';
import type { FindableSetting } from '../findableSettings.ts';
import type { FieldFault } from '../settingsPage.ts';
import { type Edits, unsaved, withCurrentBase, withEdit, withoutEdits } from './edits.ts';
import type { SettingsDraft } from './SettingsDraft.tsx';
import {
  type Refusal,
  type SaveOutcome,
  type SavePort,
  saveEdits,
  saveUnvalidated,
  serverPort,
} from './saveEdits.ts';
import { type SettingsDocuments, valueAt } from './settingPath.ts';
import { useRetainedState } from './useRetainedState.ts';

interface DraftOptions {
  readonly settings: readonly FindableSetting[];
  readonly documents: SettingsDocuments | undefined;
  /** For an invalid or conflicting setting. */
  readonly onFault: (setting: FindableSetting) => void;
}

const none: Edits = new Map();

export function useSettingsDraft({ settings, documents, onFault }: DraftOptions): SettingsDraft | undefined {
  const client = useQueryClient();
  const updateWeb = useUpdateWebUiSettings();
  // Edits survive navigation within the settings, but not leaving them.
  const [kept, setKept] = useRetainedState('edits', none, 'settings');
  const [refusal, setRefusal] = useState<Refusal>();
  const [lost, setLost] = useState<readonly string[]>([]);
  const edits = documents ? unsaved(kept, documents) : none;

  const settingAt = (path: string) => settings.find((setting) => setting.path === path);
  const faultAt = (path: string): FieldFault | undefined => {
    const field = edits.has(path) ? settingAt(path)?.field : undefined;
    return field && fieldFault(field, edits.get(path)?.value);
  };
  const navigateTo = (path: string): void => {
    const setting = settingAt(path);
    if (setting) onFault(setting);
  };
  const port: SavePort = { ...serverPort, updateWeb };

  const labelAt = (path: string): string => settingAt(path)?.label ?? path;

  const finish = async (outcome: SaveOutcome): Promise<void> => {
    const { saved, contested, notKept = [], isCrossed, refusal: said } = outcome;
    // Saved edits remain in the draft until the refetch has them, so that nothing flickers.
    await markStale(client, [settingsKeys.all]);
    setKept((now) => withoutEdits(now, saved));
    setRefusal(said);
    setLost(notKept);
    if (said)
      notify({
        kind: 'error',
        title: t`The settings could not be saved`,
        text: t`See the server’s response.`,
        key,
      });
    else if (contested[0] !== undefined) {
      notify(contestedNotice(contested.length));
      navigateTo(contested[0]);
    } else if (notKept[0] !== undefined) {
      notify(notKeptNotice(notKept.map(labelAt)));
      navigateTo(notKept[0]);
    } else if (isCrossed) {
      notify(crossedNotice(saved.map(labelAt)));
    } else notify({ kind: 'success', title: t`Settings saved!`, key });
  };
  const onError = (error: unknown): void => {
    notify({ kind: 'error', title: t`The settings could not be saved`, text: errorText(error), key });
  };
  const saving = useMutation({
    mutationFn: async ({ web }: SettingsDocuments) => finish(await saveEdits(port, edits, web)),
    onError,
  });
  const savingRest = useMutation({
    mutationFn: async ({ web }: SettingsDocuments) => {
      const rest = withoutEdits(edits, Object.keys(refusal?.atEdits ?? {}));
      await finish(await saveUnvalidated(port, rest, web));
    },
    onError,
  });

  if (!documents) return undefined;
  return {
    documents,
    edits,
    settingAt,
    faultAt,
    valueFor: (path) => (kept.has(path) ? kept.get(path)?.value : valueAt(documents, path)),
    change: (path, value) => {
      setKept((now) => withEdit(now, documents, path, value));
      setRefusal(undefined);
      setLost((now) => now.filter((one) => one !== path));
    },
    saveNow: async (path, value) => {
      const edit = withEdit(none, documents, path, value);
      if (edit.size === 0) return;
      const outcome = await saveEdits(port, edit, documents.web);
      if (outcome.contested.length > 0) {
        await markStale(client, [settingsKeys.all]);
        throw new Error(t`Someone else changed this setting. Review it, then save.`);
      }
      if (outcome.notKept?.length) throw new Error(notKeptText());
      // Refused because of another setting: keep the edit in the draft, which offers saving without validation.
      if (outcome.refusal) setKept((now) => new Map([...now, ...edit]));
      await finish(outcome);
    },
    reset: (paths) => setKept((now) => withoutEdits(now, paths)),
    keepMine: (path) => setKept((now) => withCurrentBase(now, documents, path)),
    cancel: () => {
      dismissNotice(key);
      setKept(none);
      setRefusal(undefined);
      setLost([]);
    },
    save: () => {
      const wrong = [...edits.keys()].find((path) => faultAt(path) !== undefined);
      const fault = wrong === undefined ? undefined : faultAt(wrong);
      if (wrong !== undefined && fault) {
        notify({ kind: 'error', ...fault, key });
        navigateTo(wrong);
      } else saving.mutate(documents);
    },
    isSaving: saving.isPending || savingRest.isPending,
    refusal,
    refusalAt: (path) => refusal?.atEdits[path] ?? (lost.includes(path) ? notKeptText() : undefined),
    saveRest: () => savingRest.mutate(documents),
  };
}

const key = 'settings-save';

const notKeptText = () => t`The server did not keep this value.`;

function notKeptNotice(names: readonly string[]) {
  const list = formatList(names);
  return {
    kind: 'error',
    title: t`${plural(names.length, { one: '# setting was not saved', other: '# settings were not saved' })}`,
    text: t`The server did not keep ${list}. Your values are still here.`,
    key,
  } as const;
}

function crossedNotice(names: readonly string[]) {
  const list = formatList(names);
  return {
    kind: 'warning',
    title: t`Settings saved, but someone else saved at the same time`,
    text: t`If they also changed ${list}, your values replaced theirs. Check with them.`,
    timeout: null,
    key,
  } as const;
}

function contestedNotice(count: number) {
  return {
    kind: 'error',
    title: t`Someone else saved first`,
    text: t`${plural(count, { one: '# setting was changed elsewhere and not overwritten.', other: '# settings were changed elsewhere and not overwritten.' })} Choose which value to keep for each, then save again.`,
    key,
  } as const;
}
