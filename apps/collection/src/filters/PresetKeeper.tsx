import { createFilter, filterQuery, replaceFilter } from '@hondana/shared/api/filters';
import { filterKeys } from '@hondana/shared/api/queryKeys';
import type { Filter, FilterBody } from '@hondana/shared/api/types';
import { useMayCall } from '@hondana/shared/api/users';
import { useNavigate, useParams, useSearchParams } from '@hondana/shared/navigation';
import { notify } from '@hondana/shared/overlays/notices';
import { Button } from '@hondana/shared/ui/Button';
import { saveIcon } from '@hondana/shared/ui/icons';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { liveFilterExpression } from '../shared/filterTree.ts';
import { liveFilterId, useListAddress } from '../shared/useListAddress.ts';
import styles from './PresetKeeper.module.css';
import { PresetName } from './PresetName.tsx';
import { presetBody } from './presetBody.ts';

const preset = '/api/v3/Filter/{filterID}';

/** Keeps the live filter, with its order, as a preset of its own or in place of the one that is edited. */
export function PresetKeeper() {
  const { filterId } = useParams();
  const [parameters] = useSearchParams();
  const { live, sorting } = useListAddress();
  const mayCreate = useMayCall('POST', '/api/v3/Filter');
  const mayReplace = useMayCall('PUT', preset);
  const [naming, setNaming] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const editedId = Number(parameters.get('preset') ?? Number.NaN);
  const isEditing = mayReplace && Number.isSafeInteger(editedId) && editedId > 0;
  const edited = useQuery({ ...filterQuery(editedId), enabled: isEditing }).data;
  const expression = liveFilterExpression(live);

  const put = (id: number, body: FilterBody): Promise<void> =>
    replaceFilter(id, body).then(() => client.invalidateQueries({ queryKey: filterKeys.presets }));
  const change = useMutation({
    mutationFn: ({ before, body }: { readonly before: Filter; readonly body: FilterBody }) =>
      put(before.IDs.ID, body),
    onSuccess: (_, { before }) => {
      notify({
        kind: 'success',
        title: `“${before.Name}” was changed`,
        action: {
          label: 'Undo',
          onPress: () =>
            void put(before.IDs.ID, presetBody(before)).catch((error: Error) =>
              notify({ kind: 'error', title: `“${before.Name}” could not be put back`, text: error.message }),
            ),
        },
      });
      void navigate(`/collection/filter/${before.IDs.ID}`);
    },
    onError: (error, { before }) =>
      notify({ kind: 'error', title: `“${before.Name}” could not be changed`, text: error.message }),
  });

  if (filterId !== liveFilterId || !expression || !mayCreate) return null;
  // A second criterion to sort by has no control; it stays as long as the first does.
  const kept =
    edited?.Sorting && !sorting ? edited.Sorting : (sorting ?? { Type: 'Name', IsInverted: false });

  const save = async (Name: string): Promise<void> => {
    const { IDs } = await createFilter({
      Name,
      ApplyAtSeriesLevel: true,
      Expression: expression,
      Sorting: sorting ?? { Type: 'Name', IsInverted: false },
    });
    await client.invalidateQueries({ queryKey: filterKeys.presets });
    notify({ kind: 'success', title: `“${Name}” was saved` });
    void navigate(`/collection/filter/${IDs.ID}`);
  };

  return (
    <div className={styles.keeper}>
      {edited && (
        <Button
          icon={saveIcon}
          variant="primary"
          busy={change.isPending}
          onClick={() =>
            change.mutate({
              before: edited,
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
