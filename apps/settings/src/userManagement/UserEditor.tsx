import type { User } from '@hondana/shared/api/types';
import { useNavigate } from '@hondana/shared/navigation';
import { useMay } from '@hondana/shared/resources/useMay';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { Panel } from '@hondana/shared/ui/Panel';
import { PasswordField } from '@hondana/shared/ui/PasswordField';
import { TextField } from '@hondana/shared/ui/TextField';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
  const name = draft.Username;
  const unsaved = name
    ? t`The changes to ${name} are not saved.`
    : t`The changes to the new user are not saved.`;
  useUnsavedWork(form.isDirty ? unsaved : undefined);
  // In an effect: by now the frame knows that nothing is unsaved, so leaving asks nothing.
  const createdId = form.created?.ID;
  useEffect(() => {
    if (createdId !== undefined) void navigate(`/settings/user-management/${createdId}`, { replace: true });
  }, [createdId, navigate]);
  return (
    <form className={styles.form} onSubmit={form.submit}>
      <Panel title={t`User Options`}>
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
            label={t`Username`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={draft.Username}
            error={errors.Username}
            onChange={({ currentTarget }) => set({ Username: currentTarget.value })}
          />
          {!user && (
            <PasswordField
              label={t`Password`}
              description={t`May be empty.`}
              value={form.password}
              error={errors.Password}
              onChange={({ currentTarget }) => form.setPassword(currentTarget.value)}
            />
          )}
          <Checkbox
            label={t`Administrator`}
            description={t`Can change everything on this server.`}
            checked={draft.IsAdmin}
            onChange={(IsAdmin) => set({ IsAdmin })}
          />
          {errors.IsAdmin && (
            <p role="alert" className={styles.error}>
              {errors.IsAdmin}
            </p>
          )}
          <Checkbox
            label={t`AniDB User`}
            description={t`Sends their watched states to the server’s AniDB account.`}
            checked={draft.CommunitySites.includes('AniDB')}
            onChange={(isIn) => set({ CommunitySites: withSite(draft, 'AniDB', isIn) })}
          />
          {hasTrakt && (
            <Checkbox
              label={t`Trakt User`}
              description={t`Sends their watched states to the server’s Trakt account.`}
              checked={draft.CommunitySites.includes('Trakt')}
              onChange={(isIn) => set({ CommunitySites: withSite(draft, 'Trakt', isIn) })}
            />
          )}
          <TextField
            label={t`Plex Usernames`}
            description={t`Separated by commas.`}
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
        <Banner tone="danger" title={t`The user could not be saved`}>
          {form.problem}
        </Banner>
      )}
      <div className={styles.bar}>
        <Button type="submit" variant="primary" busy={form.isSaving} aria-disabled={!form.canSave}>
          {user ? t`Save` : t`Create User`}
        </Button>
        <Button aria-disabled={!form.isDirty} onClick={form.cancel}>
          <Trans>Cancel</Trans>
        </Button>
        <div role="status">
          {form.isDirty && (
            <>
              <p className={styles.title}>
                <Trans>Unsaved Changes</Trans>
              </p>
              <p className={styles.text}>
                <Trans>Please save before leaving this page.</Trans>
              </p>
            </>
          )}
        </div>
      </div>
    </form>
  );
}
