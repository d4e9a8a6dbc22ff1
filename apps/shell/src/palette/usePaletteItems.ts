import { chooseLanguage, languageName, languages } from '@hondana/shared/language';
import { useNavigationLockReason } from '@hondana/shared/navigation';
import { notify } from '@hondana/shared/overlays/notices';
import type { NavigationEntry } from '@hondana/shared/remote/descriptor';
import { type Offer, useContributions, useRunContribution } from '@hondana/shared/remote/slots';
import { actionsIcon, commandIcon, filmIcon, languageIcon, settingsIcon } from '@hondana/shared/ui/icons';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { OfferedAction } from '../actions/offeredActions.ts';
import { useActionsDialog } from '../actions/useActionsDialog.ts';
import { useOfferedActions } from '../actions/useOfferedActions.ts';
import { navigationIcon } from '../navigation/navigationIcon.ts';
import { notifyNavigationLocked } from '../navigation/useLockedNavigation.ts';
import type { RegistryStore } from '../remotes/registryStore.ts';
import { matching, type PaletteGroup, type PaletteItem } from './paletteItem.ts';
import { readRecentItems, rememberItem } from './recentItems.ts';
import { useFoundSettings } from './useFoundSettings.ts';
import { useSeriesItems } from './useSeriesItems.ts';

interface PaletteItemsOptions {
  readonly text: string;
  readonly entries: readonly NavigationEntry[];
  readonly store: RegistryStore;
  readonly onClose: () => void;
  readonly onAction: (action: OfferedAction) => void;
}

const seriesId = (id: number): string => `series:${id}`;

function failureText(
  ofSeries: Error | null,
  [ofSettings]: ReturnType<typeof useFoundSettings>['failures'],
): string | undefined {
  if (ofSeries) {
    const { message } = ofSeries;
    return t`Series could not be searched: ${message}`;
  }
  if (!ofSettings) return undefined;
  const {
    title,
    error: { message },
  } = ofSettings;
  return t`${title} could not be searched: ${message}`;
}

export function usePaletteItems({ text, entries, store, onClose, onAction }: PaletteItemsOptions) {
  const navigate = useNavigate();
  const { actions } = useOfferedActions();
  const actionsDialog = useActionsDialog();
  const lockReason = useNavigationLockReason();
  const runContribution = useRunContribution();
  const series = useSeriesItems(text);
  const settings = useFoundSettings(store);
  const [recent] = useState(readRecentItems);

  const go = (path: string) => (): void => {
    onClose();
    if (lockReason === undefined) void navigate(path);
    else notifyNavigationLocked(lockReason);
  };
  const place = (label: string, path: string, icon: string, detail?: string): PaletteItem => ({
    id: `place:${path}`,
    group: 'places',
    label,
    detail,
    icon: navigationIcon(icon),
    path: `/${path}`,
    run: go(`/${path}`),
  });
  const offered =
    (group: PaletteGroup) =>
    (offer: Offer): PaletteItem => {
      const { title, slot, key, remoteTitle } = offer;
      return {
        id: `offer:${slot}:${key}`,
        group,
        label: title,
        detail: remoteTitle,
        icon: group === 'actions' ? actionsIcon : commandIcon,
        run: () => {
          onClose();
          runContribution(offer).catch((error: unknown) =>
            notify({ kind: 'error', title: t`“${title}” failed`, text: String(error) }),
          );
        },
      };
    };
  const seriesItem = (id: number, label: string): PaletteItem => ({
    id: seriesId(id),
    group: 'series',
    label,
    icon: filmIcon,
    path: `/collection/series/${id}`,
    run: go(`/collection/series/${id}`),
  });

  const fixed: readonly PaletteItem[] = [
    ...entries.flatMap(({ label, path, icon, children = [] }) => [
      place(label, path, icon),
      ...children.map((child) => place(child.label, child.path, icon, label)),
    ]),
    {
      id: 'place:actions',
      group: 'places',
      label: t`Actions`,
      detail: t`All actions and what they do`,
      icon: actionsIcon,
      run: () => {
        onClose();
        if (lockReason === undefined) actionsDialog.open();
        else notifyNavigationLocked(lockReason);
      },
    },
    ...actions.map(
      (action): PaletteItem => ({
        id: action.id,
        group: 'actions',
        label: action.name,
        detail: action.category,
        icon: actionsIcon,
        run: () => onAction(action),
      }),
    ),
    ...useContributions('action').map(offered('actions')),
    ...useContributions('command').map(offered('commands')),
  ];

  const ofLanguages = languages.map(
    (tag): PaletteItem => ({
      id: `language:${tag}`,
      group: 'commands',
      label: languageName(tag),
      detail: t`Language`,
      icon: languageIcon,
      run: () => {
        onClose();
        chooseLanguage(tag).catch((error: Error) =>
          notify({ kind: 'error', title: t`The language could not be changed`, text: error.message }),
        );
      },
    }),
  );

  const ofSettings = settings.found.map(
    ({ label, place: detail, description, address }): PaletteItem => ({
      // The label is needed too: a section shares the address of its first field.
      id: `setting:${address}:${label}`,
      group: 'settings',
      label,
      detail,
      words: description,
      icon: settingsIcon,
      path: address,
      run: go(address),
    }),
  );

  const matchedRecent = recent.flatMap(({ id, label }): PaletteItem[] => {
    const known = [...fixed, ...ofLanguages, ...ofSettings].find((item) => item.id === id);
    const number = /^series:(\d+)$/.exec(id)?.[1];
    const item = known ?? (number === undefined ? undefined : seriesItem(Number(number), label));
    return item ? [{ ...item, group: 'recent' }] : [];
  });

  const isEmpty = text.trim() === '';
  const all = [
    ...(isEmpty ? matchedRecent : matching(matchedRecent, text)),
    ...matching(fixed, text),
    // Too many to list before anything is typed.
    ...(isEmpty ? [] : matching([...ofLanguages, ...ofSettings], text)),
    ...series.found.map(({ id, name }) => seriesItem(id, name)),
  ];
  return {
    items: all.filter(({ id }, index) => all.findIndex((item) => item.id === id) === index),
    failure: failureText(series.error, settings.failures),
    isSearching: series.isSearching,
    remember: rememberItem,
  };
}
