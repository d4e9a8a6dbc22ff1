import type { Plugin } from 'vitest/config';

/**
 * Each test file loads several hundred modules, mostly the same ones, so the browser caches them. Not in watch mode,
 * where files change.
 */
export function cachedModules(): Plugin {
  return {
    name: 'cached-modules',
    configureServer({ config, middlewares }) {
      if (config.server.watch !== null) return;
      middlewares.use((request, response, next) => {
        if (request.headers['sec-fetch-dest'] === 'script') {
          const setHeader = response.setHeader.bind(response);
          response.setHeader = (name, value) =>
            setHeader(name, name === 'Cache-Control' && value === 'no-cache' ? 'max-age=86400' : value);
        }
        next();
      });
    },
  };
}
