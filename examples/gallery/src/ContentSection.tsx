import { Avatar } from '@hondana/shared/ui/Avatar';
import { Badge } from '@hondana/shared/ui/Badge';
import { Breadcrumb } from '@hondana/shared/ui/Breadcrumb';
import { Button } from '@hondana/shared/ui/Button';
import { ClampedText } from '@hondana/shared/ui/ClampedText';
import { formatBytes, formatDate, formatDuration, plural } from '@hondana/shared/ui/format';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { trashIcon } from '@hondana/shared/ui/icons';
import { Card, Panel } from '@hondana/shared/ui/Panel';
import { Poster } from '@hondana/shared/ui/Poster';
import { Table, type TableColumn } from '@hondana/shared/ui/Table';
import { Tabs } from '@hondana/shared/ui/Tabs';
import { useState } from 'react';
import { GallerySection, Specimen } from './GallerySection.tsx';
import styles from './gallery.module.css';
import { posterPicture, titles } from './samples.ts';

interface FileRow {
  id: number;
  name: string;
  size: number;
  length: string;
  added: string;
}

const files: FileRow[] = [
  {
    id: 1,
    name: '[Group] Mushishi - 01 (BD 1080p) [A1B2C3D4].mkv',
    size: 1_288_490_188,
    length: '00:23:40',
    added: '2024-03-01',
  },
  {
    id: 2,
    name: '[Group] Mushishi - 02 (BD 1080p).mkv',
    size: 734_003_200,
    length: '00:23:42',
    added: '2024-03-02',
  },
  { id: 3, name: 'OVA.mkv', size: 9_019_431_321, length: '01:24:00', added: '2023-12-30' },
];

const tones = ['neutral', 'accent', 'success', 'warning', 'danger', 'other'] as const;
const tabs = [
  { value: 'name', label: 'Name' },
  { value: 'series', label: 'Series', count: 4 },
  { value: 'files', label: 'File Actions' },
  { value: 'never', label: 'Never', disabled: true },
];

export function ContentSection() {
  const [tab, setTab] = useState('name');
  return (
    <GallerySection id="content" title="Content">
      <Specimen title="Posters" wide>
        <div className={styles.posters}>
          {titles.slice(0, 8).map(({ text, lang }, at) => (
            <Poster key={text} src={at < 3 ? posterPicture(at + 3) : null} title={text} lang={lang} described>
              <Badge look="overlay" label={`${at + 1} unwatched`} className={styles.corner}>
                {at + 1}
              </Badge>
            </Poster>
          ))}
        </div>
      </Specimen>
      <Specimen title="Badges and avatars">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Avatar name="Default" />
        <Avatar name="橋本" size="large" />
        <Avatar name="Broken" src="data:," size="small" />
      </Specimen>
      <Specimen title="Clamped text">
        <ClampedText lines={3}>
          {`Mushi: the most basic forms of life in the world. They exist without any goals or purposes aside from simply “being”. They are beyond the shackles of the words “good” and “evil”. Mushi can exist in countless forms and are capable of mimicking things from the natural world such as plants, diseases, and even phenomena like rainbows.`}
        </ClampedText>
        <ClampedText lines={2} lang="ja">
          {'むかし、むかし、あるところに。'.repeat(9)}
        </ClampedText>
      </Specimen>
      <Specimen title="Breadcrumb and tabs">
        <Breadcrumb>
          <a href="#content">Collection</a>
          <a href="#content">{titles[6]?.text}</a>
          <span aria-current="page">Episodes</span>
        </Breadcrumb>
        <Tabs label="Edit Group" tabs={tabs} value={tab} onChange={setTab}>
          The content of “{tab}”.
        </Tabs>
      </Specimen>
      <TableSpecimen />
      <Specimen title="Panel and card" wide>
        <Panel title="Series Information" level={4} actions={<Button size="small">Edit</Button>}>
          {plural(26, 'episode', 'episodes')}, {formatDuration('00:24:00')} each, since{' '}
          {formatDate('2005-10-23')}
        </Panel>
        <Card>A card.</Card>
      </Specimen>
    </GallerySection>
  );
}

function TableSpecimen() {
  const [descending, setDescending] = useState(false);
  const rows = files.toSorted((a, b) => (descending ? b.size - a.size : a.size - b.size));
  const columns: TableColumn<FileRow>[] = [
    { key: 'name', header: 'File', heading: true, cell: (row) => row.name },
    {
      key: 'size',
      header: 'Size',
      align: 'end',
      sort: descending ? 'descending' : 'ascending',
      onSort: () => setDescending(!descending),
      cell: (row) => formatBytes(row.size),
    },
    { key: 'length', header: 'Length', align: 'end', cell: (row) => formatDuration(row.length) },
    { key: 'added', header: 'Added', cell: (row) => formatDate(row.added) },
    {
      key: 'actions',
      header: 'Actions',
      bare: true,
      cell: (row) => <IconButton icon={trashIcon} label={`Delete ${row.name}`} size="small" />,
    },
  ];
  return (
    <Specimen title="Table, cards where it is narrow" wide>
      <Table caption="Files" columns={columns} rows={rows} rowKey={(row) => row.id} />
    </Specimen>
  );
}
