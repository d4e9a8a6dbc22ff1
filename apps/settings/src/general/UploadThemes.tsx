import { errorText } from '@hondana/shared/http/ApiError';
import { markStale } from '@hondana/shared/live';
import { notify } from '@hondana/shared/overlays/notices';
import { themeKeys } from '@hondana/shared/queryKeys';
import { uploadTheme } from '@hondana/shared/resources/themes';
import { maxThemeLength } from '@hondana/shared/themes/parseTheme';
import { themeValue } from '@hondana/shared/themes/themeOptions';
import { Button } from '@hondana/shared/ui/Button';
import { formatBytes } from '@hondana/shared/ui/format';
import { uploadIcon } from '@hondana/shared/ui/icons';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import styles from './ThemePanel.module.css';

interface Failure {
  readonly name: string;
  readonly reason: string;
}

/** The last uploaded theme is previewed until saved (facts 5.21). */
export function UploadThemes({ onUploaded }: { readonly onUploaded: (theme: string) => void }) {
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const upload = useMutation({
    mutationFn: async (files: readonly File[]) => {
      const failures: Failure[] = [];
      let last: string | undefined;
      // Sequential, because they may replace each other.
      for (const file of files) {
        try {
          if (file.size > maxThemeLength) {
            const limit = formatBytes(maxThemeLength);
            throw new Error(t`It is larger than ${limit}.`);
          }
          const theme = await uploadTheme.send({ file });
          last = themeValue(theme.ID);
          const name = theme.Name ?? '';
          notify({ kind: 'success', title: t`Successfully uploaded theme "${name}"` });
        } catch (error) {
          failures.push({ name: file.name, reason: errorText(error) ?? '' });
        }
      }
      await markStale(client, [themeKeys.all]);
      if (last !== undefined) onUploaded(last);
      return failures;
    },
  });
  const failures = upload.data ?? [];
  return (
    <div className={styles.upload} data-setting="place:themes">
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept=".css,.json"
        aria-label={t`Theme files`}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          if (files.length > 0) upload.mutate(files);
          currentTarget.value = '';
        }}
      />
      <Button icon={uploadIcon} busy={upload.isPending} onClick={() => input.current?.click()}>
        <Trans>Upload Theme</Trans>
      </Button>
      {failures.length > 0 && (
        <div role="alert" className={styles.failed}>
          <p>
            {t`${plural(failures.length, { one: '# file was not uploaded:', other: '# files were not uploaded:' })}`}
          </p>
          <ul>
            {failures.map(({ name, reason }) => (
              <li key={name}>
                <bdi>{name}</bdi>: {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
