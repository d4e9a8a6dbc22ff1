import { errorText } from '@hondana/shared/api/ApiError';
import { themeKeys } from '@hondana/shared/api/queryKeys';
import { deleteTheme, updateTheme } from '@hondana/shared/api/themes';
import type { WebUiTheme } from '@hondana/shared/api/types';
import { markStale } from '@hondana/shared/live';
import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { notify } from '@hondana/shared/overlays/notices';
import { Button } from '@hondana/shared/ui/Button';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { refreshIcon, trashIcon } from '@hondana/shared/ui/icons';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { themeDetail } from '../shared/themes/themeOptions.ts';
import styles from './ThemePanel.module.css';

/** The themes that were added, to be updated from where they came, or deleted. */
export function ServerThemes({ themes }: { readonly themes: readonly WebUiTheme[] }) {
  const client = useQueryClient();
  const [unwanted, setUnwanted] = useState<WebUiTheme>();
  const update = useMutation({
    mutationFn: ({ ID }: WebUiTheme) => updateTheme(ID ?? ''),
    onSuccess: async ({ Name, Version }) => {
      notify({ kind: 'success', title: `Theme "${Name}" updated`, text: `Version ${Version}` });
      await markStale(client, [themeKeys.all]);
    },
    onError: (error, { Name }) =>
      notify({ kind: 'error', title: `Theme "${Name}" could not be updated`, text: errorText(error) }),
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
                busy={update.isPending && update.variables.ID === theme.ID}
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
              onClick={() => setUnwanted(theme)}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={unwanted !== undefined}
        onOpenChange={(isOpen) => !isOpen && setUnwanted(undefined)}
        title={
          <>
            Delete the theme <bdi>{unwanted?.Name}</bdi>?
          </>
        }
        confirmLabel="Delete theme"
        danger
        failure={(error) => `The theme could not be deleted. ${errorText(error) ?? ''}`}
        onConfirm={async () => {
          await deleteTheme(unwanted?.ID ?? '');
          await markStale(client, [themeKeys.all]);
        }}
      >
        Whoever has chosen it sees Shoko Gray instead. To have it again, its file must be uploaded again.
      </ConfirmDialog>
    </>
  );
}
