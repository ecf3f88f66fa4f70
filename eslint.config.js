import { defineConfig } from 'eslint/config';
import jsdoc from 'eslint-plugin-jsdoc';
import storybook from 'eslint-plugin-storybook';
import tseslint from 'typescript-eslint';

/** Stories, and a docstring on everything public. Types, hooks and accessibility are oxlint's; import direction is dependency-cruiser's. */
export default defineConfig(
  {
    ignores: ['dist/', 'dist-library/', 'storybook-static/', 'reports/', 'test-results/', '**/*.tmp.*'],
  },
  tseslint.configs.base,
  storybook.configs['flat/recommended'],
  { rules: { 'storybook/prefer-pascal-case': 'off' } },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/**/*.{test,stories}.{ts,tsx}', 'src/**/*.styles.ts'],
    plugins: { jsdoc },
    rules: {
      'jsdoc/require-jsdoc': [
        'error',
        {
          publicOnly: true,
          require: { FunctionDeclaration: true, ArrowFunctionExpression: true, ClassDeclaration: true },
          contexts: ['ExportNamedDeclaration > TSInterfaceDeclaration[id.name!=/Props$|Options$/]'],
        },
      ],
    },
  },
);
