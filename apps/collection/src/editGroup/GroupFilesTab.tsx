import { errorText } from '@hondana/shared/api/ApiError';
import { groupSeriesQuery } from '@hondana/shared/api/groups';
import { relocateSeriesFiles } from '@hondana/shared/api/series';
import { notify } from '@hondana/shared/overlays/notices';
import { plural } from '@hondana/shared/ui/format';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ActionRow } from '../shared/ActionRow.tsx';
import { useRelocation } from '../shared/useRelocation.ts';

/** What can be done with the files of every series of a group. */
export function GroupFilesTab({ groupId }: { readonly groupId: number }) {
  const client = useQueryClient();
  const canRelocate = useRelocation();
  const relocate = useMutation({
    mutationFn: async () => {
      const series = await client.fetchQuery(groupSeriesQuery({ groupId, recursive: true }));
      const results = await Promise.allSettled(
        series.map(({ IDs }) => relocateSeriesFiles.send({ seriesId: IDs.ID })),
      );
      const failed = results.filter(({ status }) => status === 'rejected').length;
      if (failed > 0)
        throw new Error(`The files of ${plural(failed, 'series', 'series')} stayed as they were.`);
    },
    onSuccess: () => notify({ kind: 'success', title: 'Group files renamed/moved!' }),
    onError: (error) =>
      notify({ kind: 'error', title: 'The files could not be renamed/moved', text: errorText(error) }),
  });
  return (
    <ActionRow
      name="Rename/Move Files"
      verb="Rename/Move"
      busy={relocate.isPending}
      onPress={() => {
        if (canRelocate()) relocate.mutate();
      }}
    >
      Renames and moves the files of every series in the group as the renamer is set up to.
    </ActionRow>
  );
}
