import type { ReleaseInfo } from '@hondana/shared/api/types';
import { Combobox, type ComboboxOption } from '@hondana/shared/overlays/combobox';
import { knownReleaseGroupsQuery } from '@hondana/shared/resources/releaseInfo';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { byHand } from './releaseChanges.ts';

type Group = NonNullable<ReleaseInfo['Group']>;

interface GroupFieldProps {
  /** Undefined if the files differ. */
  readonly value: Group | null | undefined;
  readonly description: string | undefined;
  readonly onChange: (group: Group | null) => void;
}

const maxShown = 100;
const none = 'none';
const another = 'another';

function optionOf(group: Group): ComboboxOption<string> {
  const { ID, Source, Name, ShortName } = group;
  const short = ShortName && ShortName !== Name ? `${ShortName} · ` : '';
  return { value: `${Source} ${ID}`, label: Name, detail: `${short}${Source}` };
}

function named(groups: readonly Group[], text: string): readonly Group[] {
  const wanted = text.trim().toLowerCase();
  return groups.filter(({ Name, ShortName }) =>
    [Name, ShortName ?? ''].some((name) => name.toLowerCase().includes(wanted)),
  );
}

/** One of the groups that files are of, or one that is named here first. */
export function GroupField({ value, description, onChange }: GroupFieldProps) {
  const [text, setText] = useState('');
  const groups = useQuery(knownReleaseGroupsQuery({}));
  const known = groups.data?.List;
  const found = useMemo(() => named(known ?? [], text), [known, text]);
  const name = text.trim();
  const isNew = name !== '' && !found.some((group) => group.Name.toLowerCase() === name.toLowerCase());
  const noGroup: ComboboxOption<string> = { value: none, label: t`No group` };
  const options = [
    ...(isNew ? [{ value: another, label: t`New group “${name}”` }] : []),
    ...(name === '' ? [noGroup] : []),
    ...found.slice(0, maxShown).map(optionOf),
  ];
  return (
    <>
      <Combobox
        label={t`Release group`}
        description={description}
        options={options}
        loading={groups.isLoading}
        emptyText={t`No groups found`}
        value={value === undefined ? undefined : value ? optionOf(value) : noGroup}
        onSearch={setText}
        onChange={(option) => {
          setText('');
          if (option?.value === another) onChange({ ID: name, Name: name, ShortName: null, Source: byHand });
          else onChange(known?.find((group) => optionOf(group).value === option?.value) ?? null);
        }}
      />
      <QueryFailure query={groups} compact title={t`The release groups could not be loaded`} />
    </>
  );
}
