import { Dialog } from '@hondana/shared/overlays/dialog';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { QueryView } from '@hondana/shared/ui/QueryView';
import { SearchField } from '@hondana/shared/ui/SearchField';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { searchTerm } from '@hondana/shared/ui/searchTerm';
import { Tabs } from '@hondana/shared/ui/Tabs';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { filtersInDirectoryQuery, filtersQuery } from '../../shared/filters.ts';
import { PresetList } from './PresetList.tsx';
import styles from './PresetsDialog.module.css';

const presetsView = () => ({
  compact: true,
  title: t`The presets could not be loaded`,
  pending: <Skeleton shape="block" width="100%" height="12rem" />,
});

export function PresetsDialog({ onClosed }: { readonly onClosed: () => void }) {
  const [open, setOpen] = useState(true);
  const [tab, setTab] = useState('filters');
  const filters = useQuery(filtersQuery());
  const all = filters.data?.List ?? [];
  const directory = all.find(({ IDs, IsDirectory }) => IsDirectory && String(IDs.ID) === tab);
  const tabs = [
    { value: 'filters', label: t`Filters` },
    ...all
      .filter(({ IsDirectory }) => IsDirectory)
      .map(({ IDs, Name }) => ({ value: String(IDs.ID), label: Name })),
  ];
  const close = (): void => setOpen(false);

  return (
    <Dialog open={open} onOpenChange={setOpen} onClosed={onClosed} title={t`Filter Presets`}>
      <Tabs label={t`Filter Presets`} tabs={tabs} value={directory ? tab : 'filters'} onChange={setTab}>
        <div className={styles.panel}>
          {directory ? (
            <Directory key={directory.IDs.ID} id={directory.IDs.ID} onChosen={close} />
          ) : (
            <QueryView query={filters} {...presetsView()}>
              {() => <PresetList presets={all.filter(({ IsDirectory }) => !IsDirectory)} onChosen={close} />}
            </QueryView>
          )}
        </div>
      </Tabs>
    </Dialog>
  );
}

function Directory({ id, onChosen }: { readonly id: number; readonly onChosen: () => void }) {
  const presets = useQuery(filtersInDirectoryQuery({ filterId: id }));
  const [text, setText] = useState('');
  const typed = text.trim();
  const wanted = searchTerm(text).toLowerCase();
  const found = (presets.data?.List ?? []).filter(({ Name }) => Name.toLowerCase().includes(wanted));
  return (
    <>
      <SearchField label={t`Search presets`} placeholder={t`Search...`} value={text} onChange={setText} />
      <QueryView query={presets} {...presetsView()}>
        {() =>
          found.length === 0 && wanted !== '' ? (
            <EmptyState compact title={t`Your search for ${typed} returned zero results.`} />
          ) : (
            <PresetList presets={found} onChosen={onChosen} />
          )
        }
      </QueryView>
    </>
  );
}
