import { useNavigationLockReason } from '@hondana/shared/navigation';
import { notify } from '@hondana/shared/overlays/notices';
import type { NavigationEntry } from '@hondana/shared/remote/descriptor';
import { type Offer, useContributions, useRunContribution } from '@hondana/shared/remote/slots';
import { actionsIcon, commandIcon, filmIcon, settingsIcon } from '@hondana/shared/ui/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { actionsFor, type ServerAction } from '../actions/serverActions.ts';
import { useActionsDialog } from '../actions/useActionsDialog.ts';
import { navigationIcon } from '../navigation/navigationIcon.ts';
import { notifyNavigationLocked } from '../navigation/useLockedNavigation.ts';
import type { RegistryStore } from '../remotes/registryStore.ts';
import { useVisitor } from '../session/useVisitor.ts';
import { matching, type PaletteGroup, type PaletteItem } from './paletteItem.ts';
import { readRecentItems, rememberItem } from './recentItems.ts';
import { useFoundSettings } from './useFoundSettings.ts';
import { useSeriesItems } from './useSeriesItems.ts';

interface PaletteItemsOptions {
  readonly text: string;
  readonly entries: readonly NavigationEntry[];
  readonly store: RegistryStore;
  readonly onClose: () => void;
  readonly onAction: (action: ServerAction) => void;
}

const seriesId = (id: number): string => `series:${id}`;

function failureText(
  ofSeries: Error | null,
  [ofSettings]: ReturnType<typeof useFoundSettings>['failures'],
): string | undefined {
  if (ofSeries) return `Series could not be searched: ${ofSeries.message}`;
  return ofSettings && `${ofSettings.title} could not be searched: ${ofSettings.error.message}`;
}

export function usePaletteItems({ text, entries, store, onClose, onAction }: PaletteItemsOptions) {
  const navigate = useNavigate();
  const { isAdministrator, serverVersion } = useVisitor();
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
    group: 'Go to',
    label,
    detail,
    icon: navigationIcon(icon),
    path: `/${path}`,
    run: go(`/${path}`),
  });
  const offered =
    (group: PaletteGroup) =>
    (offer: Offer): PaletteItem => ({
      id: `offer:${offer.slot}:${offer.key}`,
      group,
      label: offer.title,
      detail: offer.remoteTitle,
      icon: group === 'Actions' ? actionsIcon : commandIcon,
      run: () => {
        onClose();
        runContribution(offer).catch((error: unknown) =>
          notify({ kind: 'error', title: `“${offer.title}” failed`, text: String(error) }),
        );
      },
    });
  const seriesItem = (id: number, label: string): PaletteItem => ({
    id: seriesId(id),
    group: 'Series',
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
      group: 'Go to',
      label: 'Actions',
      detail: 'All actions and what they do',
      icon: actionsIcon,
      run: () => {
        onClose();
        if (lockReason === undefined) actionsDialog.open();
        else notifyNavigationLocked(lockReason);
      },
    },
    ...actionsFor(isAdministrator, serverVersion).map(
      (action): PaletteItem => ({
        id: `action:${action.label}`,
        group: 'Actions',
        label: action.label,
        detail: action.category,
        icon: actionsIcon,
        run: () => onAction(action),
      }),
    ),
    ...useContributions('action').map(offered('Actions')),
    ...useContributions('command').map(offered('Commands')),
  ];

  const ofSettings = settings.found.map(
    ({ label, place: detail, description, address }): PaletteItem => ({
      // The label is needed too: a section shares the address of its first field.
      id: `setting:${address}:${label}`,
      group: 'Settings',
      label,
      detail,
      words: description,
      icon: settingsIcon,
      path: address,
      run: go(address),
    }),
  );

  const matchedRecent = recent.flatMap(({ id, label }): PaletteItem[] => {
    const known = [...fixed, ...ofSettings].find((item) => item.id === id);
    const number = /^series:(\d+)$/.exec(id)?.[1];
    const item = known ?? (number === undefined ? undefined : seriesItem(Number(number), label));
    return item ? [{ ...item, group: 'Recent' }] : [];
  });

  const isEmpty = text.trim() === '';
  const all = [
    ...(isEmpty ? matchedRecent : matching(matchedRecent, text)),
    ...matching(fixed, text),
    // Too many to list before anything is typed.
    ...(isEmpty ? [] : matching(ofSettings, text)),
    ...series.found.map(({ id, name }) => seriesItem(id, name)),
  ];
  return {
    items: all.filter(({ id }, index) => all.findIndex((item) => item.id === id) === index),
    failure: failureText(series.error, settings.failures),
    isSearching: series.isSearching,
    remember: rememberItem,
  };
}
