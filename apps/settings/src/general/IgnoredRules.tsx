import { themeCssQuery } from '@hondana/shared/resources/themes';
import { parseTheme } from '@hondana/shared/themes/parseTheme';
import { pluralWord } from '@hondana/shared/ui/format';
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
  const count = data.ignored.length + data.unnamed;
  if (count === 0) return null;
  return (
    <details className={styles.ignored}>
      <summary>
        {count} {pluralWord(count, 'rule', 'rules')} of this theme {pluralWord(count, 'is', 'are')} ignored
      </summary>
      <ul>
        {data.ignored.map((rule, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same rule may stand there twice, and none ever moves.
          <li key={at}>
            <code>{rule}</code>
          </li>
        ))}
        {data.unnamed > 0 && <li>and {data.unnamed} more</li>}
      </ul>
    </details>
  );
}
