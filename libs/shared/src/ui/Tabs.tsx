import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
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
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const enabled = tabs.filter((tab) => !tab.disabled);
    const at = enabled.findIndex((tab) => tab.value === value);
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const last = enabled.length - 1;
    const goals: Record<string, number> = {
      ArrowRight: rtl ? at - 1 : at + 1,
      ArrowLeft: rtl ? at + 1 : at - 1,
      Home: 0,
      End: last,
    };
    const goal = goals[event.key];
    const target = goal === undefined ? undefined : enabled[goal < 0 ? last : goal > last ? 0 : goal];
    if (!target) return;
    event.preventDefault();
    onChange(target.value);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(target.value)}"]`)?.focus();
  };

  return (
    <div className={className}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}${tab.value}`}
            data-tab={tab.value}
            aria-selected={tab.value === value}
            aria-controls={`${id}panel`}
            tabIndex={tab.value === value ? 0 : -1}
            disabled={tab.disabled}
            className={styles.tab}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}panel`}
        aria-labelledby={`${id}${value}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of mere text must be reachable to be scrolled.
        tabIndex={0}
        className={styles.panel}
      >
        {children}
      </div>
    </div>
  );
}
