import axe from 'axe-core';
import { expect } from 'vitest';
import { levels, rulesOfColour, themes } from './accessibilityRules.ts';

async function violationsIn(theme: string, rules: string[]): Promise<string[]> {
  // Colours in transition belong to no theme.
  for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
  // The library puts focus guards at the edges of its layers. What a dialog has made inert is dimmed, and is looked at
  // where it is not.
  const context = {
    include: document.body,
    exclude: ['[data-base-ui-focus-guard]', '[data-base-ui-inert]'],
  };
  const { violations } = await axe.run(context, { runOnly: rules });
  return violations.map(
    ({ id, nodes }) => `${theme}: ${id} at ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

/**
 * Expects no violation of WCAG 2.2 A and AA on the page, in each of the three themes. A list that is dimmed while
 * it waits is looked at again once it has come; what stays wrong fails.
 *
 * @example await expectNoAxeViolations();
 */
export async function expectNoAxeViolations(): Promise<void> {
  const before = document.body.className;
  for (const [place, theme] of themes.entries()) {
    document.body.className = theme;
    const rules = place === 0 ? levels : rulesOfColour;
    await expect.poll(() => violationsIn(theme, rules), { interval: 300 }).toEqual([]);
  }
  document.body.className = before;
}
