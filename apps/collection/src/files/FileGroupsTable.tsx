import type { SeriesFileSummary } from '@hondana/shared/api/types';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { formatBytes } from '@hondana/shared/ui/format';
import { fileIcon } from '@hondana/shared/ui/icons';
import { Table, type TableColumn } from '@hondana/shared/ui/Table';
import { plural, t } from '@lingui/core/macro';
import styles from './FileGroupsTable.module.css';
import { groupSize, rangesByType, sourceText, streamText, videoText } from './fileTexts.ts';

type FileGroup = SeriesFileSummary['Groups'][number];

interface Row {
  readonly key: number;
  readonly group: FileGroup;
}

const columns = (): readonly TableColumn<Row>[] => [
  {
    key: 'group',
    header: t({ message: 'Group', context: 'release group' }),
    heading: true,
    cell: ({ group }) => (
      <span title={group.GroupName ?? undefined}>{group.GroupNameShort || group.GroupName || '--'}</span>
    ),
  },
  {
    key: 'episodes',
    header: t`Episodes`,
    cell: ({ group }) => (
      <span className={styles.ranges}>
        {rangesByType(group).map(({ type, range, count }) => (
          <span key={type}>
            {type} {range}{' '}
            <span className={styles.count}>
              {t`(${plural(count, { one: '# episode', other: '# episodes' })})`}
            </span>
          </span>
        ))}
      </span>
    ),
  },
  { key: 'source', header: t`Source`, cell: ({ group }) => sourceText(group) },
  { key: 'video', header: t`Video`, cell: ({ group }) => videoText(group) },
  {
    key: 'audio',
    header: t`Audio`,
    cell: ({ group }) => streamText(group.AudioCodecs, group.AudioLanguages),
  },
  {
    key: 'subtitles',
    header: t`Subtitles`,
    cell: ({ group }) => streamText(group.SubtitleCodecs, group.SubtitleLanguages),
  },
  {
    key: 'location',
    header: t`Location`,
    cell: ({ group }) => (
      <span dir="ltr" className={styles.path}>
        {group.FileLocation || '--'}
      </span>
    ),
  },
  { key: 'size', header: t`Total`, align: 'end', cell: ({ group }) => formatBytes(groupSize(group)) },
];

export function FileGroupsTable({ groups }: { readonly groups: readonly FileGroup[] }) {
  // No single fact identifies a group, so its index is the key.
  const rows = groups.map((group, key) => ({ key, group }));
  return (
    <Table
      caption={t`Series Files`}
      columns={columns()}
      rows={rows}
      rowKey={({ key }) => key}
      empty={<EmptyState compact icon={fileIcon} title={t`This series has no files.`} />}
    />
  );
}
