/**
 * The data half of a remote: everything the shell must know to draw navigation and to decide whether a
 * remote may run, before any of the remote's code has been loaded.
 *
 * The build writes a {@link RemoteDescriptor} from a {@link RemoteDefinition}; the registry `remotes.json`
 * contains each descriptor whole.
 */

/** A semver range of `^`, `>=`, `<` and their kin, as the npm registry writes them. */
export type VersionRange = string;

/** Places of the interface that a remote can add something to. */
export const slotNames = [
  'dashboard.widget',
  'series.tab',
  'settings.page',
  'utilities.page',
  'action',
  'command',
] as const;

/** One of {@link slotNames}. */
export type SlotName = (typeof slotNames)[number];

/** Things that an `action` can act on. */
export const actionTargets = ['file'] as const;

/** One of {@link actionTargets}. */
export type ActionTarget = (typeof actionTargets)[number];

/** What decides whether a thing is drawn for this visitor on this server. */
export interface Audience {
  /** Drawn for administrators only, because its calls would be refused to others. */
  readonly adminOnly?: boolean;
  /** Servers on which it works, in the notation of api-facts section 4 (`5.1.0.28` reads `5.1.0-dev.28`). */
  readonly server?: VersionRange;
}

/**
 * An address pattern that belongs to a remote. The most specific pattern wins, whichever remote it is from.
 *
 * @example { path: 'collection/*', module: './src/routes.tsx' }
 */
export interface RouteEntry {
  /** A react-router pattern, relative to the base path, without a leading slash. */
  readonly path: string;
  /** Module of the remote that exports `routes: RemoteRoutes`. */
  readonly module: string;
}

/** A place in the menu of a {@link NavigationEntry}. */
export interface NavigationChild extends Audience {
  readonly label: string;
  /** Where it leads, relative to the base path. */
  readonly path: string;
}

/** A link in the top navigation. */
export interface NavigationEntry extends Audience {
  readonly label: string;
  /** Where it leads, relative to the base path. */
  readonly path: string;
  /** Name of an icon of `@hondana/shared/ui/Icon`. */
  readonly icon: string;
  /** Position among its siblings; lower is earlier. */
  readonly order: number;
  /** Second key of the shortcut `g` then a letter. */
  readonly shortcut?: string;
  /** Places below this one, shown in a menu beside the link. */
  readonly children?: readonly NavigationChild[];
  /** Slot whose contributions are pages below this one, at `x/` and their keys; they stand in the menu as well. */
  readonly slot?: SlotName;
}

/** A part that another remote shows: a widget, a tab, a page, an action. */
export interface Contribution extends Audience {
  readonly slot: SlotName;
  /** Unique within the remote, whatever the slot; stands in addresses. */
  readonly id: string;
  readonly title: string;
  /**
   * For an `action`: what it acts on. It is offered where such things are shown; one without a target stands in
   * the Actions dialog and the command palette.
   */
  readonly target?: ActionTarget;
  /** Module of the remote whose export `contribution` fills the slot. */
  readonly module: string;
}

/** What a team writes in its `remote.config.ts`. Module names are paths of source files. */
export interface RemoteDefinition {
  /** Lower-case letters, digits and hyphens. Stands in addresses and in the federation's names. */
  readonly id: string;
  /** How the shell names the remote to people. */
  readonly title: string;
  readonly requires: {
    /** Versions of the shell's contract that it was made for. */
    readonly contract: VersionRange;
    /** Servers it works with. */
    readonly server?: VersionRange;
  };
  readonly routes: readonly RouteEntry[];
  readonly navigation?: readonly NavigationEntry[];
  readonly contributions?: readonly Contribution[];
}

/** What the registry holds of a remote. Module names are the keys that the entry file exposes. */
export interface RemoteDescriptor extends RemoteDefinition {
  /** Version of this build, with the content's hash as build metadata: `10.0.0+1a2b3c4d`. */
  readonly version: string;
  /** Folder of its files, relative to the base path, with a trailing slash; or an absolute address. */
  readonly folder: string;
  /** Name of the entry file within the folder. */
  readonly entry: string;
  /** Name under which the entry file registers itself. */
  readonly container: string;
  /** Integrity (`sha384-…`) of every file of the folder. */
  readonly files: Readonly<Record<string, string>>;
  /** Files that each route pattern needs at once; loaded beside the entry file. */
  readonly preload: Readonly<Record<string, readonly string[]>>;
  /** Where a plugin was added from. What is part of the interface has none, and safe mode leaves it running. */
  readonly addedFrom?: string;
}

/** The shell, published the way remotes are. */
export interface ShellDescriptor {
  readonly version: string;
  readonly folder: string;
  readonly script: string;
  readonly styles: readonly string[];
  readonly files: Readonly<Record<string, string>>;
  /** Lowest server that this interface works with, as in `version.json`. */
  readonly contract: string;
}

/** The content of `remotes.json`. */
export interface Registry {
  readonly format: 1;
  readonly shell: ShellDescriptor;
  readonly remotes: readonly RemoteDescriptor[];
}
