import type { ServerSettings } from '@hondana/shared/api/types';
import type { OptionSection } from '@hondana/shared/serverOptions/fieldTypes';
import { OptionControl } from '@hondana/shared/serverOptions/OptionControl';
import { Heading } from '@hondana/shared/ui/Heading';
import styles from './MetadataOptionList.module.css';
import { faultOf, type MetadataDraft, shownValue } from './metadataDraft.ts';
import { settingAt } from './saveSettings.ts';

interface MetadataOptionListProps {
  readonly sections: readonly OptionSection[];
  readonly draft: MetadataDraft;
  readonly settings: ServerSettings;
  readonly onChange: (path: string, value: string | number | boolean) => void;
}

export function MetadataOptionList({ sections, draft, settings, onChange }: MetadataOptionListProps) {
  return (
    <div className={styles.sections}>
      {sections.map(({ title, fields }) => (
        <section key={title} aria-label={title} className={styles.section}>
          <Heading level={2} look="large">
            {title}
          </Heading>
          {fields
            .filter(({ path }) => settingAt(settings, path) !== undefined)
            .map((field) => (
              <div key={field.path} className={field.kind === 'number' ? styles.number : undefined}>
                <OptionControl
                  field={field}
                  value={shownValue(field.path, draft, settings)}
                  error={faultOf(field, draft)}
                  disabled={field.needs !== undefined && shownValue(field.needs, draft, settings) !== true}
                  onChange={(value) => onChange(field.path, value)}
                />
              </div>
            ))}
        </section>
      ))}
    </div>
  );
}
