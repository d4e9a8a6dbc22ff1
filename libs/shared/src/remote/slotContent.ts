/** What the modules of contributions export, by slot, and how a contribution is offered to a slot. */
import type { ComponentType } from 'react';
import type { ActionTarget, SlotName, WidgetSize } from './descriptor.ts';

/** What the host of a slot passes to the component that fills it. */
export interface SlotProperties {
  readonly 'dashboard.widget': object;
  readonly 'series.tab': { readonly seriesId: number };
  readonly 'settings.page': object;
  /** A page below Utilities; its heading is the contribution's title, rendered by the host. */
  readonly 'utilities.page': object;
  /** On a group's page, above its series. */
  readonly 'group.section': { readonly groupId: number };
  /** Below the title of a series, on all its tabs. */
  readonly 'series.header': { readonly seriesId: number };
  /** One line among the marks of an episode, once for each row on the screen. */
  readonly 'episode.row': {
    readonly seriesId: number;
    readonly episodeId: number;
    /** For what takes the focus: of all rows only the current one is in the order of the Tab key. */
    readonly tabIndex: 0 | -1;
  };
  /** Below the episodes of a day in the calendar. */
  readonly 'calendar.day': {
    /** `2026-04-09`, in the person's time zone. */
    readonly day: string;
  };
  /** Below the form on the login page. No user is signed in there: only what the server tells everyone can be read. */
  readonly 'login.footer': object;
}

/** Slots that are filled by something to see. */
export type VisibleSlot = keyof SlotProperties;

/** What an action gets to act on, by the `target` of its contribution. */
export interface ActionTargets {
  readonly file: { readonly fileIds: readonly number[] };
  readonly series: { readonly seriesIds: readonly number[] };
}

/** What an action answers when it has something to ask or to show. */
export type ActionDialog = ComponentType<{ readonly onClose: () => void }>;

/**
 * Something to do. One with a dialog answers the dialog's component, and the shell shows it until it calls
 * `onClose`.
 *
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
 * What the module of a contribution exports. An action that acts on something is an {@link Action} of its target.
 *
 * @example
 * export const contribution: SlotContent<'series.tab'> = ({ seriesId }) => <Notes seriesId={seriesId} />;
 */
export type SlotContent<S extends SlotName> = S extends VisibleSlot
  ? ComponentType<SlotProperties[S]>
  : S extends 'palette.settings'
    ? (visitor: { readonly isAdministrator: boolean }) => readonly FoundSetting[]
    : Action;

/** A setting, a section or a page of settings, as the command palette finds it. */
export interface FoundSetting {
  readonly label: string;
  /** Where it is, in words: `General · Theme`. It is searched too. */
  readonly place: string;
  /** More words by which it is found. */
  readonly description?: string | undefined;
  /** Below the base path, with a leading slash; a fragment names the field that gets the focus. */
  readonly address: string;
}

/** A contribution as a slot's host sees it: data, before any code of it is loaded. */
export interface Offer {
  /** The id of its remote, a dot, its own id: unique among all remotes. Part of addresses, after `x/`. */
  readonly key: string;
  readonly slot: SlotName;
  readonly title: string;
  readonly remoteTitle: string;
  /** What an action acts on. */
  readonly target?: ActionTarget | undefined;
  /** How large a widget wants to be. */
  readonly size?: WidgetSize | undefined;
}
