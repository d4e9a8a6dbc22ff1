import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import { retryOnce } from '@hondana/shared/api/retryOnce';
import { supportedLanguagesQuery } from '@hondana/shared/resources/settings';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SettingsPageProps } from '../shared/settingsPage.ts';
import { LanguageList } from './LanguageList.tsx';
import styles from './LanguagePanels.module.css';
import { languageNames } from './languageNames.ts';

const LanguageDialog = lazyPart(async () => (await import('./LanguageDialog.tsx')).LanguageDialog);

/** Reordering also works while the names are missing: codes are shown instead. */
export function LanguagePanels({ page }: SettingsPageProps) {
  const lists = (page.sections?.() ?? [])
    .flatMap(({ fields }) => fields)
    .filter(({ kind }) => kind === 'custom');
  const [chosenPath, choose] = useState<string>();
  const chosen = lists.find(({ path }) => path === chosenPath);
  const languages = useQuery({ ...supportedLanguagesQuery(), retry: retryOnce });
  const nameOf = languageNames(languages.data ?? []);
  return (
    <div className={styles.panels}>
      {lists.map((field) => (
        <LanguageList key={field.path} field={field} nameOf={nameOf} onAdd={() => choose(field.path)} />
      ))}
      {chosen && (
        <LanguageDialog
          key={chosen.path}
          field={chosen}
          languages={languages}
          onClosed={() => choose(undefined)}
        />
      )}
    </div>
  );
}
