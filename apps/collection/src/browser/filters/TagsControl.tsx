import type { ListResult, Tag } from '@hondana/shared/api/types';
import { collator } from '@hondana/shared/language/collator';
import { MultiCombobox } from '@hondana/shared/overlays/combobox';
import { anidbTagsQuery, userTagsQuery } from '@hondana/shared/resources/tags';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { TagCondition } from '../../shared/liveFilter.ts';

interface TagsControlProps {
  readonly condition: TagCondition;
  readonly onChange: (condition: TagCondition) => void;
}

function namesOf({ List }: ListResult<Tag>): string[] {
  return [...new Set(List.map(({ Name }) => Name))].sort(collator().compare);
}

const options = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

export function TagsControl({ condition, onChange }: TagsControlProps) {
  const isCustom = condition.expression === 'HasCustomTag';
  const anidb = useQuery({ ...anidbTagsQuery(), select: namesOf, enabled: !isCustom });
  const user = useQuery({
    ...userTagsQuery({ excludeDescriptions: true }),
    select: namesOf,
    enabled: isCustom,
  });
  const tags = isCustom ? user : anidb;
  const { included, excluded } = condition;
  const free = useMemo(
    () => options((tags.data ?? []).filter((name) => !included.includes(name) && !excluded.includes(name))),
    [tags.data, included, excluded],
  );
  const reason = tags.error?.message ?? '';
  const shared = {
    placeholder: t`Search...`,
    loading: tags.isPending,
    error: tags.isError ? t`The tags could not be loaded. ${reason}` : undefined,
  };
  return (
    <>
      <MultiCombobox
        {...shared}
        label={t`Included`}
        options={[...options(included), ...free]}
        value={options(included)}
        onChange={(chosen) => onChange({ ...condition, included: chosen.map(({ value }) => value) })}
      />
      <MultiCombobox
        {...shared}
        label={t`Excluded`}
        options={[...options(excluded), ...free]}
        value={options(excluded)}
        onChange={(chosen) => onChange({ ...condition, excluded: chosen.map(({ value }) => value) })}
      />
    </>
  );
}
