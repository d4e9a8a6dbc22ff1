/**
 * The data half of a remote: everything the shell must know to draw navigation and to decide whether a
 * remote may run, before any of the remote's code has been loaded.
 *
 * The build writes a {@link RemoteDescriptor} from a {@link RemoteDefinition}; the registry `remotes.json`
 * contains each descriptor whole. Types are inferred from the schemas, and so is the JSON Schema that authors get.
 * The page's first script has no room for zod: import nothing but types there, and see `registry.ts`.
 */
import { z } from '../schema.ts';

function record<Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.readonly(z.strictObject(shape));
}

function list<Item extends z.core.SomeType>(item: Item) {
  return z.readonly(z.array(item));
}

function matching(pattern: RegExp) {
  return z.string().check(z.regex(pattern));
}

/** A semver range of `^`, `>=`, `<` and their kin, as the npm registry writes them. */
export type VersionRange = string;

/** Places of the interface that a remote can add something to. */
export const slotNames = [
  'dashboard.widget',
  'series.tab',
  'settings.page',
  'utilities.page',
  'group.section',
  'series.header',
  'episode.row',
  'calendar.day',
  'login.footer',
  'action',
  'command',
  'palette.settings',
] as const;

/** One of {@link slotNames}. */
export type SlotName = (typeof slotNames)[number];

/** Things that an `action` can act on. */
export const actionTargets = ['file', 'series'] as const;

/** One of {@link actionTargets}. */
export type ActionTarget = (typeof actionTargets)[number];

