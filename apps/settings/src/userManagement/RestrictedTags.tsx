import { retryOnce } from '@hondana/shared/api/retryOnce';
import { collator } from '@hondana/shared/language/collator';
import { type ComboboxOption, MultiCombobox } from '@hondana/shared/overlays/combobox';
import { anidbTagsQuery } from '@hondana/shared/resources/tags';
import { refreshIcon } from '@hondana/shared/ui/icons';
import { RetryButton } from '@hondana/shared/ui/RetryButton';
import { t } from '@lingui/core/macro';
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
        .toSorted((left, right) => collator().compare(left.label, right.label)),
    [tags.data],
  );
  const byId = new Map(options.map((option) => [option.value, option]));
  const chosen = ids.map((id) => byId.get(id) ?? { value: id, label: t`Tag ${id}` });
  const reason = tags.error?.message ?? '';
  return (
    <>
      <MultiCombobox
        label={t`Restricted Tags`}
        description={t`This user can’t see series with any of these tags.`}
        error={error}
        options={options}
        value={chosen}
        placeholder={t`Search tags...`}
        emptyText={t`No matching tags`}
        loading={tags.isPending}
        onChange={(next) => onChange(next.map(({ value }) => value))}
      />
      {tags.isError && (
        <div role="alert">
          {t`The tags could not be loaded. ${reason}`}{' '}
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
