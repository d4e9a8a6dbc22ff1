import { request } from '@hondana/shared/api/client';
import type { Group } from '@hondana/shared/api/types';
import { pluginQueryKey } from '@hondana/shared/remote/pluginQueryKey';
import type { SlotContent } from '@hondana/shared/remote/slots';
import { plural } from '@hondana/shared/ui/format';
import { useQuery } from '@tanstack/react-query';

export const contribution: SlotContent<'group.section'> = function GroupSize({ groupId }) {
  const { data: group } = useQuery({
    queryKey: pluginQueryKey('every-slot', 'group', groupId),
    queryFn: ({ signal }) => request<Group>({ path: `Group/${groupId}`, signal }),
  });
  return group && <p>This group has {plural(group.Size, 'series', 'series')}.</p>;
};
