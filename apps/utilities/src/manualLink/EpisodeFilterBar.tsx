import type { EpisodeType } from '@hondana/shared/anime/episodeType';
import { Select } from '@hondana/shared/overlays/select';
import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { SearchField } from '@hondana/shared/ui/SearchField';
import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import styles from './EpisodePane.module.css';
import { type EpisodePickerFilter, typesOf } from './episodeFilter.ts';
import { episodeTypeText } from './episodeTypeText.ts';
import type { LinkTarget } from './LinkDraft.ts';

interface EpisodeFilterBarProps {
  readonly episodes: readonly LinkTarget[];
  readonly filter: EpisodePickerFilter;
  readonly onChange: (filter: EpisodePickerFilter) => void;
}

export function EpisodeFilterBar({ episodes, filter, onChange }: EpisodeFilterBarProps) {
  const types = useMemo(() => typesOf(episodes), [episodes]);
  const hasFiles = useMemo(() => episodes.some(({ hasFile }) => hasFile), [episodes]);
  const options: { value: EpisodeType | 'all'; label: string }[] = [
    { value: 'all', label: t`All types` },
    ...types.map((value) => ({ value, label: episodeTypeText(value) })),
  ];
  return (
    <search aria-label={t`Filter episodes`} className={styles.filter}>
      <SearchField
        label={t`Filter episodes`}
        placeholder={t`Number or title...`}
        value={filter.text}
        onChange={(text) => onChange({ ...filter, text })}
      />
      {types.length > 1 && (
        <Select
          hideLabel
          label={t`Type`}
          options={options}
          value={filter.type ?? 'all'}
          onChange={(type) => onChange({ ...filter, type: type === 'all' ? undefined : type })}
        />
      )}
      {hasFiles && (
        <Checkbox
          label={t`Without a file`}
          checked={filter.withoutFile}
          onChange={(withoutFile) => onChange({ ...filter, withoutFile })}
        />
      )}
    </search>
  );
}
