import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import type { SearchText } from '@hondana/shared/navigation/useSearchText';
import { notify } from '@hondana/shared/overlays/notices';
import { filterKeys } from '@hondana/shared/queryKeys';
import { useUpdateWebUiSettings, useWebUiSettings } from '@hondana/shared/settings';
import { Breadcrumb } from '@hondana/shared/ui/Breadcrumb';
import { Heading } from '@hondana/shared/ui/Heading';
import { Icon } from '@hondana/shared/ui/Icon';
import { gridIcon, type IconShape, listIcon, slidersIcon, tableIcon } from '@hondana/shared/ui/icons';
import { RadioGroup } from '@hondana/shared/ui/RadioGroup';
import { SearchField } from '@hondana/shared/ui/SearchField';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useScrollPadding } from '../shared/useScrollPadding.ts';
import styles from './CollectionBar.module.css';
import { type CardView, cardView, withView } from './listDisplay.ts';
import { ToolButton } from './ToolButton.tsx';

const DisplaySettings = lazyPart(
  async () => (await import(/* webpackChunkName: "tools" */ './DisplaySettings.tsx')).DisplaySettings,
);

const views = () =>
  [
    { value: 'poster', label: <ViewLabel icon={gridIcon} text={t`Posters`} /> },
    { value: 'list', label: <ViewLabel icon={listIcon} text={t`List`} /> },
    { value: 'table', label: <ViewLabel icon={tableIcon} text={t`Table`} /> },
  ] as const;

interface CollectionBarProps {
  /** Without the current page. */
  readonly parents: ReactNode[];
  readonly title: string;
  /** Such as "12 groups"; undefined until known. */
  readonly count: string | undefined;
  readonly searchLabel: string;
  readonly searchPlaceholder: string;
  readonly search: SearchText;
  readonly tools: ReactNode;
}

export function CollectionBar({
  parents,
  title,
  count,
  searchLabel,
  searchPlaceholder,
  search,
  tools,
}: CollectionBarProps) {
  const bar = useScrollPadding();
  const view = useWebUiSettings(cardView);
  const update = useUpdateWebUiSettings();
  const client = useQueryClient();
  // Shown at once; the settings follow when saved.
  const [chosen, setChosen] = useState<CardView>();
  const [settingsOpen, setSettingsOpen] = useState(false);

  const choose = (next: CardView): void => {
    setChosen(next);
    // The other views show more of each group, so they start with fresh data.
    if (next !== 'poster') void client.invalidateQueries({ queryKey: filterKeys.previews });
    update((settings) => withView(settings, next))
      .catch((error: unknown) =>
        notify({
          kind: 'error',
          title: t`The view could not be saved`,
          text: error instanceof Error ? error.message : undefined,
          key: 'collection-view',
        }),
      )
      .finally(() => setChosen(undefined));
  };

  return (
    <div ref={bar} data-collection-bar="" className={styles.bar}>
      <div className={styles.place}>
        {parents.length > 0 && <Breadcrumb className={styles.parents}>{parents}</Breadcrumb>}
        <div className={styles.heading}>
          <Heading level={1} look="title" dir="auto" title={title} className={styles.title}>
            {title}
          </Heading>
          <p role="status" className={styles.count}>
            {count}
          </p>
        </div>
      </div>
      <search className={styles.search}>
        <SearchField
          label={searchLabel}
          placeholder={searchPlaceholder}
          value={search.text}
          onChange={search.setText}
          shortcut
        />
      </search>
      {tools}
      <RadioGroup
        label={t`View`}
        hideLabel
        look="segments"
        className={styles.view}
        options={views()}
        value={chosen ?? view}
        onChange={choose}
      />
      <ToolButton
        icon={slidersIcon}
        label={t`Display Settings`}
        word={t`Display`}
        aria-haspopup="dialog"
        onClick={() => setSettingsOpen(true)}
      />
      {settingsOpen && <DisplaySettings onClose={() => setSettingsOpen(false)} />}
    </div>
  );
}

function ViewLabel({ icon, text }: { readonly icon: IconShape; readonly text: string }) {
  return (
    <>
      <Icon icon={icon} size={4} />
      <span className={styles.word}>{text}</span>
    </>
  );
}
