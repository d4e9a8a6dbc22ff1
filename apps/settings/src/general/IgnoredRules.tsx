import { themeCssQuery } from '@hondana/shared/resources/themes';
import { parseTheme } from '@hondana/shared/themes/parseTheme';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import styles from './ThemePanel.module.css';

/** Lists a theme's ignored rules: themes are untrusted, so only known colour variables apply. */
export function IgnoredRules({ themeId }: { readonly themeId: string }) {
  const { data } = useQuery({
    ...themeCssQuery({ themeId }),
    retry: false,
    select: (css) => parseTheme(css, themeId),
  });
  if (!data) return null;
  const { ignored, unnamed } = data;
  const count = ignored.length + unnamed;
  if (count === 0) return null;
  return (
    <details className={styles.ignored}>
      <summary>
        {t`${plural(count, { one: '# rule of this theme is ignored', other: '# rules of this theme are ignored' })}`}
      </summary>
      <ul>
        {ignored.map((rule, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same rule may stand there twice, and none ever moves.
          <li key={at}>
            <code>{rule}</code>
          </li>
        ))}
        {unnamed > 0 && (
          <li>
            <Trans>and {unnamed} more</Trans>
          </li>
        )}
      </ul>
    </details>
  );
}
