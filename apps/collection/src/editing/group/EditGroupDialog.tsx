import { retryOnce } from '@hondana/shared/api/retryOnce';
import { relocateSeriesFiles } from '@hondana/shared/resources/seriesActions';
import { useMay } from '@hondana/shared/resources/useMay';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { groupQuery } from '../../shared/groups.ts';
import { EditorDialog } from '../EditorDialog.tsx';
import { GroupFilesTab } from './GroupFilesTab.tsx';
import { GroupNameTab } from './GroupNameTab.tsx';
import { GroupSeriesTab } from './GroupSeriesTab.tsx';

interface EditGroupDialogProps {
  readonly id: number;
  readonly onClose: () => void;
}

export function EditGroupDialog({ id, onClose }: EditGroupDialogProps) {
  const { data: group } = useQuery({ ...groupQuery({ groupId: id }), retry: retryOnce });
  const mayRelocate = useMay(relocateSeriesFiles);
  const tabs = [
    { value: 'name', label: t`Name`, panel: () => <GroupNameTab groupId={id} /> },
    { value: 'series', label: t`Series`, panel: () => <GroupSeriesTab groupId={id} /> },
  ];
  if (mayRelocate)
    tabs.push({ value: 'files', label: t`File Actions`, panel: () => <GroupFilesTab groupId={id} /> });
  return <EditorDialog title={t`Edit Group`} name={group?.Name} tabs={tabs} onClose={onClose} />;
}
