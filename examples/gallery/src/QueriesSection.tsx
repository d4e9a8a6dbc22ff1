import * as anidb from '@hondana/shared/resources/anidb';
import * as anidbAnime from '@hondana/shared/resources/anidbAnime';
import * as anidbBans from '@hondana/shared/resources/anidbBans';
import * as cast from '@hondana/shared/resources/cast';
import * as creators from '@hondana/shared/resources/creators';
import * as dashboard from '@hondana/shared/resources/dashboard';
import * as episodes from '@hondana/shared/resources/episodes';
import * as files from '@hondana/shared/resources/files';
import * as firstRun from '@hondana/shared/resources/firstRun';
import * as groupViews from '@hondana/shared/resources/groupViews';
import * as imageWrites from '@hondana/shared/resources/imageWrites';
import * as importFolders from '@hondana/shared/resources/importFolders';
import * as manualLinks from '@hondana/shared/resources/manualLinks';
import * as plex from '@hondana/shared/resources/plex';
import * as queue from '@hondana/shared/resources/queue';
import * as series from '@hondana/shared/resources/series';
import * as seriesActions from '@hondana/shared/resources/seriesActions';
import * as seriesSearch from '@hondana/shared/resources/seriesSearch';
import * as seriesWrites from '@hondana/shared/resources/seriesWrites';
import * as server from '@hondana/shared/resources/server';
import * as serverDisk from '@hondana/shared/resources/serverDisk';
import * as settings from '@hondana/shared/resources/settings';
import * as tags from '@hondana/shared/resources/tags';
import * as themes from '@hondana/shared/resources/themes';
import * as tmdbLinks from '@hondana/shared/resources/tmdbLinks';
import * as updates from '@hondana/shared/resources/updates';
import * as users from '@hondana/shared/resources/users';
import { SearchField } from '@hondana/shared/ui/SearchField';
import { Table, type TableColumn } from '@hondana/shared/ui/Table';
import { useState } from 'react';
import { type CallRow, callRows } from './callRows.ts';
import { GallerySection, Specimen } from './GallerySection.tsx';
import styles from './gallery.module.css';

const rows = callRows({
  anidb,
  anidbAnime,
  anidbBans,
  cast,
  creators,
  dashboard,
  episodes,
  files,
  firstRun,
  groupViews,
  imageWrites,
  importFolders,
  manualLinks,
  plex,
  queue,
  series,
  seriesActions,
  seriesSearch,
  seriesWrites,
  server,
  serverDisk,
  settings,
  tags,
  themes,
  tmdbLinks,
  updates,
  users,
});

const columns: readonly TableColumn<CallRow>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => <code>{name}</code>, heading: true },
  { key: 'use', header: 'Use with', cell: ({ use }) => <code>{use}</code> },
  { key: 'call', header: 'Call', cell: ({ call }) => <code>{call}</code> },
  { key: 'role', header: 'For', cell: ({ role }) => role },
];

export function QueriesSection() {
  const [text, setText] = useState('');
  const found = rows.filter((row) => Object.values(row).join(' ').toLowerCase().includes(text.toLowerCase()));
  const modules = [...new Set(found.map(({ module }) => module))];
  const isSearched = text !== '';
  return (
    <GallerySection id="queries" title="Queries and writes">
      <Specimen title="Of @hondana/shared" wide>
        <SearchField label="Search queries" value={text} onChange={setText} />
        {modules.map((module) => (
          // The key resets it: each search begins with all modules open.
          <details key={`${module} ${isSearched}`} open={isSearched} className={styles.calls}>
            <summary>
              <code>{module}</code>
            </summary>
            <Table
              caption={module}
              columns={columns}
              rows={found.filter((row) => row.module === module)}
              rowKey={({ name }) => name}
            />
          </details>
        ))}
        {modules.length === 0 && <p>No queries match</p>}
      </Specimen>
    </GallerySection>
  );
}
