import { init, type ModuleFederation } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { providedLater, providedNow } from './provided.ts';

/** Versions of the shared modules, from `tools/build/sharedModules.ts`. */
declare const __SHARED_VERSIONS__: Readonly<Record<string, string>>;

type Shared = NonNullable<Parameters<typeof init>[0]['shared']>;

function sourceOf(name: string) {
  const later = providedLater[name];
  if (later) return { get: () => later().then((module) => () => module) };
  if (name in providedNow) return { lib: () => providedNow[name] };
  throw new Error(`The shell is to share ${name} and does not have it.`);
}

function shared(): Shared {
  // Remotes state which versions they accept. The shell provides one of each and accepts none.
  const shareConfig = { singleton: true, requiredVersion: false } as const;
  return Object.fromEntries(
    Object.entries(__SHARED_VERSIONS__).map(([name, version]) => [
      name,
      { version, scope: 'default', shareConfig, ...sourceOf(name) },
    ]),
  );
}

// Remotes are built without the runtime's core and use this one.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

/** The shell is a plain build that registers its shared modules, so federation loads only after sign-in (ADR 17). */
export const federation: ModuleFederation = init({ name: 'hondana_shell', remotes: [], shared: shared() });
