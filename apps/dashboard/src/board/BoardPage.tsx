import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import { useWebUiSettings, type WebUiSettings, webUiSettingsQuery } from '@hondana/shared/settings';
import { classNames } from '@hondana/shared/ui/classNames';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { Heading } from '@hondana/shared/ui/Heading';
import { rootFontSize } from '@hondana/shared/ui/rootFontSize';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { switchWidgets } from '../shared/widgets.ts';
import { Board } from './Board.tsx';
import styles from './BoardPage.module.css';
import { BoardTools } from './BoardTools.tsx';
import { useBoardWidgets } from './boardWidgets.ts';
import { FirstRunGreeting } from './FirstRunGreeting.tsx';
import { boardShape, gridOf, inReadingOrder } from './grid.ts';
import { PageLinks } from './PageLinks.tsx';
import { SettingsFailure } from './SettingsFailure.tsx';
import { useArrangement } from './useArrangement.ts';
import { useWidth } from './useWidth.ts';

const ArrangeBar = lazyPart(
  async () => (await import(/* webpackChunkName: "arrange" */ './ArrangeBar.tsx')).ArrangeBar,
);

const selectSettings = (settings: WebUiSettings): WebUiSettings => settings;

export function BoardPage() {
  const { isPending: isUnknown, failureCount, errorUpdateCount } = useQuery(webUiSettingsQuery());
  // Once failed, the board stays: unmounting it while retrying would mount widgets anew, which retry again, forever.
  const isPending = isUnknown && failureCount + errorUpdateCount === 0;
  const savedSettings = useWebUiSettings(selectSettings);
  const [width, measure] = useWidth();
  const { arrangement, begin, end, change } = useArrangement();
  const settings = arrangement ? switchWidgets(arrangement.hidden, savedSettings) : savedSettings;
  const widgets = useBoardWidgets(settings);
  const tools = useRef<HTMLButtonElement>(null);

  const shape = boardShape(width ?? 0, rootFontSize());
  const keys = widgets.map(({ key }) => key);
  const saved = settings.layout.dashboard;
  const drafts = arrangement?.drafts ?? {};
  const sizes = Object.fromEntries(widgets.map(({ key, offer }) => [key, offer.size]));
  const before = gridOf({ shape, widgets: keys, saved, sizes });
  const grid = arrangement ? gridOf({ shape, widgets: keys, saved: { ...saved, ...drafts }, sizes }) : before;

  return (
    <div className={classNames(styles.page, arrangement && styles.arranging)}>
      <title>{`${t`Dashboard`} · Hondana`}</title>
      <div className={styles.head}>
        <Heading level={1} look="title">
          <Trans>Dashboard</Trans>
        </Heading>
        {!arrangement && <PageLinks />}
        <BoardTools ref={tools} isArranging={arrangement !== undefined} onArrange={begin} />
      </div>
      <FirstRunGreeting />
      <SettingsFailure />
      {arrangement && (
        <ArrangeBar
          arrangement={arrangement}
          settings={settings}
          onChange={change}
          onClose={() => {
            // Render first: until then the button is disabled and not focusable.
            flushSync(end);
            tools.current?.focus();
          }}
        />
      )}
      <div ref={measure} aria-busy={isPending || undefined} className={styles.room}>
        {isPending && <Skeleton shape="block" height="28rem" />}
        {!isPending && width !== undefined && (
          <Board
            widgets={widgets}
            grid={grid}
            order={inReadingOrder(before).map(({ i }) => i)}
            shape={shape}
            width={width}
            arranging={
              arrangement && {
                selected: arrangement.selected,
                onArrange: (next) => change({ drafts: { ...drafts, [shape.breakpoint]: next } }),
                onHide: (key) => change({ hidden: { ...arrangement.hidden, [key]: true } }),
                onChange: change,
              }
            }
          />
        )}
      </div>
      {!isPending && widgets.length === 0 && (
        <EmptyState
          title={t`No Widgets`}
          text={
            arrangement
              ? t`All widgets are hidden. Add one to show it again.`
              : t`All widgets are hidden. Show them again in the display settings.`
          }
        />
      )}
    </div>
  );
}
