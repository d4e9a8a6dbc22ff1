import type { ServerSettings } from '@hondana/shared/api/types';
import { Select } from '@hondana/shared/overlays/select';
import { Heading } from '@hondana/shared/ui/Heading';
import { Switch } from '@hondana/shared/ui/Switch';
import { TextField } from '@hondana/shared/ui/TextField';
import styles from './MetadataOptionList.module.css';
import { faultOf, type MetadataDraft, shownValue } from './metadataDraft.ts';
import type { MetadataOption, OptionGroup } from './metadataOptions.ts';
import { settingAt } from './saveSettings.ts';

interface MetadataOptionListProps {
  readonly groups: readonly OptionGroup[];
  readonly draft: MetadataDraft;
  readonly settings: ServerSettings;
  readonly onChange: (path: string, value: string | number | boolean) => void;
}

/** The options of one source in their groups. */
export function MetadataOptionList({ groups, draft, settings, onChange }: MetadataOptionListProps) {
  return (
    <div className={styles.groups}>
      {groups.map(({ title, options }) => (
        <section key={title} aria-label={title} className={styles.group}>
          <Heading level={2} look="large">
            {title}
          </Heading>
          {options.map((option) => (
            <OptionField
              key={option.path}
              option={option}
              value={shownValue(option, draft, settings)}
              fault={faultOf(option, draft)}
              isIdle={
                option.kind === 'number' &&
                option.needs !== undefined &&
                (draft[option.needs] ?? settingAt(settings, option.needs)) !== true
              }
              onChange={(value) => onChange(option.path, value)}
            />
          ))}
        </section>
      ))}
    </div>
  );
}

interface OptionFieldProps {
  readonly option: MetadataOption;
  readonly value: unknown;
  readonly fault: string | undefined;
  /** Without its switch a number changes nothing. */
  readonly isIdle: boolean;
  readonly onChange: (value: string | number | boolean) => void;
}

function OptionField({ option, value, fault, isIdle, onChange }: OptionFieldProps) {
  const { label, detail } = option;
  switch (option.kind) {
    case 'switch':
      return <Switch label={label} description={detail} checked={value === true} onChange={onChange} />;
    case 'choice':
      return (
        <Select
          label={label}
          description={detail}
          options={option.choices}
          value={typeof value === 'number' ? value : undefined}
          onChange={onChange}
        />
      );
    case 'number':
      return (
        <TextField
          label={label}
          description={detail}
          inputMode="numeric"
          autoComplete="off"
          value={String(value ?? '')}
          error={fault}
          disabled={isIdle && fault === undefined}
          className={styles.number}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
  }
}
