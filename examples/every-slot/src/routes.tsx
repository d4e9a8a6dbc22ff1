import type { RemoteRoutes } from '@hondana/shared/remote';
import { Heading } from '@hondana/shared/ui/Heading';

function page(title: string) {
  return (
    <>
      <title>{`${title} · Hondana`}</title>
      <Heading level={1} look="title">
        {title}
      </Heading>
    </>
  );
}

export const routes: RemoteRoutes = [
  { path: 'every-slot', element: page('Every Slot') },
  { path: 'every-slot/statistics', element: page('Statistics') },
];
