import { request } from '@hondana/shared/api/client';
import type { Group } from '@hondana/shared/api/types';
import { pluginQueryKey } from '@hondana/shared/remote/pluginQueryKey';
import type { SlotContent } from '@hondana/shared/remote/slots';
import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';

export const contribution: SlotContent<'group.section'> = function GroupSize({ groupId }) {
  const { data: group } = useQuery({
    queryKey: pluginQueryKey('every-slot', 'group', groupId),
    queryFn: ({ signal }) => request<Group>({ path: `Group/${groupId}`, signal }),
  });
  if (!group) return null;
  return <p>{t`This group has ${plural(group.Size, { one: '# series', other: '# series' })}.`}</p>;
};
