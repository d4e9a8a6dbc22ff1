import { RunProgress } from '@hondana/shared/bulk/RunProgress';
import { Combobox, type ComboboxOption } from '@hondana/shared/overlays/combobox';
import { notify } from '@hondana/shared/overlays/notices';
import { seriesSearchQuery } from '@hondana/shared/resources/seriesSearch';
import { Button } from '@hondana/shared/ui/Button';
import { searchTerm } from '@hondana/shared/ui/searchTerm';
import { TextField } from '@hondana/shared/ui/TextField';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { collectFiles, type RenamerFileSource } from './collectFiles.ts';
import styles from './FileSources.module.css';
import { relocationStore } from './relocationStore.ts';

const maxRecent = 1000;

const searchDebounceMs = 200;

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
      const title =
        files.length === 0
          ? t`No files found!`
          : t`${plural(count, { one: '# file', other: '# files' })} added`;
      notify({ kind: count === 0 ? 'info' : 'success', title, key: 'renamer-added' });
    } catch (error) {
      if (signal.aborted) return;
      const text = error instanceof Error ? error.message : undefined;
      notify({ kind: 'error', title: t`The files could not be loaded`, text });
    } finally {
      setProgress(undefined);
    }
  };
  if (progress) {
    return (
      <RunProgress
        label={t`Looking up files`}
        completed={progress.completed}
        total={progress.total}
        onCancel={() => controller.current?.abort()}
      />
    );
  }
  return (
    <section aria-label={t`Add files`} className={styles.sources}>
      <Button onClick={() => void add({ kind: 'collection' })}>
        <Trans>Add entire collection</Trans>
      </Button>
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
  const isValid = /^\d+$/.test(count) && Number(count) >= 1 && Number(count) <= maxRecent;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isValid) void onAdd({ kind: 'recent', count: Number(count) });
  };
  return (
    <form className={styles.source} onSubmit={submit}>
      <TextField
        label={t`Recently imported`}
        type="number"
        min={1}
        max={maxRecent}
        className={styles.count}
        value={count}
        error={isValid ? undefined : t`1 to 1000`}
        onChange={(event) => setCount(event.currentTarget.value)}
      />
      <Button type="submit" disabled={!isValid} aria-label={t`Add recently imported files`}>
        <Trans>Add</Trans>
      </Button>
    </form>
  );
}

function SeriesSource({ onAdd }: SourceProps) {
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(searchTerm(text)), searchDebounceMs);
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
      label={t`Files of a series`}
      placeholder={t`Search series...`}
      className={styles.series}
      options={options}
      value={undefined}
      loading={found.isFetching}
      emptyText={search === '' ? t`Type a name.` : t`No series found.`}
      onSearch={setText}
      onChange={(chosen) => chosen && void onAdd({ kind: 'series', seriesId: chosen.value })}
    />
  );
}

function SearchSource({ onAdd }: SourceProps) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const term = searchTerm(text);
    if (term !== '') void onAdd({ kind: 'search', text: term });
  };
  return (
    <form className={styles.source} onSubmit={submit}>
      <TextField
        label={t`Files by path`}
        placeholder={t`Search files...`}
        autoComplete="off"
        className={styles.search}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" disabled={text.trim() === ''} aria-label={t`Add files found`}>
        <Trans>Add</Trans>
      </Button>
    </form>
  );
}
