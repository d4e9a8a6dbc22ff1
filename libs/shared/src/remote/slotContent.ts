import type { ComponentType } from 'react';
import type { ActionTarget, SlotName, WidgetSize } from './descriptor.ts';

/** Props of the component that fills a slot. */
export interface SlotProperties {
  readonly 'dashboard.widget': object;
  readonly 'series.tab': { readonly seriesId: number };
  readonly 'settings.page': object;
  /** A page below Utilities; the host renders the contribution's title as heading. */
  readonly 'utilities.page': object;
  /** Above the series on a group's page. */
  readonly 'group.section': { readonly groupId: number };
  /** Below a series' title, on all its tabs. */
  readonly 'series.header': { readonly seriesId: number };
  /** One line among an episode's badges, once for each visible row. */
  readonly 'episode.row': {
    readonly seriesId: number;
    readonly episodeId: number;
    /** For focusable elements (roving tabindex): 0 only in the current row. */
    readonly tabIndex: 0 | -1;
  };
  /** Below the episodes of a day in the calendar. */
  readonly 'calendar.day': {
    /** `2026-04-09`, in the user's time zone. */
    readonly day: string;
  };
  /** Below the login form. No user is signed in: only public server data can be read. */
  readonly 'login.footer': object;
}

/** Slots that render a component. */
export type VisibleSlot = keyof SlotProperties;

/** An action's argument, by its contribution's `target`. */
export interface ActionTargets {
  readonly file: { readonly fileIds: readonly number[] };
  readonly series: { readonly seriesIds: readonly number[] };
}

/** Returned by an action that shows a dialog. */
export type ActionDialog = ComponentType<{ readonly onClose: () => void }>;

/**
 * An action. To show a dialog it returns the dialog's component, which the shell renders until `onClose` is called.
 * @example
 * export const contribution: Action<'file'> = ({ fileIds }) =>
 *   function Dump({ onClose }) {
 *     return <DumpDialog fileIds={fileIds} onClose={onClose} />;
 *   };
 */
export type Action<T extends ActionTarget | undefined = undefined> =
  | ((...target: ActionArguments<T>) => void | Promise<void>)
  | ((...target: ActionArguments<T>) => ActionDialog | undefined | Promise<ActionDialog | undefined>);

type ActionArguments<T extends ActionTarget | undefined> = T extends ActionTarget ? [ActionTargets[T]] : [];

/**
 * The export of a contribution's module. An action with a target is an {@link Action} of that target.
 * @example export const contribution: SlotContent<'series.tab'> = ({ seriesId }) => <Notes seriesId={seriesId} />;
 */
export type SlotContent<S extends SlotName> = S extends VisibleSlot
  ? ComponentType<SlotProperties[S]>
  : S extends 'palette.settings'
    ? (visitor: { readonly isAdministrator: boolean }) => readonly FoundSetting[]
    : Action;

/** A setting, a section or a page of settings in the command palette. */
export interface FoundSetting {
  readonly label: string;
  /** Breadcrumb, searched too: `General · Theme`. */
  readonly place: string;
  readonly description?: string | undefined;
  /** Below the base path, with a leading slash; a fragment names the field to focus. */
  readonly address: string;
}

/** A contribution's data, before its code is loaded. */
export interface Offer {
  /** The remote's ID, a dot, its own ID: unique among all remotes. Part of URLs, after `x/`. */
  readonly key: string;
  readonly slot: SlotName;
  readonly title: string;
  readonly remoteTitle: string;
  readonly target?: ActionTarget | undefined;
  readonly size?: WidgetSize | undefined;
}
