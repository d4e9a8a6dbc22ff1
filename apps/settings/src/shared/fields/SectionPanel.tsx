import { Panel } from '@hondana/shared/ui/Panel';
import type { ReactNode } from 'react';
import type { SettingsPage } from '../settingsPage.ts';
import { SettingFieldRow } from './SettingFieldRow.tsx';
import layout from './stack.module.css';

interface SectionPanelProps {
  readonly page: SettingsPage;
  /** Its name. */
  readonly section: string;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

export function SectionPanel({ page, section, actions, children }: SectionPanelProps) {
  const { title, fields = [] } = page.sections?.().find(({ name }) => name === section) ?? {};
  return (
    <Panel title={title} actions={actions}>
      <div className={layout.stack}>
        {fields.map((field) => (
          <SettingFieldRow key={field.path} field={field} />
        ))}
        {children}
      </div>
    </Panel>
  );
}
