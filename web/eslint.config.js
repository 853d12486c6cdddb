import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

// What neither the compiler nor the formatter sees.  Prettier decides how the code looks.
export default ts.config(
  { ignores: ['node_modules', 'src/style/fonts', '**/*.gen.ts'] },
  js.configs.recommended,
  ...ts.configs.recommendedTypeChecked,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'no-undef': 'off', // the compiler knows
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'max-lines': ['error', 400],
      'svelte/no-at-html-tags': 'off', // faces are drawings of our own server
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      'prefer-const': 'off', // runes are let
      'svelte/no-unused-svelte-ignore': 'off', // svelte-check knows which are used
      'svelte/prefer-svelte-reactivity': 'off', // what is drawn is replaced whole, never changed
    },
  },
  {
    files: ['**/*.js', '**/*.mjs'], // tools, which run in a terminal
    ...ts.configs.disableTypeChecked,
    rules: {
      ...ts.configs.disableTypeChecked.rules,
      '@typescript-eslint/explicit-module-boundary-types': 'off',
      'no-console': 'off',
    },
  },
);
