import { languageName, languages, useLanguage } from '@hondana/shared/language';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import styles from './LanguageChoice.module.css';
import { rememberLanguage } from './rememberLanguage.ts';

/** For pages before sign-in: the browser’s own list, which needs no code. */
export function LanguageChoice() {
  const language = useLanguage();
  const [wanted, setWanted] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const choose = async (tag: string): Promise<void> => {
    setWanted(tag);
    setFailure(undefined);
    try {
      const { changeTo } = await import(/* webpackChunkName: "ahead" */ './changeTo.ts');
      await changeTo(tag);
      rememberLanguage(tag);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
    setWanted(undefined);
  };
  return (
    <div className={styles.choice}>
      <select
        aria-label={t`Language`}
        aria-busy={wanted !== undefined}
        className={styles.list}
        value={wanted ?? language}
        onChange={({ currentTarget }) => void choose(currentTarget.value)}
      >
        {languages.map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {languageName(tag)}
          </option>
        ))}
      </select>
      {failure !== undefined && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </div>
  );
}
