import { useMay } from '@hondana/shared/api/useMay';
import { useWrite } from '@hondana/shared/api/useWrite';
import { useNavigate, useParams, useSearchParams } from '@hondana/shared/navigation';
import { Button } from '@hondana/shared/ui/Button';
import { saveIcon } from '@hondana/shared/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { filterQuery } from '../../shared/filters.ts';
import { createFilter, replaceFilter } from '../../shared/filterWrites.ts';
import { liveFilterExpression } from './filterTree.ts';
import styles from './PresetKeeper.module.css';
import { PresetName } from './PresetName.tsx';
import { presetBody } from './presetBody.ts';
import { liveFilterId, useListAddress } from './useListAddress.ts';

/** Keeps the live filter, with its order, as a preset of its own or in place of the one that is edited. */
export function PresetKeeper() {
  const { filterId } = useParams();
  const [parameters] = useSearchParams();
  const { live, sorting } = useListAddress();
  const mayCreate = useMay(createFilter);
  const mayReplace = useMay(replaceFilter);
  const [naming, setNaming] = useState(false);
  const navigate = useNavigate();
  const editedId = Number(parameters.get('preset') ?? Number.NaN);
  const isEditing = mayReplace && Number.isSafeInteger(editedId) && editedId > 0;
  const edited = useQuery({ ...filterQuery({ filterId: editedId }), enabled: isEditing }).data;
  const expression = liveFilterExpression(live);

  const editedName = edited?.Name ?? '';
  const change = useWrite(replaceFilter, {
    done: `“${editedName}” was changed`,
    failed: `“${editedName}” could not be changed`,
    undo: ({ filterId: id }) => edited && replaceFilter.with({ filterId: id, body: presetBody(edited) }),
    onDone: (_, { filterId: id }) => void navigate(`/collection/filter/${id}`),
  });
  const create = useWrite(createFilter, {
    done: (_, { body }) => `“${body.Name}” was saved`,
    onDone: ({ IDs }) => void navigate(`/collection/filter/${IDs.ID}`),
  });

  if (filterId !== liveFilterId || !expression || !mayCreate) return null;
  // A second criterion to sort by has no control; it stays as long as the first does.
  const kept =
    edited?.Sorting && !sorting ? edited.Sorting : (sorting ?? { Type: 'Name', IsInverted: false });

  const save = (Name: string) =>
    create.mutateAsync({
      body: {
        Name,
        ApplyAtSeriesLevel: true,
        Expression: expression,
        Sorting: sorting ?? { Type: 'Name', IsInverted: false },
      },
    });

  return (
    <div className={styles.keeper}>
      {edited && (
        <Button
          icon={saveIcon}
          variant="primary"
          busy={change.isPending}
          onClick={() =>
            change.mutate({
              filterId: edited.IDs.ID,
              body: { ...presetBody(edited), Expression: expression, Sorting: kept },
            })
          }
        >
          Save changes to “{edited.Name}”
        </Button>
      )}
      <Button icon={saveIcon} aria-haspopup="dialog" onClick={() => setNaming(true)}>
        Save as Preset
      </Button>
      {naming && (
        <PresetName
          title="Save as Preset"
          name=""
          confirmLabel="Save"
          onSave={save}
          onClosed={() => setNaming(false)}
        />
      )}
    </div>
  );
}
