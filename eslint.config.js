import jsdoc from 'eslint-plugin-jsdoc';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import tseslint from 'typescript-eslint';

/** Type-checked rules, hooks, stories, and a docstring on everything public. Import direction is dependency-cruiser's, a11y oxlint's. */
export default tseslint.config(
  {
    ignores: [
      'eslint.config.js',
      'dist/',
      'dist-library/',
      'storybook-static/',
      'reports/',
      'test-results/',
      '**/*.tmp.*',
      '.dependency-cruiser.js',
    ],
  },
  tseslint.configs.strictTypeChecked,
  reactHooks.configs.flat['recommended-latest'],
  storybook.configs['flat/recommended'],
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowAny: true }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // The code that it warns of is ASCII by construction or meant to go by code point.
      '@typescript-eslint/no-misused-spread': 'off',
      'storybook/prefer-pascal-case': 'off',
    },
  },
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
  {
    // Test doubles fulfil asynchronous interfaces at once, and a fixture's `use` is Playwright's, not React's.
    files: ['e2e/**/*.ts', 'bench/**/*.ts', 'src/**/*.test.{ts,tsx}'],
    rules: {
      '@typescript-eslint/require-await': 'off',
      'react-hooks/rules-of-hooks': 'off',
    },
  },
);
