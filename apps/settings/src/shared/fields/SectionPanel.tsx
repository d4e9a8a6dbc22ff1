import { Panel } from '@hondana/shared/ui/Panel';
import type { ReactNode } from 'react';
import type { SettingsPage } from '../settingsPage.ts';
import styles from './SectionPanel.module.css';
import { SettingFieldRow } from './SettingFieldRow.tsx';

interface SectionPanelProps {
  readonly page: SettingsPage;
  readonly section: string;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

export function SectionPanel({ page, section, actions, children }: SectionPanelProps) {
  const fields = page.sections?.find(({ title }) => title === section)?.fields ?? [];
  return (
    <Panel title={section} actions={actions}>
      <div className={styles.fields}>
        {fields.map((field) => (
          <SettingFieldRow key={field.path} field={field} />
        ))}
        {children}
      </div>
    </Panel>
  );
}
