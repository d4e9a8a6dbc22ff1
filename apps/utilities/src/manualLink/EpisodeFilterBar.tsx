import type { EpisodeType } from '@hondana/shared/anime/episodeType';
import { Select } from '@hondana/shared/overlays/select';
import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { SearchField } from '@hondana/shared/ui/SearchField';
import { useMemo } from 'react';
import styles from './EpisodePane.module.css';
import { type EpisodePickerFilter, typesOf } from './episodeFilter.ts';
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
    { value: 'all', label: 'All types' },
    ...types.map((value) => ({ value, label: value })),
  ];
  return (
    <search aria-label="Filter episodes" className={styles.filter}>
      <SearchField
        label="Filter episodes"
        placeholder="Number or title..."
        value={filter.text}
        onChange={(text) => onChange({ ...filter, text })}
      />
      {types.length > 1 && (
        <Select
          hideLabel
          label="Type"
          options={options}
          value={filter.type ?? 'all'}
          onChange={(type) => onChange({ ...filter, type: type === 'all' ? undefined : type })}
        />
      )}
      {hasFiles && (
        <Checkbox
          label="Without a file"
          checked={filter.withoutFile}
          onChange={(withoutFile) => onChange({ ...filter, withoutFile })}
        />
      )}
    </search>
  );
}
