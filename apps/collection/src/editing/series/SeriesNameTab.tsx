import { languageTag } from '@hondana/shared/anime/titleLanguage';
import type { Series } from '@hondana/shared/api/types';
import { useWrite } from '@hondana/shared/api/useWrite';
import { overrideSeriesTitle } from '@hondana/shared/resources/seriesWrites';
import { t } from '@lingui/core/macro';
import { NameEditor } from '../NameEditor.tsx';

/** An empty name lets the server choose. */
export function SeriesNameTab({ series }: { readonly series: Series }) {
  const seriesId = series.IDs.ID;
  const before = series.HasCustomName ? series.Name : '';
  const rename = useWrite(overrideSeriesTitle, {
    done: t`Name updated successfully!`,
    failed: t`Name could not be updated!`,
    undo: () => overrideSeriesTitle.with({ seriesId, title: before }),
  });
  const titles = new Map(series.AniDB?.Titles.map(({ Name, Language }) => [Name, languageTag(Language)]));
  return (
    <NameEditor
      label={t`Name`}
      name={series.Name}
      choices={[...titles].map(([text, lang]) => ({ text, lang }))}
      choicesLabel={t`Titles on AniDB`}
      allowEmpty
      saving={rename.isPending}
      onSave={(title) => rename.mutateAsync({ seriesId, title })}
    />
  );
}
