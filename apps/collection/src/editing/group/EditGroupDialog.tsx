import { retryOnce } from '@hondana/shared/api/retryOnce';
import { Dialog } from '@hondana/shared/overlays/dialog';
import { relocateSeriesFiles } from '@hondana/shared/resources/seriesActions';
import { useMay } from '@hondana/shared/resources/useMay';
import { Tabs } from '@hondana/shared/ui/Tabs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { groupQuery } from '../../shared/groups.ts';
import styles from '../EditorTab.module.css';
import { GroupFilesTab } from './GroupFilesTab.tsx';
import { GroupNameTab } from './GroupNameTab.tsx';
import { GroupSeriesTab } from './GroupSeriesTab.tsx';

type Tab = 'name' | 'series' | 'files';

interface EditGroupDialogProps {
  readonly id: number;
  readonly onClose: () => void;
}

export function EditGroupDialog({ id, onClose }: EditGroupDialogProps) {
  const [open, setOpen] = useState(true);
  const [tab, setTab] = useState<Tab>('name');
  const { data: group } = useQuery({ ...groupQuery({ groupId: id }), retry: retryOnce });
  const mayRelocate = useMay(relocateSeriesFiles);
  const tabs: { value: Tab; label: string }[] = [
    { value: 'name', label: 'Name' },
    { value: 'series', label: 'Series' },
  ];
  if (mayRelocate) tabs.push({ value: 'files', label: 'File Actions' });
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClose}
      title="Edit Group"
      description={<bdi>{group?.Name}</bdi>}
      flush
    >
      <Tabs label="Edit Group" tabs={tabs} value={tab} onChange={setTab}>
        <div className={styles.tab}>
          {tab === 'name' && <GroupNameTab groupId={id} />}
          {tab === 'series' && <GroupSeriesTab groupId={id} />}
          {tab === 'files' && <GroupFilesTab groupId={id} />}
        </div>
      </Tabs>
    </Dialog>
  );
}
