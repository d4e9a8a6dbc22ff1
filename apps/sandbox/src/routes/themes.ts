import type { FastifyRequest } from 'fastify';
import type { Sandbox } from '../context.ts';
import { HttpError, notFound, problem } from '../http/errors.ts';
import { multipart } from '../http/multipart.ts';
import { bodyField } from '../http/query.ts';
import { presentTheme, publishedTheme, type Theme, themeFromFile, updatedTheme } from '../webui/themes.ts';
import type { Api } from './api.ts';

const css = 'text/css; charset=utf-8';

export function themeRoutes(api: Api, { network }: Sandbox): void {
  const themes = new Map<string, Theme>();

  const knownTheme = (request: FastifyRequest): Theme | undefined => {
    const { themeID } = request.params as { themeID: string };
    return themes.get(themeID.toLowerCase());
  };

  const themeOf = (request: FastifyRequest): Theme => {
    const theme = knownTheme(request);
    if (theme === undefined) throw notFound('A theme with the given id was not found.');
    return theme;
  };

  api.get('/api/v3/WebUI/Theme', () => [...themes.values()].map((theme) => presentTheme(theme, false)));

  api.get('/api/v3/WebUI/Theme.css', ({ reply }) =>
    reply.type(css).send([...themes.values()].map((theme) => theme.css).join('\n')),
  );

  api.get('/api/v3/WebUI/Theme/:themeID', ({ request }) => presentTheme(themeOf(request), false));

  api.get('/api/v3/WebUI/Theme/:themeID.css', ({ request, reply }) => {
    const theme = knownTheme(request);
    // The reference's message is no CSS, hence a 406 instead of a 404.
    if (theme === undefined) throw new HttpError(406);
    return reply.type(css).send(theme.css);
  });

  api.post('/api/v3/WebUI/Theme/AddFromFile', ({ request }) => {
    const parts = multipart(request);
    const file = parts.find((part) => part.fileName !== undefined);
    if (file?.fileName === undefined) throw problem({ file: ['The file field is required.'] });
    const theme = themeFromFile(file.fileName, file.content.toString('utf8'));
    const isPreview = parts.some(
      (part) => part.name === 'preview' && part.content.toString('utf8').toLowerCase() === 'true',
    );
    if (!isPreview) themes.set(theme.id, theme);
    return presentTheme(theme, isPreview);
  });

  api.post('/api/v3/WebUI/Theme/AddFromURL', ({ body }) => {
    const theme = publishedTheme(bodyField(body, 'URL'));
    if (!network.online) {
      throw new HttpError(500, 'Failed to retrieve the theme from the URL.', 'text/plain; charset=utf-8');
    }
    const isPreview = bodyField(body, 'Preview') === true;
    if (!isPreview) themes.set(theme.id, theme);
    return presentTheme(theme, isPreview);
  });

  api.get('/api/v3/WebUI/Theme/:themeID/Update', ({ request }) =>
    presentTheme(updatedTheme(themeOf(request)), true),
  );

  api.post('/api/v3/WebUI/Theme/:themeID/Update', ({ request }) => {
    const theme = updatedTheme(themeOf(request));
    themes.set(theme.id, theme);
    return presentTheme(theme, false);
  });

  api.delete('/api/v3/WebUI/Theme/:themeID', ({ request, reply }) => {
    themes.delete(themeOf(request).id);
    return reply.code(204).send();
  });
}
