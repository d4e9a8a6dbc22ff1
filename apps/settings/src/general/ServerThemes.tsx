import type { WebUiTheme } from '@hondana/shared/api/types';
import { useWrite } from '@hondana/shared/api/useWrite';
import { errorText } from '@hondana/shared/http/ApiError';
import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { deleteTheme, updateTheme } from '@hondana/shared/resources/themes';
import { defaultWebUiSettings } from '@hondana/shared/settings';
import { themeDetail, themePath, themeValue } from '@hondana/shared/themes/themeOptions';
import { Button } from '@hondana/shared/ui/Button';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { refreshIcon, trashIcon } from '@hondana/shared/ui/icons';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useDraft } from '../shared/draft/SettingsDraft.tsx';
import styles from './ThemePanel.module.css';

export function ServerThemes({ themes }: { readonly themes: readonly WebUiTheme[] }) {
  const [deleting, setDeleting] = useState<WebUiTheme>();
  const update = useWrite<WebUiTheme, WebUiTheme>(updateTheme, {
    done: (theme) => {
      const [name, version] = [theme.Name ?? '', theme.Version ?? ''];
      return { title: t`Theme "${name}" updated`, text: t`Version ${version}` };
    },
    failed: (theme) => {
      const name = theme.Name ?? '';
      return t`Theme "${name}" could not be updated`;
    },
  });
  const { documents, edits, reset, saveNow } = useDraft();
  const remove = useWrite(deleteTheme, {
    onDone: async (_, { themeId }) => {
      const deleted = themeValue(themeId);
      if (edits.get(themePath)?.value === deleted) reset([themePath]);
      if (documents.web.theme === deleted) await saveNow(themePath, defaultWebUiSettings.theme);
    },
  });
  if (themes.length === 0) return null;
  const deletedName = deleting?.Name;
  return (
    <>
      <ul aria-label={t`Uploaded themes`} className={styles.list}>
        {themes.map((theme) => {
          const name = theme.Name ?? '';
          return (
            <li key={theme.ID} className={styles.theme}>
              <span className={styles.text}>
                <bdi>{name}</bdi>
                <span className={styles.detail}>{themeDetail(theme)}</span>
              </span>
              {theme.URL && (
                <Button
                  size="small"
                  icon={refreshIcon}
                  busy={update.isPending && update.variables?.ID === theme.ID}
                  aria-label={t`Update ${name}`}
                  onClick={() => update.mutate(theme)}
                >
                  <Trans>Update</Trans>
                </Button>
              )}
              <IconButton
                icon={trashIcon}
                label={t`Delete ${name}`}
                title={t`Delete`}
                size="small"
                onClick={() => setDeleting(theme)}
              />
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        open={deleting !== undefined}
        onOpenChange={(isOpen) => !isOpen && setDeleting(undefined)}
        title={
          <Trans>
            Delete the theme <bdi>{deletedName}</bdi>?
          </Trans>
        }
        confirmLabel={t`Delete theme`}
        danger
        failure={(error) => {
          const reason = errorText(error) ?? '';
          return t`The theme could not be deleted. ${reason}`;
        }}
        onConfirm={() => remove.mutateAsync({ themeId: deleting?.ID ?? '' })}
      >
        <Trans>
          Anyone using it will see the System theme instead. To get it back, upload its file again.
        </Trans>
      </ConfirmDialog>
    </>
  );
}
