import { chooseLanguage, languageName, languages, useLanguage } from '@hondana/shared/language';
import { notify } from '@hondana/shared/overlays/notices';
import { Select } from '@hondana/shared/overlays/select';
import { Panel } from '@hondana/shared/ui/Panel';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import layout from '../shared/fields/stack.module.css';

/** Of the person, not of the server: each administrator has their own. */
export function LanguagePanel() {
  const language = useLanguage();
  const [wanted, setWanted] = useState<string>();
  const choose = async (tag: string): Promise<void> => {
    setWanted(tag);
    try {
      await chooseLanguage(tag);
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      notify({ kind: 'error', title: t`The language could not be changed`, text, key: 'language' });
    }
    setWanted(undefined);
  };
  return (
    <Panel title={t`Language`} data-setting="place:language">
      <div className={layout.stack}>
        <Select
          label={t`Language`}
          description={t`Saved immediately. Titles and tags stay in the languages that the server uses.`}
          options={languages.map((tag) => ({ value: tag, label: languageName(tag) }))}
          value={wanted ?? language}
          onChange={(tag) => void choose(tag)}
        />
      </div>
    </Panel>
  );
}
