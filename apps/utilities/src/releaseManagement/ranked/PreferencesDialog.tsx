import { retryOnce } from '@hondana/shared/api/retryOnce';
import { useWrite } from '@hondana/shared/api/useWrite';
import { errorText } from '@hondana/shared/http/ApiError';
import { ConfirmDialog, Dialog } from '@hondana/shared/overlays/dialog';
import { configurationSchemaQuery } from '@hondana/shared/resources/configurations';
import { serverSettingsQuery } from '@hondana/shared/resources/settings';
import type { JsonRecord } from '@hondana/shared/schemaForm/jsonSchema';
import { SchemaForm } from '@hondana/shared/schemaForm/SchemaForm';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  coreSettingsId,
  deletesByItself,
  preferencesOf,
  preferencesSchema,
  saveReleasePreferences,
} from './releasePreferences.ts';

/** The server's own form, with a warning where it would delete without a preview. */
export function PreferencesDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useQuery({ ...configurationSchemaQuery({ configId: coreSettingsId }), retry: retryOnce });
  const settings = useQuery({ ...serverSettingsQuery(), retry: retryOnce });
  const [draft, setDraft] = useState<JsonRecord>();
  const [asking, setAsking] = useState<'deletion' | 'discard'>();
  const saved = settings.data && preferencesOf(settings.data);
  const schema = preferencesSchema(form.data);
  const value = draft ?? saved;
  const isEdited = draft !== undefined && JSON.stringify(draft) !== JSON.stringify(saved);
  const isDangerous = value !== undefined && deletesByItself(value);
  const save = useWrite(saveReleasePreferences, {
    done: t`Preferences saved`,
    undo: () => saved && saveReleasePreferences.with({ preferences: saved }),
    onDone: onClose,
  });
  const submit = (): void => {
    if (draft) save.mutate({ preferences: draft });
  };
  const press = (): void => {
    if (isDangerous && !(saved && deletesByItself(saved))) setAsking('deletion');
    else submit();
  };
  const failed = [form, settings].find(({ isError, data }) => isError && data === undefined);
  return (
    <Dialog
      open
      size="large"
      keepOnPressOutside
      onOpenChange={(open) => !open && (isEdited ? setAsking('discard') : onClose())}
      title={t`Release Preferences`}
      description={t`The server ranks releases by these preferences.`}
      footer={
        <Button variant="primary" disabled={!isEdited} busy={save.isPending} onClick={press}>
          <Trans>Save</Trans>
        </Button>
      }
    >
      {failed && <QueryFailure compact query={failed} title={t`The preferences could not be loaded`} />}
      {!failed && !(schema && value) && <Skeleton shape="block" height="20rem" />}
      {save.isError && (
        <Banner tone="danger" title={t`The preferences could not be saved`}>
          {errorText(save.error)}
        </Banner>
      )}
      {schema && value && <SchemaForm schema={schema} value={value} onChange={setDraft} />}
      {isDangerous && (
        <Banner tone="warning" title={t`Automatic deletion is on`}>
          <Trans>
            After each import, the server deletes redundant releases from disk without asking. This cannot be
            undone.
          </Trans>
        </Banner>
      )}
      <ConfirmDialog
        open={asking === 'deletion'}
        onOpenChange={(open) => !open && setAsking(undefined)}
        danger
        title={t`Allow automatic deletion?`}
        confirmLabel={t`Allow automatic deletion`}
        typedConfirmation={t`delete files`}
        onConfirm={submit}
      >
        <p>
          <Trans>
            After each import, the server deletes redundant releases from disk without asking. This cannot be
            undone.
          </Trans>
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'discard'}
        onOpenChange={(open) => !open && setAsking(undefined)}
        title={t`Close without saving?`}
        confirmLabel={t`Close without saving`}
        onConfirm={onClose}
      >
        <p>
          <Trans>The changes to the preferences are not saved.</Trans>
        </p>
      </ConfirmDialog>
    </Dialog>
  );
}
