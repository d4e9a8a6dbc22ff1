import { errorText } from '@hondana/shared/api/ApiError';
import { markStale } from '@hondana/shared/live';
import { dismissNotice, notify } from '@hondana/shared/overlays/notices';
import { settingsKeys } from '@hondana/shared/resources/queryKeys';
import { useUpdateWebUiSettings } from '@hondana/shared/settings';
import { plural } from '@hondana/shared/ui/format';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
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

interface DraftOptions {
  /** Nothing while they are on their way. */
  readonly documents: SettingsDocuments | undefined;
  /** A changed setting cannot be saved as it is, or not yet: its page is to show it. */
  readonly onFault: (page: string, path: string) => void;
}

const none: Edits = new Map();

/** The draft itself: what is changed and not saved, and its way to the server. */
export function useSettingsDraft({ documents, onFault }: DraftOptions): SettingsDraft | undefined {
  const client = useQueryClient();
  const updateWeb = useUpdateWebUiSettings();
  const [kept, setKept] = useState<Edits>(none);
  const [refusal, setRefusal] = useState<Refusal>();
  const edits = documents ? unsaved(kept, documents) : none;

  const port: SavePort = { ...serverPort, updateWeb };

  const finish = async ({ saved, contested, refusal: said }: SaveOutcome): Promise<void> => {
    // What was saved stays in the draft until the server's answer shows it too, so that nothing flickers.
    await markStale(client, [settingsKeys.all]);
    setKept((now) => withoutEdits(now, saved));
    setRefusal(said);
    if (said)
      notify({
        kind: 'error',
        title: 'The settings could not be saved',
        text: 'See what the server said.',
        key,
      });
    else if (contested[0] !== undefined) {
      notify(contestedNotice(contested.length));
      const edit = edits.get(contested[0]);
      if (edit) onFault(edit.page, contested[0]);
    } else notify({ kind: 'success', title: 'Settings saved!', key });
  };
  const onError = (error: unknown): void => {
    notify({ kind: 'error', title: 'The settings could not be saved', text: errorText(error), key });
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
    valueFor: (path) => (kept.has(path) ? kept.get(path)?.value : valueAt(documents, path)),
    change: ({ path, page, label }, value, fault) => {
      setKept((now) => withEdit(now, documents, path, { value, page, label, fault }));
      setRefusal(undefined);
    },
    saveNow: async ({ path, page, label }, value) => {
      const edit = withEdit(none, documents, path, { value, page, label });
      if (edit.size === 0) return;
      const outcome = await saveEdits(port, edit, documents.web);
      if (outcome.contested.length > 0) {
        await markStale(client, [settingsKeys.all]);
        throw new Error('Somebody else changed this setting meanwhile. Look at it again, then save.');
      }
      // Refused for something else: the edit stays in the draft, where saving without validation is offered.
      if (outcome.refusal) setKept((now) => new Map([...now, ...edit]));
      await finish(outcome);
    },
    reset: (paths) => setKept((now) => withoutEdits(now, paths)),
    keepOwn: (path) => setKept((now) => withCurrentBase(now, documents, path)),
    cancel: () => {
      dismissNotice(key);
      setKept(none);
      setRefusal(undefined);
    },
    save: () => {
      const wrong = [...edits].find(([, { fault }]) => fault !== undefined);
      if (wrong?.[1].fault) {
        notify({ kind: 'error', ...wrong[1].fault, key });
        onFault(wrong[1].page, wrong[0]);
      } else saving.mutate(documents);
    },
    isSaving: saving.isPending || savingRest.isPending,
    refusal,
    saveRest: () => savingRest.mutate(documents),
  };
}

/** One notice about saving at a time. */
const key = 'settings-save';

function contestedNotice(count: number) {
  return {
    kind: 'error',
    title: 'Somebody else was first',
    text: `${plural(count, 'setting was', 'settings were')} changed elsewhere meanwhile and not overwritten. Choose at each which value shall stand, then save again.`,
    key,
  } as const;
}
