import * as language from '@hondana/shared/language';
import * as live from '@hondana/shared/live';
import * as navigation from '@hondana/shared/navigation';
import * as layers from '@hondana/shared/overlays/layers';
import * as notices from '@hondana/shared/overlays/notices';
import * as remote from '@hondana/shared/remote';
import * as remoteRecords from '@hondana/shared/remote/remoteRecords';
import * as slots from '@hondana/shared/remote/slots';
import * as session from '@hondana/shared/session';
import * as settings from '@hondana/shared/settings';
import * as virtualGrid from '@hondana/shared/ui/VirtualGrid';
import * as reactQuery from '@tanstack/react-query';
import * as jotai from 'jotai';
// CommonJS: share the exports themselves, not a namespace object that looks up every name.
import react from 'react';
import jsxRuntime from 'react/jsx-runtime';
import reactDom from 'react-dom';
import reactDomClient from 'react-dom/client';

/** Shared modules that the frame uses anyway, so they are loaded before any remote. */
export const providedNow: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  '@tanstack/react-query': reactQuery,
  jotai,
  '@hondana/shared/language': language,
  '@hondana/shared/session': session,
  '@hondana/shared/navigation': navigation,
  '@hondana/shared/remote': remote,
  '@hondana/shared/overlays/layers': layers,
  '@hondana/shared/overlays/notices': notices,
  '@hondana/shared/settings': settings,
  '@hondana/shared/live': live,
  '@hondana/shared/remote/remoteRecords': remoteRecords,
  '@hondana/shared/remote/slots': slots,
  '@hondana/shared/ui/VirtualGrid': virtualGrid,
};

export const providedLater: Readonly<Record<string, () => Promise<unknown>>> = {
  '@hondana/shared/overlays/dialog': () =>
    import(/* webpackChunkName: "overlays" */ '@hondana/shared/overlays/dialog'),
  '@hondana/shared/overlays/sheet': () =>
    import(/* webpackChunkName: "overlays" */ '@hondana/shared/overlays/sheet'),
  '@hondana/shared/overlays/menu': () =>
    import(/* webpackChunkName: "overlays" */ '@hondana/shared/overlays/menu'),
  '@hondana/shared/overlays/select': () =>
    import(/* webpackChunkName: "overlays" */ '@hondana/shared/overlays/select'),
  '@hondana/shared/overlays/combobox': () =>
    import(/* webpackChunkName: "overlays" */ '@hondana/shared/overlays/combobox'),
  '@hondana/shared/overlays/tooltip': () =>
    import(/* webpackChunkName: "overlays" */ '@hondana/shared/overlays/tooltip'),
};
