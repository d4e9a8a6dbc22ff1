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
import { useState } from 'react';
import { useDraft } from '../shared/draft/SettingsDraft.tsx';
import styles from './ThemePanel.module.css';

export function ServerThemes({ themes }: { readonly themes: readonly WebUiTheme[] }) {
  const [deleting, setDeleting] = useState<WebUiTheme>();
  const update = useWrite<WebUiTheme, WebUiTheme>(updateTheme, {
    done: ({ Name, Version }) => ({ title: `Theme "${Name}" updated`, text: `Version ${Version}` }),
    failed: ({ Name }) => `Theme "${Name}" could not be updated`,
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
  return (
    <>
      <ul aria-label="Uploaded themes" className={styles.list}>
        {themes.map((theme) => (
          <li key={theme.ID} className={styles.theme}>
            <span className={styles.text}>
              <bdi>{theme.Name}</bdi>
              <span className={styles.detail}>{themeDetail(theme)}</span>
            </span>
            {theme.URL && (
              <Button
                size="small"
                icon={refreshIcon}
                busy={update.isPending && update.variables?.ID === theme.ID}
                aria-label={`Update ${theme.Name}`}
                onClick={() => update.mutate(theme)}
              >
                Update
              </Button>
            )}
            <IconButton
              icon={trashIcon}
              label={`Delete ${theme.Name}`}
              title="Delete"
              size="small"
              onClick={() => setDeleting(theme)}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={deleting !== undefined}
        onOpenChange={(isOpen) => !isOpen && setDeleting(undefined)}
        title={
          <>
            Delete the theme <bdi>{deleting?.Name}</bdi>?
          </>
        }
        confirmLabel="Delete theme"
        danger
        failure={(error) => `The theme could not be deleted. ${errorText(error) ?? ''}`}
        onConfirm={() => remove.mutateAsync({ themeId: deleting?.ID ?? '' })}
      >
        Anyone using it will see Shoko Gray instead. To get it back, upload its file again.
      </ConfirmDialog>
    </>
  );
}
