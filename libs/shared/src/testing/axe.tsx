import axe from 'axe-core';
import { expect } from 'vitest';
import { levels, rulesOfColour, themes } from './accessibilityRules.ts';

async function violationsIn(theme: string, rules: string[]): Promise<string[]> {
  // Colours in transition belong to no theme.
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
  // Base UI's focus guards; and inert content behind a dialog, which is dimmed and checked without the dialog.
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
 * Expects no violation of WCAG 2.2 A and AA in each of the three themes. Polls, as lists are dimmed while they load.
 * @example await expectNoAxeViolations();
 */
export async function expectNoAxeViolations(): Promise<void> {
  const before = document.body.className;
  for (const [index, theme] of themes.entries()) {
    document.body.className = theme;
    const rules = index === 0 ? levels : rulesOfColour;
    await expect.poll(() => violationsIn(theme, rules), { interval: 300 }).toEqual([]);
  }
  document.body.className = before;
}
