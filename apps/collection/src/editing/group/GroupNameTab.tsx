import { titleLanguage } from '@hondana/shared/anime/titleLanguage';
import { retryOnce } from '@hondana/shared/api/retryOnce';
import { ErrorState } from '@hondana/shared/ui/ErrorState';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { groupQuery, groupSeriesQuery } from '../../shared/groups.ts';
import { NameEditor } from '../NameEditor.tsx';
import { useRenameGroup } from '../useRenameGroup.ts';

export function GroupNameTab({ groupId }: { readonly groupId: number }) {
  const group = useQuery({ ...groupQuery({ groupId }), retry: retryOnce });
  const series = useQuery({ ...groupSeriesQuery({ groupId }), retry: retryOnce });
  const rename = useRenameGroup(group.data);
  if ((group.isError && !group.data) || (series.isError && !series.data)) {
    return (
      <ErrorState
        compact
        title={t`Group & Series data could not be loaded!`}
        error={group.error ?? series.error}
        retrying={group.isFetching || series.isFetching}
        onRetry={() => void Promise.all([group.refetch(), series.refetch()])}
      />
    );
  }
  if (!group.data || !series.data) return <Skeleton height="4rem" />;
  const { data } = group;
  const names = new Map(series.data.map(({ Name, AniDB }) => [Name, titleLanguage(Name, AniDB?.Titles)]));
  return (
    <NameEditor
      label={t`Name`}
      name={data.Name}
      choices={[...names].map(([text, lang]) => ({ text, lang }))}
      choicesLabel={t`Names of its series`}
      saving={rename.isPending}
      onSave={(name) => rename.mutateAsync({ groupId, name, isCustom: true })}
    />
  );
}
