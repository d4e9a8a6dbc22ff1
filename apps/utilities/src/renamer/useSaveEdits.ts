import { errorText, isApiError } from '@hondana/shared/http/ApiError';
import { notify } from '@hondana/shared/overlays/notices';
import { formatList } from '@hondana/shared/ui/format';
import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { type ConfigEdits, conflictingSettings, withEdits } from './configEdits.ts';
import type { RenamerSetting } from './renamers.ts';

interface Edits {
  readonly name: string;
  readonly edits: ConfigEdits;
  readonly rebase: (now: readonly RenamerSetting[]) => void;
  readonly discard: () => void;
}

interface Server {
  /** Asks the server again. @throws when it is gone */
  readonly readNow: () => Promise<readonly RenamerSetting[]>;
  /** Asks the server about the values. @throws an `ApiError` when it refuses them */
  readonly check?: (values: readonly RenamerSetting[]) => Promise<unknown>;
  /** Reports its own failure. */
  readonly write: (values: RenamerSetting[]) => Promise<unknown>;
}

/**
 * The server replaces all values without comparing versions, so they are refetched first: others' changes stay, and a
 * setting that someone else changed too is reported, not overwritten.
 */
export function useSaveEdits({ name, edits, rebase, discard }: Edits, { readNow, check, write }: Server) {
  const saving = useMutation({
    mutationFn: async (): Promise<boolean> => {
      const now = await readNow();
      const contested = conflictingSettings(edits, now);
      if (contested.length > 0) {
        const settings = formatList(contested);
        rebase(now);
        notify({
          kind: 'error',
          title: t`Someone else saved first`,
          text: t`${settings} of "${name}" was changed elsewhere and not overwritten. Save again to use your values.`,
        });
        return false;
      }
      const values = withEdits(now, edits);
      await check?.(values);
      // The edits stay when it fails.
      return write(values).then(
        () => {
          discard();
          return true;
        },
        () => false,
      );
    },
    onError: (error) =>
      notify({ kind: 'error', title: t`"${name}" could not be saved!`, text: errorText(error) }),
  });
  const save = (): Promise<boolean> => saving.mutateAsync().catch(() => false);
  const faults = isApiError(saving.error) ? saving.error.fieldErrors : {};
  return { save, isSaving: saving.isPending, faults };
}
