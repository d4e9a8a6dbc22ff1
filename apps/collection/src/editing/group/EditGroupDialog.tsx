import { catalogueQuestion, useCatalogueActions } from '@hondana/shared/actions/catalogueActions';
import { retryOnce } from '@hondana/shared/api/retryOnce';
import { relocateSeriesFiles } from '@hondana/shared/resources/seriesActions';
import { useMay } from '@hondana/shared/resources/useMay';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { groupQuery } from '../../shared/groups.ts';
import { runGroupAction } from '../../shared/runGroupAction.ts';
import { catalogueTab } from '../CatalogueTab.tsx';
import { EditorDialog } from '../EditorDialog.tsx';
import { GroupFilesTab } from './GroupFilesTab.tsx';
import { GroupNameTab } from './GroupNameTab.tsx';
import { GroupSeriesTab } from './GroupSeriesTab.tsx';

/** In the catalogue; the tab of files offers it, with a question. */
const relocateGroupFiles = '82f151bb-9c0b-5b17-b13b-099de857ef4a';

interface EditGroupDialogProps {
  readonly id: number;
  readonly onClose: () => void;
}

export function EditGroupDialog({ id, onClose }: EditGroupDialogProps) {
  const { data: group } = useQuery({ ...groupQuery({ groupId: id }), retry: retryOnce });
  const mayRelocate = useMay(relocateSeriesFiles);
  const { actions, query } = useCatalogueActions('Group');
  const tabs = [
    { value: 'name', label: t`Name`, panel: () => <GroupNameTab groupId={id} /> },
    { value: 'series', label: t`Series`, panel: () => <GroupSeriesTab groupId={id} /> },
  ];
  if (mayRelocate)
    tabs.push({ value: 'files', label: t`File Actions`, panel: () => <GroupFilesTab groupId={id} /> });
  const more = catalogueTab({
    query,
    actions: actions
      ?.filter(({ ID }) => ID !== relocateGroupFiles)
      .map((action) => ({
        id: action.ID,
        name: action.Name,
        text: action.Description ?? '',
        question: catalogueQuestion(action),
        write: runGroupAction.with({ groupId: id, actionId: action.ID }),
      })),
  });
  if (more) tabs.push(more);
  return <EditorDialog title={t`Edit Group`} name={group?.Name} tabs={tabs} onClose={onClose} />;
}
