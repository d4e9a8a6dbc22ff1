import { useWrite } from '@hondana/shared/api/useWrite';
import { useGetLocation, useNavigate, useParams } from '@hondana/shared/navigation';
import { useMay } from '@hondana/shared/resources/useMay';
import { Button } from '@hondana/shared/ui/Button';
import { saveIcon } from '@hondana/shared/ui/icons';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { createFilter, replaceFilter } from '../../shared/filterWrites.ts';
import { joined, liveFilterExpression } from './filterTree.ts';
import { PresetName } from './PresetName.tsx';
import { presetBody } from './presetBody.ts';
import styles from './SavePreset.module.css';
import { useListAddress } from './useListAddress.ts';

export function SavePreset() {
  const { filterId } = useParams();
  const { preset: known, live, edited, rest, sorting, clear } = useListAddress();
  const preset = known === 'pending' ? undefined : known;
  const mayCreate = useMay(createFilter);
  const mayReplace = useMay(replaceFilter);
  const [naming, setNaming] = useState(false);
  const navigate = useNavigate();
  const getLocation = useGetLocation();

  const name = preset?.Name ?? '';
  const change = useWrite(replaceFilter, {
    done: t`“${name}” was changed`,
    failed: t`“${name}” could not be changed`,
    undo: ({ filterId: id }) => preset && replaceFilter.with({ filterId: id, body: presetBody(preset) }),
    onDone: (_, { filterId: id }) => {
      // The user may have moved on to another list.
      if (new RegExp(`/filter/${id}/?$`).test(getLocation().pathname)) clear();
    },
  });
  const create = useWrite(createFilter, {
    done: (_, { body }) => {
      const saved = body.Name ?? '';
      return t`“${saved}” was saved`;
    },
    onDone: ({ IDs }) => void navigate(`/collection/filter/${IDs.ID}`),
  });

  const conditions = liveFilterExpression(live);
  const Expression =
    preset && !edited ? preset.Expression : joined('And', conditions ? [conditions, ...rest] : rest);
  const canSave = preset && !edited ? sorting !== undefined : Expression !== undefined;
  if (filterId === undefined || known === 'pending' || !canSave) return null;

  // A secondary sort criterion has no control; it stays as long as the first does.
  const Sorting = sorting ?? preset?.Sorting ?? { Type: 'Name', IsInverted: false };
  const content = { ...(Expression && { Expression }), Sorting };
  const save = (Name: string) =>
    create.mutateAsync({
      body: { Name, ApplyAtSeriesLevel: preset?.ApplyAtSeriesLevel ?? true, ...content },
    });

  return (
    (mayCreate || mayReplace) && (
      <div className={styles.keeper}>
        {preset && mayReplace && !preset.IsLocked && !preset.IsDirectory && (
          <Button
            icon={saveIcon}
            variant="primary"
            busy={change.isPending}
            onClick={() =>
              change.mutate({
                filterId: preset.IDs.ID,
                body: { ...presetBody(preset), ...content },
              })
            }
          >
            <Trans>Save changes to “{name}”</Trans>
          </Button>
        )}
        {mayCreate && (
          <Button icon={saveIcon} aria-haspopup="dialog" onClick={() => setNaming(true)}>
            <Trans>Save as Preset</Trans>
          </Button>
        )}
        {naming && (
          <PresetName
            title={t`Save as Preset`}
            name=""
            confirmLabel={t`Save`}
            onSave={save}
            onClosed={() => setNaming(false)}
          />
        )}
      </div>
    )
  );
}
