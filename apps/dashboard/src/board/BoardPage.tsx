import { useWebUiSettings, type WebUiSettings, webUiSettingsQuery } from '@hondana/shared/settings';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { Heading } from '@hondana/shared/ui/Heading';
import { useQuery } from '@tanstack/react-query';
import { Board } from './Board.tsx';
import styles from './BoardPage.module.css';
import { useBoardWidgets } from './boardWidgets.ts';
import { boardShape, gridOf } from './grid.ts';
import { useWidth } from './useWidth.ts';

const whole = (settings: WebUiSettings): WebUiSettings => settings;

/** What is going on, and what to watch next: the widgets, as the person has arranged them. */
export function BoardPage() {
  const { isPending } = useQuery(webUiSettingsQuery());
  const settings = useWebUiSettings(whole);
  const widgets = useBoardWidgets(settings);
  const [width, measure] = useWidth();
  const shape = boardShape(width ?? 0);
  const grid = gridOf({ shape, widgets: widgets.map(({ key }) => key), saved: settings.layout.dashboard });
  return (
    <div className={styles.page}>
      <title>Dashboard · Hondana</title>
      <div className={styles.head}>
        <Heading level={1} look="title">
          Dashboard
        </Heading>
      </div>
      <div ref={measure} aria-busy={isPending}>
        {!isPending && width !== undefined && (
          <Board widgets={widgets} grid={grid} shape={shape} width={width} />
        )}
      </div>
      {!isPending && widgets.length === 0 && <EmptyState title="No Widgets" text="All widgets are hidden." />}
    </div>
  );
}
