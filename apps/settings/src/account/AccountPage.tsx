import { errorText } from '@hondana/shared/api/ApiError';
import { userKeys } from '@hondana/shared/api/queryKeys';
import { currentUserQuery, saveUser } from '@hondana/shared/api/users';
import { markStale } from '@hondana/shared/live';
import { notify } from '@hondana/shared/overlays/notices';
import { Panel } from '@hondana/shared/ui/Panel';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { AvatarField } from '../shared/account/AvatarField.tsx';
import { PasswordPanel } from '../shared/account/PasswordPanel.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { DisplayPanel } from './DisplayPanel.tsx';

/** What somebody can change who may not change the server. */
export function AccountPage() {
  return (
    <>
      <PageHead title="Account" />
      <OwnAvatar />
      <DisplayPanel />
      <PasswordPanel userId="Current" isOwn />
    </>
  );
}

/** The own picture, saved as soon as it is chosen. */
function OwnAvatar() {
  const client = useQueryClient();
  const { data: user } = useQuery(currentUserQuery());
  const save = useMutation({
    mutationFn: ({ avatar }: { readonly avatar: string; readonly before?: string }) =>
      saveUser('Current', { Avatar: avatar }),
    onSuccess: async (_, { before }) => {
      notify({
        kind: 'success',
        title: 'Avatar saved!',
        key: 'avatar',
        ...(before !== undefined && {
          action: { label: 'Undo', onPress: () => save.mutate({ avatar: before }) },
        }),
      });
      await markStale(client, [userKeys.all]);
    },
    onError: (error) =>
      notify({
        kind: 'error',
        title: 'The avatar could not be saved',
        text: errorText(error),
        key: 'avatar',
      }),
  });
  if (!user) return null;
  return (
    <Panel title="Avatar">
      <AvatarField
        name={user.Username}
        avatar={user.Avatar}
        onChange={(avatar) => save.mutate({ avatar, before: user.Avatar })}
      />
    </Panel>
  );
}
