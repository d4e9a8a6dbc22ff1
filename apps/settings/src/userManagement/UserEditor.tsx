import type { User } from '@hondana/shared/api/types';
import { useNavigate } from '@hondana/shared/navigation';
import { useMay } from '@hondana/shared/resources/useMay';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { Panel } from '@hondana/shared/ui/Panel';
import { PasswordField } from '@hondana/shared/ui/PasswordField';
import { TextField } from '@hondana/shared/ui/TextField';
import { useEffect } from 'react';
import { AvatarField } from '../shared/account/AvatarField.tsx';
import { requestTraktCode } from '../shared/trakt.ts';
import { useUnsavedWork } from '../shared/unsavedWork.tsx';
import { RestrictedTags } from './RestrictedTags.tsx';
import styles from './UserEditor.module.css';
import { withSite } from './userDraft.ts';
import { useUserForm } from './useUserForm.ts';

export function UserEditor({ user }: { readonly user: User | undefined }) {
  const navigate = useNavigate();
  const form = useUserForm(user);
  const { draft, set, errors } = form;
  const hasTrakt = useMay(requestTraktCode);
  useUnsavedWork(
    form.isDirty ? `The changes to ${draft.Username || 'the new user'} are not saved.` : undefined,
  );
  // In an effect: by now the frame knows that nothing is unsaved, so leaving asks nothing.
  const createdId = form.created?.ID;
  useEffect(() => {
    if (createdId !== undefined) void navigate(`/settings/user-management/${createdId}`, { replace: true });
  }, [createdId, navigate]);
  return (
    <form className={styles.form} onSubmit={form.submit}>
      <Panel title="User Options">
        <div className={styles.fields}>
          <div data-setting="place:avatar">
            <AvatarField
              name={draft.Username}
              avatar={draft.Avatar}
              error={errors.Avatar}
              onChange={(Avatar) => set({ Avatar })}
            />
          </div>
          <TextField
            label="Username"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={draft.Username}
            error={errors.Username}
            onChange={({ currentTarget }) => set({ Username: currentTarget.value })}
          />
          {!user && (
            <PasswordField
              label="Password"
              description="May be empty."
              value={form.password}
              error={errors.Password}
              onChange={({ currentTarget }) => form.setPassword(currentTarget.value)}
            />
          )}
          <Checkbox
            label="Administrator"
            description="Can change everything on this server."
            checked={draft.IsAdmin}
            onChange={(IsAdmin) => set({ IsAdmin })}
          />
          {errors.IsAdmin && (
            <p role="alert" className={styles.error}>
              {errors.IsAdmin}
            </p>
          )}
          <Checkbox
            label="AniDB User"
            description="Sends their watched states to the server’s AniDB account."
            checked={draft.CommunitySites.includes('AniDB')}
            onChange={(isIn) => set({ CommunitySites: withSite(draft, 'AniDB', isIn) })}
          />
          {hasTrakt && (
            <Checkbox
              label="Trakt User"
              description="Sends their watched states to the server’s Trakt account."
              checked={draft.CommunitySites.includes('Trakt')}
              onChange={(isIn) => set({ CommunitySites: withSite(draft, 'Trakt', isIn) })}
            />
          )}
          <TextField
            label="Plex Usernames"
            description="Separated by commas."
            optional
            autoComplete="off"
            spellCheck={false}
            value={draft.PlexUsernames}
            onChange={({ currentTarget }) => set({ PlexUsernames: currentTarget.value })}
          />
          <div data-setting="place:tags">
            <RestrictedTags
              ids={draft.RestrictedTags}
              error={errors.RestrictedTags}
              onChange={(tags) => set({ RestrictedTags: tags })}
            />
          </div>
        </div>
      </Panel>
      {form.problem && (
        <Banner tone="danger" title="The user could not be saved">
          {form.problem}
        </Banner>
      )}
      <div className={styles.bar}>
        <Button type="submit" variant="primary" busy={form.isSaving} aria-disabled={!form.canSave}>
          {user ? 'Save' : 'Create User'}
        </Button>
        <Button aria-disabled={!form.isDirty} onClick={form.cancel}>
          Cancel
        </Button>
        <div role="status">
          {form.isDirty && (
            <>
              <p className={styles.title}>Unsaved Changes</p>
              <p className={styles.text}>Please save before leaving this page.</p>
            </>
          )}
        </div>
      </div>
    </form>
  );
}