const id = matching(/^[a-z][a-z0-9-]*$/);
const name = z.string().check(z.minLength(1));
const path = matching(/^[^/]/);
const module = matching(/^\.\//);

const audience = {
  /** Rendered for administrators only, because its calls would be refused to others. */
  adminOnly: z.exactOptional(z.boolean()),
  /** Servers on which it works, in the notation of api-facts section 4 (`5.1.0.28` reads `5.1.0-dev.28`). */
  server: z.exactOptional(z.string()),
};
const audienceSchema = record(audience);

/** What decides whether something is shown to this user on this server. */
export type Audience = z.infer<typeof audienceSchema>;

const routeSchema = record({
  /** A react-router pattern, relative to the base path, without a leading slash. */
  path,
  /** Module of the remote that exports `routes: RemoteRoutes`. */
  module,
});

/**
 * An address pattern that belongs to a remote. The most specific pattern wins, whichever remote it is from.
 *
 * @example { path: 'collection/*', module: './src/routes.tsx' }
 */
export type RouteEntry = z.infer<typeof routeSchema>;

const place = {
  label: name,
  /** Where it leads, relative to the base path. */
  path,
  ...audience,
};
const navigationChildSchema = record(place);

/** A place in the menu of a {@link NavigationEntry}. */
export type NavigationChild = z.infer<typeof navigationChildSchema>;

const navigationSchema = record({
  ...place,
  /** One of `navigationIcons`; text, so that a shell can do with one that it does not know. */
  icon: z.string(),
  /** Position among its siblings; lower is earlier. */
  order: z.number(),
  /** Second key of the shortcut `g` then a letter. */
  shortcut: z.exactOptional(matching(/^[a-z]$/)),
  /** Places below this one, shown in a menu beside the link. */
  children: z.exactOptional(list(navigationChildSchema)),
  /** Slot whose contributions are pages below this one, at `x/` and their keys; they are in the menu as well. */
  slot: z.exactOptional(z.enum(['settings.page', 'utilities.page'])),
});

/** A link in the top navigation. */
export type NavigationEntry = z.infer<typeof navigationSchema>;

const sizeSchema = record({
  /** Of twelve; a narrow board has fewer, and the widget its share of them. */
  columns: z.int().check(z.minimum(2), z.maximum(12)),
  /** Of 24 pixels each. */
  rows: z.int().check(z.minimum(2), z.maximum(60)),
});

/** How large a widget is until it is arranged. */
export type WidgetSize = z.infer<typeof sizeSchema>;

const contributionSchema = record({
  slot: z.enum(slotNames),
  /** Unique within the remote, whatever the slot; part of addresses. */
  id,
  title: name,
  /**
   * For an `action`: what it acts on. It is offered where such things are shown; one without a target is in
   * the Actions dialog and the command palette.
   */
  target: z.exactOptional(z.enum(actionTargets)),
  /** For a `dashboard.widget`: its size until it is arranged; half as wide as the board unless given. */
  size: z.exactOptional(sizeSchema),
  /** Module of the remote whose export `contribution` fills the slot. */
  module,
  ...audience,
});

/** A part that another remote shows: a widget, a tab, a page, an action. */
export type Contribution = z.infer<typeof contributionSchema>;

const callSchema = record({
  /**
   * From the origin, as it goes out: `/api/v3/Series/:seriesId?includeDataFrom=AniDB`. Names are parts of the
   * pattern; an address whose parts are no numbers makes no call.
   */
  address: matching(/^\/api\//),
  /** JSON that is sent by POST; without it the call is a GET. Only calls that change nothing may be named. */
  body: z.exactOptional(name),
  /** Made only where the kept session is an administrator's. */
  adminOnly: z.exactOptional(z.boolean()),
  /** Not made where this browser keeps something for the user under that name (`keepUserItem('browser', …)`). */
  unlessKept: z.exactOptional(name),
});

/** A call that a page makes first. */
export type FirstCall = z.infer<typeof callSchema>;

const definition = {
  /** Lower-case letters, digits and hyphens. Part of addresses and of the federation's names. */
  id,
  /** How the shell names the remote to people. */
  title: name,
  requires: record({
    /** Versions of the shell's contract that it was made for. */
    contract: z.string(),
    /** Servers it works with. */
    server: z.exactOptional(z.string()),
  }),
  routes: list(routeSchema),
  navigation: z.exactOptional(list(navigationSchema)),
  contributions: z.exactOptional(list(contributionSchema)),
  /**
   * Code that pages need at once beyond that of their route, by address pattern: source files, which the build turns
   * into files. An address that is opened first loads it beside the shell, not after it.
   */
  pages: z.exactOptional(z.readonly(z.record(path, list(name)))),
  /**
   * Calls that pages make first, by address pattern. Where an address without a query is opened, they go out beside
   * the code. The page takes an answer over by asking for the same, and what is not asked for is dropped.
   */
  calls: z.exactOptional(z.readonly(z.record(path, list(callSchema)))),
};
const definitionSchema = record(definition);

/** The schema of what a remote asks for, as a list of plugins tells it: pages, links, and parts of others' pages. */
export const asksSchema = record({
  routes: z.exactOptional(definition.routes),
  navigation: definition.navigation,
  contributions: definition.contributions,
});

/** What a team writes in its `remote.config.ts`. Module names are paths of source files. */
export type RemoteDefinition = z.infer<typeof definitionSchema>;

const published = {
  /** Version of this build, with the content's hash as build metadata: `10.0.0+1a2b3c4d`. */
  version: matching(/^\d+\.\d+\.\d+/),
  /** Folder of its files, relative to the base path, with a trailing slash; or an absolute address. */
  folder: matching(/\/$/),
  /** Integrity (`sha384-…`) of every file of the folder. */
  files: z.readonly(z.record(z.string(), matching(/^sha384-[A-Za-z0-9+/]+=*$/))),
  /** What its publisher says of this version, in a sentence or two of plain text; told to those who have another one. */
  note: z.exactOptional(name),
};

/** The schema of {@link RemoteDescriptor}. */
export const remoteDescriptorSchema = record({
  ...definition,
  ...published,
  /** Name of the entry file within the folder. */
  entry: matching(/\.js$/),
  /** Name under which the entry file registers itself. */
  container: matching(/^[A-Za-z_][A-Za-z0-9_]*$/),
  /** Files that each route pattern needs at once; loaded beside the entry file. */
  preload: z.readonly(z.record(z.string(), list(z.string()))),
  /** Where a plugin was added from. What is part of the interface has none, and safe mode leaves it running. */
  addedFrom: z.exactOptional(name),
}).check(
  z.refine(({ entry, files }) => Object.hasOwn(files, entry), {
    path: ['entry'],
    error: 'must be among /files',
  }),
);

/** What the registry holds of a remote. Module names are the keys that the entry file exposes. */
export type RemoteDescriptor = z.infer<typeof remoteDescriptorSchema>;

const names = list(z.string());

const browsersSchema = record({
  /** Dotted names that must be defined: `AbortSignal.any`. */
  names,
  /** Declarations that must be understood: `color: light-dark(#000, #fff)`. */
  styles: names,
  /** What is said in a browser that lacks any. */
  text: name,
});

const earlySchema = record({
  /** Name under which the browser's stores hold the session. */
  session: name,
  /** Files beyond script and styles, for the signed-in user, and before signing in. */
  files: record({ signedIn: names, signedOut: names }),
  /** Addresses of calls, by who makes them. */
  calls: record({ everyone: names, signedIn: names, administrator: names }),
});

/** The schema of {@link ShellDescriptor}. */
export const shellDescriptorSchema = record({
  ...published,
  script: matching(/\.js$/),
  styles: names,
  /** Version of the contract that it offers to remotes. */
  contract: z.string(),
  /** What it needs of a browser. The page's constant script checks it. */
  browsers: z.exactOptional(browsersSchema),
  /** What the page's constant script asks for beside the shell's script. */
  early: z.exactOptional(earlySchema),
});

/** The shell, published the way remotes are. */
export type ShellDescriptor = z.infer<typeof shellDescriptorSchema>;

/** The schema of {@link Registry}; its entries have their own, so that a bad one does not affect the others. */
export const registrySchema = z.object({
  format: z.literal(1),
  shell: z.looseObject({}),
  remotes: z.array(z.looseObject({ id: z.string() })),
});

/** Another version of a part. The page's constant script puts it in the part's place, in all tabs of a browser. */
export interface Alternative {
  /** For browsers that have chosen this channel. */
  readonly channel?: string;
  /** For this share of all browsers, from 0 to 1, where no channel is named. */
  readonly share?: number;
  readonly part: ShellDescriptor | RemoteDescriptor;
}

/** The content of `remotes.json`. */
export interface Registry {
  readonly format: 1;
  readonly shell: ShellDescriptor;
  readonly remotes: readonly RemoteDescriptor[];
  /** The later ones win. */
  readonly alternatives?: readonly Alternative[];
  /** Ids of plugins that are kept and left out, for everyone. */
  readonly disabled?: readonly string[];
  /** Address of a list of plugins, relative to the page or absolute; null where the interface's own is not wanted. */
  readonly catalogue?: string | null;
}
