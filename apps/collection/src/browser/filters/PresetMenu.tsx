import type { Filter } from '@hondana/shared/api/types';
import { useWrite } from '@hondana/shared/api/useWrite';
import { useGetLocation, useNavigate } from '@hondana/shared/navigation';
import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { Menu, MenuItem } from '@hondana/shared/overlays/menu';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { editIcon, filterIcon, moreIcon, trashIcon } from '@hondana/shared/ui/icons';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { filterQuery } from '../../shared/filters.ts';
import { deleteFilter, replaceFilter } from '../../shared/filterWrites.ts';
import { filterSidebarOpenAtom } from './filterSidebar.ts';
import { PresetName } from './PresetName.tsx';
import { presetBody } from './presetBody.ts';

interface PresetMenuProps {
  readonly preset: Filter;
  /** Called when the user leaves for another page. */
  readonly onChosen: () => void;
}

export function PresetMenu({ preset, onChosen }: PresetMenuProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const getLocation = useGetLocation();
  const openSidebar = useSetAtom(filterSidebarOpenAtom);
  const [asking, setAsking] = useState<'name' | 'delete'>();
  const { ID } = preset.IDs;
  const name = preset.Name;
  const fetchPreset = () => client.fetchQuery({ ...filterQuery({ filterId: ID }), staleTime: 0 });

  const edit = (): void => {
    openSidebar(true);
    onChosen();
    void navigate(`/collection/filter/${ID}`);
  };

  const replace = useWrite(replaceFilter);
  const remove = useWrite(deleteFilter, {
    done: t`“${name}” was deleted`,
    onDone: async () => {
      // The deleted preset's own page has nothing left to show.
      if (getLocation().pathname === `/collection/filter/${ID}`) await navigate('/collection');
    },
  });
  const rename = async (Name: string) =>
    replace.mutateAsync({ filterId: ID, body: { ...presetBody(await fetchPreset()), Name } });

  return (
    <>
      <Menu align="end" trigger={<IconButton icon={moreIcon} label={t`Actions for ${name}`} size="small" />}>
        <MenuItem icon={filterIcon} onClick={edit}>
          <Trans>Edit Conditions</Trans>
        </MenuItem>
        <MenuItem icon={editIcon} onClick={() => setAsking('name')}>
          <Trans>Rename</Trans>
        </MenuItem>
        <MenuItem icon={trashIcon} danger onClick={() => setAsking('delete')}>
          <Trans>Delete</Trans>
        </MenuItem>
      </Menu>
      {asking === 'name' && (
        <PresetName
          title={t`Rename Preset`}
          name={name}
          confirmLabel={t`Rename`}
          onSave={rename}
          onClosed={() => setAsking(undefined)}
        />
      )}
      <ConfirmDialog
        open={asking === 'delete'}
        onOpenChange={(open) => !open && setAsking(undefined)}
        title={t`Delete the preset “${name}”?`}
        confirmLabel={t`Delete Preset`}
        danger
        onConfirm={() => remove.mutateAsync({ filterId: ID })}
        failure={(error) => (error instanceof Error ? error.message : t`The preset could not be deleted.`)}
      >
        <Trans>Its conditions and sort order are deleted. Series and groups are not affected.</Trans>
      </ConfirmDialog>
    </>
  );
}
