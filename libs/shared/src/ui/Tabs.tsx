import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { PageDirection } from './PageDirection.tsx';
import styles from './Tabs.module.css';

export interface TabItem<Value extends string> {
  value: Value;
  label: ReactNode;
  count?: ReactNode;
  disabled?: boolean | undefined;
}

export interface TabsProps<Value extends string> {
  label: string;
  tabs: readonly TabItem<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  children: ReactNode;
  className?: string | undefined;
}

/**
 * Tabs in a dialog or panel. Tabs of a page have URLs: use links.
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
  useLayoutEffect(() => {
    const top = root.current?.getBoundingClientRect().top ?? 0;
    // If the tab bar is stuck, the old tab was scrolled: start the new one at its top.
    if ((list.current?.getBoundingClientRect().top ?? 0) > top + 8) root.current?.scrollIntoView();
  }, [value]);
  return (
    <PageDirection>
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
    </PageDirection>
  );
}
