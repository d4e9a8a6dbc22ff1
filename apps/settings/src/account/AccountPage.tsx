import { useWrite } from '@hondana/shared/api/useWrite';
import { currentUserQuery, saveCurrentUser } from '@hondana/shared/resources/users';
import { Panel } from '@hondana/shared/ui/Panel';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { AvatarField } from '../shared/account/AvatarField.tsx';
import { PasswordPanel } from '../shared/account/PasswordPanel.tsx';
import { ChannelChoice } from '../shared/channel/lazyChannelChoice.tsx';
import { DisplayPanel } from './DisplayPanel.tsx';
import { LanguagePanel } from './LanguagePanel.tsx';
import { PlayersPanel } from './PlayersPanel.tsx';

/** Administrators have display and channel under General. */
export function AccountPage() {
  const { data: user } = useQuery(currentUserQuery());
  return (
    <>
      <OwnAvatar />
      <LanguagePanel />
      {user && !user.IsAdmin && (
        <>
          <DisplayPanel />
          <ChannelChoice />
        </>
      )}
      <PlayersPanel />
      <PasswordPanel />
    </>
  );
}

function OwnAvatar() {
  const { data: user } = useQuery(currentUserQuery());
  const save = useWrite(saveCurrentUser, {
    done: { title: t`Avatar saved!`, key: 'avatar' },
    failed: { title: t`The avatar could not be saved`, key: 'avatar' },
    undo: () => user && saveCurrentUser.with({ body: { Avatar: user.Avatar } }),
  });
  if (!user) return null;
  return (
    <Panel title={t`Avatar`} data-setting="place:avatar">
      <AvatarField
        name={user.Username}
        avatar={user.Avatar}
        onChange={(avatar) => save.mutate({ body: { Avatar: avatar } })}
      />
    </Panel>
  );
}
