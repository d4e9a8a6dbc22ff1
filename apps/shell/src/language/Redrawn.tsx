import { useLanguage } from '@hondana/shared/language';
import type { RouteObject } from '@hondana/shared/navigation';
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

/** With all that is in it: React skips an element that is the same object. */
function anew(node: ReactNode): ReactNode {
  if (!isValidElement<{ readonly children?: ReactNode }>(node)) return node;
  const { children } = node.props;
  if (Array.isArray(children)) return cloneElement(node, undefined, ...children.map(anew));
  return cloneElement(node, undefined, anew(children));
}

/** Draws an element that its parent never makes anew, such as a route's, again when the language changes. */
export function Redrawn({ element }: { readonly element: ReactElement }) {
  useLanguage();
  return anew(element);
}

const redrawing = (element: ReactNode): ReactNode =>
  isValidElement(element) ? <Redrawn element={element} /> : element;

const redrawn = ({ Component, element, errorElement, ...route }: RouteObject) => ({
  ...route,
  element: redrawing(Component ? <Component /> : element),
  errorElement: redrawing(errorElement),
});

/** The routes, whose pages are drawn again when the language changes, without losing what they hold. */
export function redrawnRoutes(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map(
    ({ lazy, children, ...route }) =>
      ({
        ...redrawn(route as RouteObject),
        lazy: typeof lazy === 'function' ? async () => redrawn((await lazy()) as RouteObject) : lazy,
        children: children && redrawnRoutes(children),
      }) as RouteObject,
  );
}
