import { useWrite } from '@hondana/shared/api/useWrite';
import { isApiError } from '@hondana/shared/http/ApiError';
import { notify } from '@hondana/shared/overlays/notices';
import {
  configurationCheck,
  configurationQuery,
  saveConfiguration,
} from '@hondana/shared/resources/configurations';
import { configurationFaults } from '@hondana/shared/schemaForm/configurationFaults';
import { isJsonRecord, type JsonRecord, type JsonSchema } from '@hondana/shared/schemaForm/jsonSchema';
import { formatList } from '@hondana/shared/ui/format';
import { useDebounced } from '@hondana/shared/ui/useDebounced';
import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRetainedState } from '../shared/draft/useRetainedState.ts';
import { mergeChanges } from './mergeChanges.ts';

/** Milliseconds from the last change until the server is asked about it. */
const checkDelayMs = 500;

interface Draft {
  readonly value: JsonRecord;
  /** What the server had when the changes began. */
  readonly base: JsonRecord;
}

export function useConfigurationDraft(configId: string, name: string, schema: JsonSchema, saved: JsonRecord) {
  const client = useQueryClient();
  const [draft, setDraft] = useRetainedState<Draft | undefined>(`configuration-${configId}`, undefined);
  const value = draft?.value ?? saved;
  const isEdited = draft !== undefined;
  const serialized = JSON.stringify(value);
  const asked = useDebounced(serialized, checkDelayMs);
  const check = useQuery({
    ...configurationCheck({ configId, value: JSON.parse(asked) as JsonRecord }),
    enabled: isEdited && asked === serialized,
    retry: false,
    gcTime: 0,
  });
  const save = useWrite(saveConfiguration, {
    done: t`"${name}" saved successfully!`,
    failed: t`"${name}" could not be saved!`,
  });
  const refused = [save.error, check.error].find((error) => isApiError(error));
  const ownFaults = configurationFaults(schema, value);
  const errors = { ...(isEdited ? refused?.fieldErrors : {}), ...ownFaults };

  const change = (next: JsonRecord): void => {
    const base = draft?.base ?? saved;
    save.reset();
    setDraft(JSON.stringify(next) === JSON.stringify(base) ? undefined : { value: next, base });
  };
  const submit = async (): Promise<void> => {
    if (!draft) return;
    const now = await client
      .fetchQuery({ ...configurationQuery({ configId }), staleTime: 0, retry: false })
      .catch(() => saved);
    const current = isJsonRecord(now) ? now : saved;
    const merged = mergeChanges(draft.base, draft.value, current);
    if (merged.contested.length > 0) {
      const settings = formatList(merged.contested);
      setDraft({ value: merged.value, base: current });
      notify({
        kind: 'error',
        title: t`Someone else saved first`,
        text: t`${settings} of "${name}" was changed elsewhere and not overwritten. Save again to use your values.`,
      });
      return;
    }
    await save.mutateAsync({ configId, value: merged.value }).then(
      () => setDraft(undefined),
      () => {},
    );
  };
  return {
    value,
    isEdited,
    errors,
    isValid: Object.keys(ownFaults).length === 0,
    isSaving: save.isPending,
    change,
    submit,
    discard: () => setDraft(undefined),
  };
}
