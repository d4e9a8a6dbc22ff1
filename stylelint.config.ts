import type { Config } from 'stylelint';
import { moduleUses } from './tools/check/moduleUses.ts';

export default {
  // The page's own style applies before the tokens load.
  ignoreFiles: ['**/dist/**', 'libs/shared/src/ui/tokens.css', 'apps/shell/page/page.css'],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    // In a mask, a colour is only its opacity.
    'color-named': ['never', { ignoreProperties: ['mask-image', '--before', '--after'] }],
    'color-no-hex': true,
    'function-disallowed-list': ['/^(rgb|hsl|hwb|oklch|oklab|lab|lch|color)a?$/i'],
  },
  overrides: [
    {
      files: ['**/*.module.css'],
      plugins: [moduleUses],
      rules: {
        'layer-name-pattern': '^(ui|app)$',
        'rule-nesting-at-rule-required-list': ['layer'],
        'hondana/module-uses': true,
      },
    },
  ],
} satisfies Config;
