import { filtersInDirectoryQuery, filtersQuery } from '@hondana/shared/api/filters';
import { Dialog } from '@hondana/shared/overlays/dialog';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { ErrorState } from '@hondana/shared/ui/ErrorState';
import { SearchField } from '@hondana/shared/ui/SearchField';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { Tabs } from '@hondana/shared/ui/Tabs';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { PresetList } from './PresetList.tsx';
import styles from './PresetsDialog.module.css';

/** Saved filters to choose from: a tab for those at the top and one for each directory. */
export function PresetsDialog({ onClosed }: { readonly onClosed: () => void }) {
  const [open, setOpen] = useState(true);
  const [tab, setTab] = useState('filters');
  const filters = useQuery(filtersQuery());
  const all = filters.data?.List ?? [];
  const directory = all.find(({ IDs, IsDirectory }) => IsDirectory && String(IDs.ID) === tab);
  const tabs = [
    { value: 'filters', label: 'Filters' },
    ...all
      .filter(({ IsDirectory }) => IsDirectory)
      .map(({ IDs, Name }) => ({ value: String(IDs.ID), label: Name })),
  ];
  const close = (): void => setOpen(false);

  return (
    <Dialog open={open} onOpenChange={setOpen} onClosed={onClosed} title="Filter Presets">
      <Tabs label="Filter Presets" tabs={tabs} value={directory ? tab : 'filters'} onChange={setTab}>
        <div className={styles.panel}>
          {directory ? (
            <Directory key={directory.IDs.ID} id={directory.IDs.ID} onChosen={close} />
          ) : (
            <Answer query={filters}>
              <PresetList presets={all.filter(({ IsDirectory }) => !IsDirectory)} onChosen={close} />
            </Answer>
          )}
        </div>
      </Tabs>
    </Dialog>
  );
}

function Directory({ id, onChosen }: { readonly id: number; readonly onChosen: () => void }) {
  const presets = useQuery(filtersInDirectoryQuery({ filterId: id }));
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const found = (presets.data?.List ?? []).filter(({ Name }) => Name.toLowerCase().includes(wanted));
  return (
    <>
      <SearchField label="Search presets" placeholder="Search..." value={text} onChange={setText} />
      <Answer query={presets}>
        {found.length === 0 && wanted !== '' ? (
          <EmptyState compact title={`Your search for ${text.trim()} returned zero results.`} />
        ) : (
          <PresetList presets={found} onChosen={onChosen} />
        )}
      </Answer>
    </>
  );
}

interface AnswerProps {
  readonly query: {
    readonly data: unknown;
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly children: ReactNode;
}

function Answer({ query, children }: AnswerProps) {
  if (query.data !== undefined) return children;
  if (query.error) {
    return (
      <ErrorState
        compact
        title="The presets could not be loaded"
        detail={query.error.message}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return <Skeleton shape="block" width="100%" height="12rem" />;
}
