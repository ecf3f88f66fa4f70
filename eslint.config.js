import { defineConfig } from 'eslint/config';
import compat from 'eslint-plugin-compat';
import jsdoc from 'eslint-plugin-jsdoc';
import storybook from 'eslint-plugin-storybook';
import tseslint from 'typescript-eslint';

/** In drawings of our own a line's width is a text, and stays where it is. */
const ownIcons = [
  {
    selector: 'JSXAttribute[name.name="strokeWidth"] > JSXExpressionContainer',
    message: 'An icon is drawn by components/Icon, whose sizes are the theme’s.',
  },
  {
    selector: 'JSXOpeningElement[name.name="Icon"] > JSXAttribute[name.name="size"] > JSXExpressionContainer > Literal',
    message: 'An icon’s size has a name in theme/tokens.ts.',
  },
];

/** The library is drawn on servers too (docs/library.md). */
const serverSnapshot = {
  selector: 'CallExpression[callee.name="useSyncExternalStore"][arguments.length<3]',
  message: 'Say what a server draws: its snapshot is the third argument.',
};

/** Stories, a docstring on everything public, and nothing that the oldest browsers lack (package.json «browserslist», D-70). Types, hooks and accessibility are oxlint's; import direction is dependency-cruiser's. */
export default defineConfig(
  {
    ignores: ['dist/', 'dist-*/', 'storybook-static/', 'reports/', 'test-results/', '**/*.tmp.*'],
  },
  tseslint.configs.base,
  storybook.configs['flat/recommended'],
  { rules: { 'storybook/prefer-pascal-case': 'off' } },
  {
    files: ['src/**/*.{ts,tsx}'],
    // Words have names that say what they are.
    ignores: ['src/**/*.{test,stories}.{ts,tsx}', 'src/**/*.{styles,words}.ts', 'src/components/messages/en.ts'],
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
  {
    files: ['{src,.storybook}/**/*.tsx'],
    ignores: ['src/components/Icon/Icon.tsx'],
    rules: {
      'no-restricted-syntax': ['error', ...ownIcons],
    },
  },
  {
    files: ['src/{components,theme}/**/*.{ts,tsx}'],
    ignores: ['src/components/Icon/Icon.tsx'],
    rules: {
      'no-restricted-syntax': ['error', ...ownIcons, serverSnapshot],
    },
  },
  {
    files: ['{src,scripts,assurance,.storybook}/**/*.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'vi',
          property: 'mock',
          message: 'Unit tests share their modules: one that is loaded already stays as it is. Hand over what differs.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/**/*.{test,stories}.{ts,tsx}', 'src/mocks/**'],
    ...compat.configs['flat/recommended'],
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/**/*.{test,stories}.{ts,tsx}', 'src/mocks/**'],
    rules: {
      // What the plugin has no data for.
      'no-restricted-properties': [
        'error',
        {
          object: 'AbortSignal',
          property: 'any',
          message: 'Missing before Chrome 116, Firefox 124 and Safari 17.4 (D-70).',
        },
      ],
    },
  },
);
