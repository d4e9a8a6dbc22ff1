import { retryOnce } from '@hondana/shared/api/retryOnce';
import { type ComboboxOption, MultiCombobox } from '@hondana/shared/overlays/combobox';
import { anidbTagsQuery } from '@hondana/shared/resources/tags';
import { refreshIcon } from '@hondana/shared/ui/icons';
import { RetryButton } from '@hondana/shared/ui/RetryButton';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

interface RestrictedTagsProps {
  readonly ids: readonly number[];
  readonly error: string | undefined;
  readonly onChange: (ids: number[]) => void;
}

/** The server has thousands of tags, hence the combobox. */
export function RestrictedTags({ ids, error, onChange }: RestrictedTagsProps) {
  const tags = useQuery({ ...anidbTagsQuery(), retry: retryOnce });
  const options = useMemo(
    () =>
      (tags.data?.List ?? [])
        .map(({ ID, Name }): ComboboxOption<number> => ({ value: ID, label: Name }))
        .toSorted((left, right) => left.label.localeCompare(right.label)),
    [tags.data],
  );
  const byId = new Map(options.map((option) => [option.value, option]));
  const chosen = ids.map((id) => byId.get(id) ?? { value: id, label: `Tag ${id}` });
  return (
    <>
      <MultiCombobox
        label="Restricted Tags"
        description="This user can’t see series with any of these tags."
        error={error}
        options={options}
        value={chosen}
        placeholder="Search tags..."
        emptyText="No matching tags"
        loading={tags.isPending}
        onChange={(next) => onChange(next.map(({ value }) => value))}
      />
      {tags.isError && (
        <div role="alert">
          The tags could not be loaded. {tags.error.message}{' '}
          <RetryButton
            size="small"
            icon={refreshIcon}
            error={tags.error}
            busy={tags.isFetching}
            onRetry={() => void tags.refetch()}
          />
        </div>
      )}
    </>
  );
}
