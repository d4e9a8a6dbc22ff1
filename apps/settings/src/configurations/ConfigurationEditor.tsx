import type { components } from '@hondana/shared/api/generated/schema';
import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { defaultConfigurationQuery } from '@hondana/shared/resources/configurations';
import { isJsonRecord, type JsonRecord, type JsonSchema } from '@hondana/shared/schemaForm/jsonSchema';
import { SchemaForm } from '@hondana/shared/schemaForm/SchemaForm';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { Panel } from '@hondana/shared/ui/Panel';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RestartButton } from '../shared/RestartButton.tsx';
import { useUnsavedWork } from '../shared/unsavedWork.tsx';
import styles from './Configurations.module.css';
import { useConfigurationAction } from './useConfigurationAction.ts';
import { useConfigurationDraft } from './useConfigurationDraft.ts';

/** The server's own settings: their defaults would start a first run with an empty database. */
const coreSettingsId = '19c7a5e2-4244-56a8-aa78-87ad3590efce';

interface ConfigurationEditorProps {
  readonly info: components['schemas']['APIv3.Configuration.ConfigurationInfo'];
  readonly schema: JsonSchema;
  readonly saved: JsonRecord;
}

export function ConfigurationEditor({ info, schema, saved }: ConfigurationEditorProps) {
  const { ID, Name: name, RestartPendingFor: pending } = info;
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const draft = useConfigurationDraft(ID, name, schema, saved);
  const action = useConfigurationAction(ID, draft.value);
  useUnsavedWork(draft.isEdited ? t`The changes to ${name} are not saved.` : undefined);
  const isReady = draft.isEdited && draft.isValid;
  return (
    <>
      {pending.length > 0 && (
        <Banner tone="warning" title={t`Restart the server`} actions={<RestartButton />}>
          {t`${plural(pending.length, { one: '# change takes effect after a restart', other: '# changes take effect after a restart' })}`}
        </Banner>
      )}
      <Panel title={t`Options`}>
        {info.Description && <p className={styles.about}>{info.Description}</p>}
        <SchemaForm
          schema={schema}
          value={draft.value}
          onChange={(value) => {
            action.reset();
            draft.change(value);
          }}
          errors={{ ...action.errors, ...draft.errors }}
          onAction={action.run}
          loadedVariables={info.LoadedEnvironmentVariables}
          pendingPaths={pending}
        />
      </Panel>
      <div className={styles.bar}>
        <Button
          variant="primary"
          busy={draft.isSaving}
          aria-disabled={!isReady}
          onClick={() => isReady && void draft.submit()}
        >
          <Trans>Save</Trans>
        </Button>
        <Button aria-disabled={!draft.isEdited} onClick={draft.discard}>
          <Trans>Cancel</Trans>
        </Button>
        {ID !== coreSettingsId && (
          <Button variant="quiet" onClick={() => setAsking(true)}>
            <Trans>Reset to defaults</Trans>
          </Button>
        )}
        <p role="status" className={styles.state}>
          {action.isRunning ? <Trans>Running…</Trans> : draft.isEdited && <Trans>Unsaved Changes</Trans>}
        </p>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t`Reset to defaults?`}
        confirmLabel={t`Reset to defaults`}
        failure={() => t`The defaults could not be loaded.`}
        onConfirm={async () => {
          const defaults = await client.fetchQuery(defaultConfigurationQuery({ configId: ID }));
          if (isJsonRecord(defaults)) draft.change(defaults);
        }}
      >
        <p>
          <Trans>The form is filled with the defaults. They take effect when you save them.</Trans>
        </p>
      </ConfirmDialog>
    </>
  );
}
