import { RunProgress } from '@hondana/shared/bulk/RunProgress';
import { Combobox, type ComboboxOption } from '@hondana/shared/overlays/combobox';
import { notify } from '@hondana/shared/overlays/notices';
import { seriesSearchQuery } from '@hondana/shared/resources/seriesSearch';
import { Button } from '@hondana/shared/ui/Button';
import { plural } from '@hondana/shared/ui/format';
import { searchTerm } from '@hondana/shared/ui/searchTerm';
import { TextField } from '@hondana/shared/ui/TextField';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { collectFiles, type RenamerFileSource } from './collectFiles.ts';
import styles from './FileSources.module.css';
import { relocationStore } from './relocationStore.ts';

/** The most recently imported files that can be added at once. */
const mostRecent = 1000;

/** Pause in typing before series are searched, in milliseconds. */
const searchPause = 200;

/** Adds files from the whole collection, by age, by series or by search. */
export function FileSources() {
  const client = useQueryClient();
  const [progress, setProgress] = useState<{ completed: number; total: number }>();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const add = async (source: RenamerFileSource): Promise<void> => {
    controller.current = new AbortController();
    const { signal } = controller.current;
    const onProgress = (completed: number, total: number): void => setProgress({ completed, total });
    onProgress(0, 0);
    try {
      const files = await collectFiles(client, source, { onProgress, signal });
      if (signal.aborted) return;
      const count = relocationStore().add(files);
      const title = files.length === 0 ? 'No files found!' : `${plural(count, 'file', 'files')} added`;
      notify({ kind: count === 0 ? 'info' : 'success', title, key: 'renamer-added' });
    } catch (error) {
      if (signal.aborted) return;
      const text = error instanceof Error ? error.message : undefined;
      notify({ kind: 'error', title: 'The files could not be loaded', text });
    } finally {
      setProgress(undefined);
    }
  };
  if (progress) {
    return (
      <RunProgress
        label="Looking up files"
        completed={progress.completed}
        total={progress.total}
        onCancel={() => controller.current?.abort()}
      />
    );
  }
  return (
    <section aria-label="Add files" className={styles.sources}>
      <Button onClick={() => void add({ kind: 'collection' })}>Add entire collection</Button>
      <RecentSource onAdd={add} />
      <SeriesSource onAdd={add} />
      <SearchSource onAdd={add} />
    </section>
  );
}

interface SourceProps {
  readonly onAdd: (source: RenamerFileSource) => Promise<void>;
}

function RecentSource({ onAdd }: SourceProps) {
  const [count, setCount] = useState('10');
  const isFit = /^\d+$/.test(count) && Number(count) >= 1 && Number(count) <= mostRecent;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isFit) void onAdd({ kind: 'recent', count: Number(count) });
  };
  return (
    <form className={styles.source} onSubmit={submit}>
      <TextField
        label="Recently imported"
        type="number"
        min={1}
        max={mostRecent}
        className={styles.count}
        value={count}
        error={isFit ? undefined : '1 to 1000'}
        onChange={(event) => setCount(event.currentTarget.value)}
      />
      <Button type="submit" disabled={!isFit} aria-label="Add recently imported files">
        Add
      </Button>
    </form>
  );
}

function SeriesSource({ onAdd }: SourceProps) {
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(searchTerm(text)), searchPause);
    return () => clearTimeout(timer);
  }, [text]);
  const found = useQuery({ ...seriesSearchQuery({ query: search, limit: 20 }), enabled: search !== '' });
  const options = (found.data ?? []).map(
    (one): ComboboxOption<number> => ({
      value: one.IDs.ID,
      label: one.Name ?? '',
    }),
  );
  return (
    <Combobox
      label="Files of a series"
      placeholder="Search series..."
      className={styles.series}
      options={options}
      value={undefined}
      loading={found.isFetching}
      emptyText={search === '' ? 'Type a name.' : 'No series found.'}
      onSearch={setText}
      onChange={(chosen) => chosen && void onAdd({ kind: 'series', seriesId: chosen.value })}
    />
  );
}

function SearchSource({ onAdd }: SourceProps) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const wanted = searchTerm(text);
    if (wanted !== '') void onAdd({ kind: 'search', text: wanted });
  };
  return (
    <form className={styles.source} onSubmit={submit}>
      <TextField
        label="Files by path"
        placeholder="Search files..."
        autoComplete="off"
        className={styles.search}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" disabled={text.trim() === ''} aria-label="Add files found">
        Add
      </Button>
    </form>
  );
}
