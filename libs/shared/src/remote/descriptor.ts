/**
 * What the shell must know of a remote before loading its code: its navigation, and whether it may run.
 *
 * The build writes a {@link RemoteDescriptor} from a {@link RemoteDefinition}; the registry `remotes.json` contains the
 * descriptors. Types and the published JSON Schema are inferred from the zod schemas. The page's first script has no
 * room for zod: import only types there, and see `registry.ts`.
 */
import type { Texts } from '../language/text.ts';
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

/** A semver range in npm's syntax: `^`, `>=`, `<`, `||`. */
export type VersionRange = string;

/** Places that remotes can contribute to. */
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

export type SlotName = (typeof slotNames)[number];

/** What an `action` can act on. */
export const actionTargets = ['file', 'series'] as const;

export type ActionTarget = (typeof actionTargets)[number];

const id = matching(/^[a-z][a-z0-9-]*$/);
const name = z.string().check(z.minLength(1));
const path = matching(/^[^/]/);
const module = matching(/^\.\//);

const audience = {
  /** Administrators only, because its calls would be refused to others. */
  adminOnly: z.exactOptional(z.boolean()),
  /** Range of server versions, in the notation of api-facts section 4 (`5.1.0.28` reads `5.1.0-dev.28`). */
  server: z.exactOptional(z.string()),
};
const audienceSchema = record(audience);

/** Limits something to some users or servers. */
export type Audience = z.infer<typeof audienceSchema>;

const routeSchema = record({
  /** A react-router pattern, relative to the base path, without a leading slash. */
  path,
  /** Module of the remote that exports `routes: RemoteRoutes`. */
  module,
});

/**
 * A route pattern of a remote. The most specific pattern wins, across all remotes.
 * @example { path: 'collection/*', module: './src/routes.tsx' }
 */
export type RouteEntry = z.infer<typeof routeSchema>;

const place = {
  label: name,
  path,
  ...audience,
};
const navigationChildSchema = record(place);

/** An entry in the menu of a {@link NavigationEntry}. */
export type NavigationChild = z.infer<typeof navigationChildSchema>;

const navigationSchema = record({
  ...place,
  /** One of `navigationIcons`; a string, so that a shell can ignore unknown ones. */
  icon: z.string(),
  /** Lower is earlier. */
  order: z.number(),
  /** Second key of the shortcut `g` then a letter. */
  shortcut: z.exactOptional(matching(/^[a-z]$/)),
  children: z.exactOptional(list(navigationChildSchema)),
  /** Slot whose contributions are pages below this one, at `x/` and their keys; they are in the menu, too. */
  slot: z.exactOptional(z.enum(['settings.page', 'utilities.page'])),
});

export type NavigationEntry = z.infer<typeof navigationSchema>;

const sizeSchema = record({
  /** Of twelve; scaled down on narrow boards. */
  columns: z.int().check(z.minimum(2), z.maximum(12)),
  /** 24 pixels each. */
  rows: z.int().check(z.minimum(2), z.maximum(60)),
});

/** Default size of a widget. */
export type WidgetSize = z.infer<typeof sizeSchema>;

const contributionSchema = record({
  slot: z.enum(slotNames),
  /** Unique within the remote across slots; part of URLs. */
  id,
  title: name,
  /** Offered beside items of this kind; without a target in the Actions dialog and the command palette. */
  target: z.exactOptional(z.enum(actionTargets)),
  /** Default size of a `dashboard.widget`; without it, half as wide as the board. */
  size: z.exactOptional(sizeSchema),
  /** Module of the remote whose export `contribution` fills the slot. */
  module,
  ...audience,
});

/** A part that another remote renders: a widget, a tab, a page, an action. */
export type Contribution = z.infer<typeof contributionSchema>;

const callSchema = record({
  /** From the origin: `/api/v3/Series/:seriesId?includeDataFrom=AniDB`. No call unless all parameters are numbers. */
  address: matching(/^\/api\//),
  /** JSON body of a POST; a GET without it. Only calls that change nothing are allowed. */
  body: z.exactOptional(name),
  adminOnly: z.exactOptional(z.boolean()),
  /** Skipped if this browser has this item for the user (`writeUserItem('browser', …)`). */
  unlessStored: z.exactOptional(name),
});

/** An API call that a page starts with. */
export type FirstCall = z.infer<typeof callSchema>;

const definition = {
  /** Lower-case letters, digits and hyphens. Part of URLs and federation names. */
  id,
  title: name,
  requires: record({
    contract: z.string(),
    server: z.exactOptional(z.string()),
  }),
  routes: list(routeSchema),
  navigation: z.exactOptional(list(navigationSchema)),
  contributions: z.exactOptional(list(contributionSchema)),
  /**
   * Code that pages need at once besides their route's, by route pattern: source files, which the build turns into
   * chunks. Opening such a URL first loads them in parallel with the shell.
   */
  pages: z.exactOptional(z.readonly(z.record(path, list(name)))),
  /**
   * API calls that pages start with, by route pattern. Opening such a URL without a query sends them in parallel with
   * the code. The page takes over an answer by making the same request; unused answers are dropped.
   */
  calls: z.exactOptional(z.readonly(z.record(path, list(callSchema)))),
};
const definitionSchema = record(definition);

/** What a remote adds (pages, links, contributions), as lists of plugins state it. */
export const asksSchema = record({
  routes: z.exactOptional(definition.routes),
  navigation: definition.navigation,
  contributions: definition.contributions,
});

/** The content of a `remote.config.ts`. Modules are paths of source files. */
export type RemoteDefinition = z.infer<typeof definitionSchema>;

const integrity = matching(/^sha384-[A-Za-z0-9+/]+=*$/);
const languageTag = matching(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/);

const remoteLanguageSchema = record({
  /** Of the file with its texts, `languages/<tag>.json` in its folder. */
  integrity,
  /** Its title and labels in this language, by those of the definition. */
  labels: z.readonly(z.record(z.string(), z.string())),
});

/** A language of a remote. */
export type RemoteLanguage = z.infer<typeof remoteLanguageSchema>;

const published = {
  /** Version of this build, with the content hash as build metadata: `10.0.0+1a2b3c4d`. */
  version: matching(/^\d+\.\d+\.\d+/),
  /** Folder of its files, relative to the base path, with a trailing slash; or an absolute URL. */
  folder: matching(/\/$/),
  /** Integrity (`sha384-…`) of every file in the folder. */
  files: z.readonly(z.record(z.string(), integrity)),
  /** Release note in a sentence or two of plain text, shown to users of another version. */
  note: z.exactOptional(name),
};

export const remoteDescriptorSchema = record({
  ...definition,
  ...published,
  /** Entry file in the folder. */
  entry: matching(/\.js$/),
  /** Global name that the entry file registers. */
  container: matching(/^[A-Za-z_][A-Za-z0-9_]*$/),
  /** Files that each route pattern needs at once; loaded in parallel with the entry file. */
  preload: z.readonly(z.record(z.string(), list(z.string()))),
  /** By tag (BCP 47), besides English. */
  languages: z.exactOptional(z.readonly(z.record(languageTag, remoteLanguageSchema))),
  /** Source of a plugin. The interface's own remotes have none, so safe mode keeps them running. */
  addedFrom: z.exactOptional(name),
}).check(
  z.refine(({ entry, files }) => Object.hasOwn(files, entry), {
    path: ['entry'],
    error: 'must be among /files',
  }),
);

/** A remote in the registry. Modules are keys that the entry file exposes. */
export type RemoteDescriptor = z.infer<typeof remoteDescriptorSchema>;

const names = list(z.string());

const browsersSchema = record({
  /** Dotted names of required globals: `AbortSignal.any`. */
  names,
  /** Required CSS declarations: `color: light-dark(#000, #fff)`. */
  styles: names,
  text: name,
});

const earlySchema = record({
  session: name,
  /** Files besides script and styles, by whether a user is signed in. */
  files: record({ signedIn: names, signedOut: names }),
  /** Files that read kept answers, for a user who has an item of this name stored. */
  kept: z.exactOptional(record({ name, files: names })),
  /** URLs of calls, by role. */
  calls: record({ everyone: names, signedIn: names, administrator: names }),
});

export const shellDescriptorSchema = record({
  ...published,
  script: matching(/\.js$/),
  styles: names,
  contract: z.string(),
  /** Browser requirements, checked by the page's constant script. */
  browsers: z.exactOptional(browsersSchema),
  /** Its texts by tag (BCP 47) and ID, besides English. */
  languages: z.exactOptional(
    z.readonly(z.record(languageTag, z.readonly(z.record(z.string(), z.unknown())))),
  ),
  /** Fetched by the page's constant script in parallel with the shell's script. */
  early: z.exactOptional(earlySchema),
});

/** The shell, published like a remote. */
export type ShellDescriptor = z.infer<typeof shellDescriptorSchema>;

/** Of {@link Registry}. Entries have their own schemas, so that a bad one does not affect the others. */
export const registrySchema = z.object({
  format: z.literal(1),
  shell: z.looseObject({}),
  remotes: z.array(z.looseObject({ id: z.string() })),
});

/** Another version of a part, which the page's constant script puts in its place, in all tabs of a browser. */
export interface Alternative {
  /** For browsers on this channel. */
  readonly channel?: string;
  /** Share of all browsers, from 0 to 1, without a channel. */
  readonly share?: number;
  readonly part: ShellDescriptor | RemoteDescriptor;
}

/** The content of `remotes.json`. */
export interface Registry {
  readonly format: 1;
  readonly shell: ShellDescriptor;
  readonly remotes: readonly RemoteDescriptor[];
  /** Later ones win. */
  readonly alternatives?: readonly Alternative[];
  /** IDs of plugins that are installed but disabled for everyone. */
  readonly disabled?: readonly string[];
  /** URL of a list of plugins, relative to the page or absolute; null disables the interface's own. */
  readonly catalogue?: string | null;
}

/**
 * The content of `languages/<tag>.json` beside the registry: what the interface's own parts say in one language. Apart
 * from the registry, because English needs none of it. Plugins' languages stay in their descriptors.
 */
export interface LanguageFile {
  readonly format: 1;
  /** The shell's texts, by its version. */
  readonly shells: Readonly<Record<string, Texts>>;
  /** By ID and version. */
  readonly remotes: Readonly<Record<string, Readonly<Record<string, RemoteLanguage>>>>;
}
