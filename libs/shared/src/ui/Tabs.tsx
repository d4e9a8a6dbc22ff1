import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './Tabs.module.css';

export interface TabItem<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Beside the label, quieter: "12". */
  count?: ReactNode;
  disabled?: boolean | undefined;
}

export interface TabsProps<Value extends string> {
  /** What the tabs choose between; read aloud. */
  label: string;
  tabs: readonly TabItem<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** The content of the chosen tab. */
  children: ReactNode;
  className?: string | undefined;
}

/**
 * Tabs within a dialog or a panel. The arrow keys choose. Tabs of a page have addresses: those are links.
 *
 * @example <Tabs label="Edit group" tabs={tabs} value={tab} onChange={setTab}>{panels[tab]}</Tabs>
 */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
  className,
}: TabsProps<Value>) {
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  // Whenever another tab is chosen.
  useLayoutEffect(() => {
    const top = root.current?.getBoundingClientRect().top ?? 0;
    // A bar that has stayed in view while its tab was scrolled: the next tab begins at its top.
    if ((list.current?.getBoundingClientRect().top ?? 0) > top + 8) root.current?.scrollIntoView();
  }, [value]);
  return (
    <BaseTabs.Root
      ref={root}
      value={value}
      onValueChange={(next: Value) => onChange(next)}
      className={className}
    >
      <BaseTabs.List ref={list} activateOnFocus aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <BaseTabs.Tab key={tab.value} value={tab.value} disabled={tab.disabled} className={styles.tab}>
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      <BaseTabs.Panel key={value} value={value} className={styles.panel}>
        {children}
      </BaseTabs.Panel>
    </BaseTabs.Root>
  );
}
