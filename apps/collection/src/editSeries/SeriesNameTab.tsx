import { filterKeys, groupKeys, seriesKeys } from '@hondana/shared/api/queryKeys';
import { overrideSeriesTitle } from '@hondana/shared/api/series';
import { languageTag } from '@hondana/shared/api/titleLanguage';
import type { Series } from '@hondana/shared/api/types';
import { markStale } from '@hondana/shared/live';
import { notify } from '@hondana/shared/overlays/notices';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../shared/messageOf.ts';
import { NameEditor } from '../shared/NameEditor.tsx';

/** The series' name, to be written or taken from AniDB's titles; an empty one gives the server the choice. */
export function SeriesNameTab({ series }: { readonly series: Series }) {
  const client = useQueryClient();
  const { ID } = series.IDs;
  const rename = useMutation({
    mutationFn: ({ name }: { readonly name: string; readonly before?: string }) =>
      overrideSeriesTitle(ID, name),
    onSuccess: async (_, { before }) => {
      notify({
        kind: 'success',
        title: 'Name updated successfully!',
        ...(before !== undefined && {
          action: { label: 'Undo', onPress: () => rename.mutate({ name: before }) },
        }),
      });
      await markStale(client, [seriesKeys.one(ID), groupKeys.all, filterKeys.previews]);
    },
    onError: (error) =>
      notify({ kind: 'error', title: 'Name could not be updated!', text: messageOf(error) }),
  });
  const titles = new Map(series.AniDB?.Titles.map(({ Name, Language }) => [Name, languageTag(Language)]));
  return (
    <NameEditor
      label="Name"
      name={series.Name}
      choices={[...titles].map(([text, lang]) => ({ text, lang }))}
      choicesLabel="Titles on AniDB"
      allowEmpty
      saving={rename.isPending}
      onSave={(name) => rename.mutateAsync({ name, before: series.HasCustomName ? series.Name : '' })}
    />
  );
}
